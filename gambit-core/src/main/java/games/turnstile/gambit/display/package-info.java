/**
 * A port to any screen: {@link games.turnstile.gambit.display.Match} plays a game and talks through
 * a {@link games.turnstile.gambit.display.Display}, of which {@link
 * games.turnstile.gambit.display.PlainTextDisplay} is one for plain text.
 */
package games.turnstile.gambit.display;
