/** The commands for Gambit. */
package games.turnstile.arcade.gambit;
