/**
 * Metro maps: {@link games.turnstile.railchess.map.RailMap} and its parts, the operations of an
 * editor as {@code MapEdit}, a generator, and the maps that come with the library.
 */
package games.turnstile.railchess.map;
