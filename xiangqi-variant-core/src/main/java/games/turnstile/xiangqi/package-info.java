/**
 * Board games described by data, full xiangqi among them.
 *
 * <p>Start with {@link games.turnstile.xiangqi.Ruleset}, a variant made ready to be played; then
 * {@link games.turnstile.xiangqi.Position}, which lists, checks and plays moves, and {@link
 * games.turnstile.xiangqi.GameRecord}, which remembers them. Variants are values of {@link
 * games.turnstile.xiangqi.variant.Variant}; {@code notation} reads and writes them, and moves,
 * positions and records. {@link games.turnstile.xiangqi.Diagram} draws a position for a terminal.
 */
package games.turnstile.xiangqi;
