package games.turnstile.gambit.display;

import games.turnstile.gambit.Turn;
import games.turnstile.gambit.notation.TurnCodec;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The way of a piece as people type it: squares with an x, a dash, a space or nothing in between.
 *
 * @param turn the squares
 * @param stops whether the turn is to end there although the piece may be able to jump on
 */
record TypedWay(Turn turn, boolean stops) {
  private static final Pattern SQUARE = Pattern.compile("[a-h][1-4]");
  private static final Pattern WAY =
      Pattern.compile("%1$s(?:[x -]?%1$s)*( stop)?".formatted(SQUARE));

  /** The way in a text of lower case, empty if it is none. */
  static Optional<TypedWay> read(String typed) {
    Matcher way = WAY.matcher(typed);
    if (!way.matches()) {
      return Optional.empty();
    }
    String squares =
        SQUARE.matcher(typed).results().map(MatchResult::group).collect(Collectors.joining("x"));
    return Optional.of(new TypedWay(TurnCodec.parse(squares), way.group(1) != null));
  }
}
