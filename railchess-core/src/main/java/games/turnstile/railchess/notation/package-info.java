/**
 * Maps, games and logs as text. {@link games.turnstile.railchess.notation.MapCodec} reads and
 * writes maps in a format made for people, {@link games.turnstile.railchess.notation.RecordCodec}
 * whole games; {@link games.turnstile.railchess.notation.RailmapCodec} and {@link
 * games.turnstile.railchess.notation.GameLogCodec} read the files of the original plugin.
 */
package games.turnstile.railchess.notation;
