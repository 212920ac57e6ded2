/** How fast Xiangqi variants are played. */
package games.turnstile.benchmarks.xiangqi;
