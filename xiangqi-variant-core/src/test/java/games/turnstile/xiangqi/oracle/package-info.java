/**
 * The rules of xiangqi variants written down a second time, as plainly as possible and from the
 * rules alone, to check the engine against and to measure its speed by. It shares no code with the
 * engine; only the data of a variant and the words for moves and results are the same.
 */
package games.turnstile.xiangqi.oracle;
