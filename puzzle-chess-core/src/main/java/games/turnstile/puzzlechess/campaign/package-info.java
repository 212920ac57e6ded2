/** To come. */
package games.turnstile.puzzlechess.campaign;
