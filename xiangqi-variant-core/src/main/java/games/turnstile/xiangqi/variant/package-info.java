/**
 * Games as data: {@link games.turnstile.xiangqi.variant.Variant} is a board, the kinds of its
 * pieces with their {@link games.turnstile.xiangqi.variant.MoveRule}s, and the rules that are on.
 */
package games.turnstile.xiangqi.variant;
