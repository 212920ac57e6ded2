/**
 * Placements, dice, sheets and games as text, read strictly and written. {@link
 * games.turnstile.railroadink.notation.BoardCodec} is for what one player has drawn, {@link
 * games.turnstile.railroadink.notation.RecordCodec} for whole games with their dice and rounds.
 */
package games.turnstile.railroadink.notation;
