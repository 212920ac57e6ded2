/** The commands for Railroad Ink. */
package games.turnstile.arcade.railroadink;
