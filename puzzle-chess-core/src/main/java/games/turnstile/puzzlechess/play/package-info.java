/** To come. */
package games.turnstile.puzzlechess.play;
