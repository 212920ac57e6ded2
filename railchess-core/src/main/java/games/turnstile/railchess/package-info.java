/**
 * Railchess: two to four players ride a metro and claim its stations.
 *
 * <p>Start with {@link games.turnstile.railchess.Setup}, which makes a game of a map and players;
 * then {@link games.turnstile.railchess.Position}, which knows the rules.
 */
package games.turnstile.railchess;
