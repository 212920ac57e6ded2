/** Positions, moves, levels and games as text. */
package games.turnstile.puzzlechess.notation;
