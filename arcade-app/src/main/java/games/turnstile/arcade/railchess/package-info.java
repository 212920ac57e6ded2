/** The commands for Railchess. */
package games.turnstile.arcade.railchess;
