/**
 * Railroad Ink: routes drawn with dice and a pencil, alone or by several players on shared dice.
 *
 * <p>Start with {@link games.turnstile.railroadink.Position}, a whole game; then {@link
 * games.turnstile.railroadink.Round} and {@link games.turnstile.railroadink.Sheet}, one player's
 * part in it, and {@link games.turnstile.railroadink.ScoreCard}.
 */
package games.turnstile.railroadink;
