/**
 * The rules of Railchess written down a second time, as plainly as possible and from the rules
 * alone, to check the engine against and to measure its speed by. It shares no code with the
 * engine; only maps are the same.
 */
package games.turnstile.railchess.oracle;
