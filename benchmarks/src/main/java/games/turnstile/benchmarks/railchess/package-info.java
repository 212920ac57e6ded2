/** Benchmarks of Railchess, and programs that measure its slowest rides. */
package games.turnstile.benchmarks.railchess;
