/**
 * What rules cannot say as data: implement {@link games.turnstile.xiangqi.extension.Extension}.
 *
 * <p>Three come along: {@link games.turnstile.xiangqi.extension.MorePositionRules}, {@link
 * games.turnstile.xiangqi.extension.ChineseChess} and {@link
 * games.turnstile.xiangqi.extension.ShieldsAndBans}. A stand-alone project with one of its own is
 * in {@code examples/xiangqi-extension}.
 */
package games.turnstile.xiangqi.extension;
