/** The commands for Xiangqi and other board games described by data. */
package games.turnstile.arcade.xiangqi;
