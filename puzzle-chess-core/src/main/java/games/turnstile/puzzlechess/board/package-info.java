/**
 * Pieces on the ground of one scene, as bits: where they can go, what they control, what a move
 * does. Nothing here knows ports, links, reactions or goals.
 *
 * <p>The module keeps this package to itself. {@link games.turnstile.puzzlechess.board.Field} is
 * the board, {@link games.turnstile.puzzlechess.board.Generator} lists its moves, and {@link
 * games.turnstile.puzzlechess.board.Mover} plays them.
 */
package games.turnstile.puzzlechess.board;
