/**
 * Puzzles as data: levels and what they are made of.
 *
 * <p>A {@link games.turnstile.puzzlechess.scene.Level} holds {@link
 * games.turnstile.puzzlechess.scene.Scene}s and the {@link games.turnstile.puzzlechess.scene.Kind}s
 * of pieces in them. All values are immutable, and a level that exists is consistent.
 */
package games.turnstile.puzzlechess.scene;
