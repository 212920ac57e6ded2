/** Text forms of what the game knows, read strictly and written. */
package games.turnstile.railroadink.notation;
