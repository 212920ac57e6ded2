/** The commands for puzzle chess, and for orthodox chess as the simplest of it. */
package games.turnstile.arcade.chess;
