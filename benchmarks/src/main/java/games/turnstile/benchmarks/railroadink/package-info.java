/** Benchmarks of Railroad Ink, and a program that looks for the slowest sheet to score. */
package games.turnstile.benchmarks.railroadink;
