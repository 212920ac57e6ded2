/**
 * The {@code ./arcade} command. {@link games.turnstile.arcade.Arcade} lists what it offers; each
 * game has a package of its own with its commands.
 */
package games.turnstile.arcade;
