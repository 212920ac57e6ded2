/**
 * Chess puzzles with terrain, stores and scenes, and orthodox chess as the simplest of them.
 *
 * <p>Puzzles are data: see {@link games.turnstile.puzzlechess.scene.Level}. Start here with {@link
 * games.turnstile.puzzlechess.Position}, which lists, checks and plays moves. {@link
 * games.turnstile.puzzlechess.Solver} finds forced solutions, {@link
 * games.turnstile.puzzlechess.Pastor} plays. Package {@code play} has whole games with clock, undo,
 * pre-moves and records; {@code notation} reads and writes all of it as text; {@code campaign} has
 * levels to play and what tells a level's author of mistakes.
 */
package games.turnstile.puzzlechess;
