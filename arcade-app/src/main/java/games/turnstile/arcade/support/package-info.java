/** What the commands of all games need: results, limits, files, tournaments. */
package games.turnstile.arcade.support;
