/** To come. */
package games.turnstile.puzzlechess.notation;
