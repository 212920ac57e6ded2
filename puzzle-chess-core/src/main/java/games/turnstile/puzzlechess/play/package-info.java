/**
 * Whole games: clock, undo, pre-moves, records and sketches around positions.
 *
 * <p>Start with {@link games.turnstile.puzzlechess.play.Game}, which is what a player plays. It
 * keeps what has happened as a {@link games.turnstile.puzzlechess.play.GameRecord}, a value that
 * knows no clock and can be saved.
 */
package games.turnstile.puzzlechess.play;
