/** The text forms of boards, positions, turns and whole games, read strictly. */
package games.turnstile.gambit.notation;
