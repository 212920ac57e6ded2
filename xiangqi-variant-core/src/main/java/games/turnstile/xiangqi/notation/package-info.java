/** Rules, variants, moves, positions and records as text. */
package games.turnstile.xiangqi.notation;
