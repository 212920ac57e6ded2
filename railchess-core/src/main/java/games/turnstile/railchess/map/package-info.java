/**
 * Metro maps: {@link games.turnstile.railchess.map.RailMap} and its parts, the operations of an
 * editor as {@link games.turnstile.railchess.map.MapEdit} with {@link
 * games.turnstile.railchess.map.MapHistory} to undo them, and {@link
 * games.turnstile.railchess.map.MapGenerator} for maps of cities that do not exist.
 */
package games.turnstile.railchess.map;
