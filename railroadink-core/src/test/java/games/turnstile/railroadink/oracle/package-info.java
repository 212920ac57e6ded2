/**
 * The rules of Railroad Ink written down a second time, as plainly as possible and from the rules
 * alone, to check the engine against and to measure its speed by. It shares no code with the
 * engine; only placements, tiles and squares are the same, and they are nothing but names here.
 */
package games.turnstile.railroadink.oracle;
