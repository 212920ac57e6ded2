/** How fast puzzle chess is played and solved, and orthodox chess beside another library. */
package games.turnstile.benchmarks.puzzlechess;
