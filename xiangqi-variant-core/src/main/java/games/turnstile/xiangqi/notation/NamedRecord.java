package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.variant.Names;
import games.turnstile.xiangqi.variant.Side;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The record of a game and who played it.
 *
 * @param game what was played
 * @param names what the players are called, as far as that is known
 */
public record NamedRecord(GameRecord game, Map<Side, String> names) {
  /**
   * Copies the names.
   *
   * @throws IllegalArgumentException if one is not a line of 1 to 60 characters that can be seen,
   *     without blanks at the ends
   */
  public NamedRecord {
    Objects.requireNonNull(game, "game");
    Map<Side, String> copy = new EnumMap<>(Side.class);
    copy.putAll(names);
    names = Collections.unmodifiableMap(copy);
    for (String name : names.values()) {
      if (!Names.isName(name)) {
        throw new IllegalArgumentException(
            "a player's name has %s, not '%s'".formatted(Names.RULE, Names.excerpt(name)));
      }
    }
  }

  /**
   * {@return what a player is called, empty if that is not known}
   *
   * @param side any side
   */
  public Optional<String> name(Side side) {
    return Optional.ofNullable(names.get(side));
  }

  /**
   * {@return another state of the game between the same players}
   *
   * @param other what was played
   */
  public NamedRecord withGame(GameRecord other) {
    return new NamedRecord(other, names);
  }
}
