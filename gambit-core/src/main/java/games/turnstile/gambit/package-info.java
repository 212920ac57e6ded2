/**
 * Gambit: two players, 8 by 4 squares, pieces that jump over each other, islands that score.
 *
 * <p>Start with {@link games.turnstile.gambit.Position}: it lists, checks and plays moves and never
 * changes. {@link games.turnstile.gambit.GameRecord} is a game from its first position to its last.
 * {@link games.turnstile.gambit.Solver} knows the best turns, {@link games.turnstile.gambit.Level}
 * makes opponents. Text forms are in {@link games.turnstile.gambit.notation}.
 */
package games.turnstile.gambit;
