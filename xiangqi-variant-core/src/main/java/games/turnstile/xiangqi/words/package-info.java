/**
 * What people read about a game, in English and in Chinese.
 *
 * <p>Start with {@link games.turnstile.xiangqi.words.Words}, which tells the rules of a variant and
 * of its pieces; {@link games.turnstile.xiangqi.words.Marks} are the signs on a piece. Extensions
 * bring words of their own, see {@link games.turnstile.xiangqi.extension.Wording}.
 */
package games.turnstile.xiangqi.words;
