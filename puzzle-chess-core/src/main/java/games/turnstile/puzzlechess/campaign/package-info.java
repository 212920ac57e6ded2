/** Levels to play, and what tells the author of a level of mistakes in it. */
package games.turnstile.puzzlechess.campaign;
