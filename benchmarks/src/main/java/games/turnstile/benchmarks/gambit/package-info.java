/** Benchmarks of Gambit, and the program that walks through all its positions. */
package games.turnstile.benchmarks.gambit;
