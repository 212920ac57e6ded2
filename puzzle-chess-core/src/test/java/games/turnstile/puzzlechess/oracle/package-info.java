/**
 * A second reading of {@code RULES.md}: plain, slow, and written without a look at the engine.
 * Tests hold the engine against it.
 */
package games.turnstile.puzzlechess.oracle;
