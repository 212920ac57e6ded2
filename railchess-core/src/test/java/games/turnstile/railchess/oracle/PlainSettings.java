package games.turnstile.railchess.oracle;

/**
 * What can be agreed on before a {@link PlainGame}.
 *
 * @param maxN the highest number
 * @param maxStucks after how many stuck turns a player leaves
 * @param hints whether a number comes with the turn, and not at the end of the turn before
 * @param idleCap how many rounds without any claim end the game
 */
public record PlainSettings(int maxN, int maxStucks, boolean hints, int idleCap) {
  /** {@return numbers to 12, out at five stuck turns, no hints, the end after 100 idle rounds} */
  public static PlainSettings standard() {
    return new PlainSettings(12, 5, false, 100);
  }

  /** {@return the same with another highest number} */
  public PlainSettings withMaxN(int other) {
    return new PlainSettings(other, maxStucks, hints, idleCap);
  }

  /** {@return the same with another number of stuck turns} */
  public PlainSettings withMaxStucks(int other) {
    return new PlainSettings(maxN, other, hints, idleCap);
  }

  /** {@return the same with hints or without} */
  public PlainSettings withHints(boolean other) {
    return new PlainSettings(maxN, maxStucks, other, idleCap);
  }

  /** {@return the same with another number of idle rounds} */
  public PlainSettings withIdleCap(int other) {
    return new PlainSettings(maxN, maxStucks, hints, other);
  }
}
