package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.puzzlechess.Pastor;
import games.turnstile.puzzlechess.scene.Side;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who plays. A record does not tell; a file in which the arcade keeps one does, by comments.
 *
 * @param bots the levels of the bots; a side that is missing is a person's
 */
record Players(Map<Side, Pastor> bots) {
  private static final Pattern COMMENT =
      Pattern.compile("(?m)^# (White|Black): (a person|([a-z]+) Pastor)$");

  /** Copies the map. */
  Players {
    bots = Map.copyOf(bots);
  }

  /** The players that a file tells of; empty if it does not tell of both. */
  static Optional<Players> in(String text) {
    Map<Side, Pastor> bots = new EnumMap<>(Side.class);
    int told = 0;
    Matcher comment = COMMENT.matcher(text);
    while (comment.find()) {
      Side side = Side.valueOf(comment.group(1).toUpperCase(Locale.ROOT));
      Optional<Pastor> level =
          Stream.of(Pastor.values())
              .filter(each -> EnumNames.of(each).equals(comment.group(3)))
              .findFirst();
      level.ifPresent(known -> bots.put(side, known));
      told += level.isPresent() || comment.group(3) == null ? 1 : 0;
    }
    return told == Side.values().length ? Optional.of(new Players(bots)) : Optional.empty();
  }

  /** The same with bots of another level. */
  Players withLevel(Pastor level) {
    Map<Side, Pastor> others = new EnumMap<>(Side.class);
    bots.keySet().forEach(side -> others.put(side, level));
    return new Players(others);
  }

  /** The comments, a line each. */
  String comments() {
    return Stream.of(Side.values())
        .map(side -> "# %s: %s\n".formatted(Tellings.name(side), name(side).orElse("a person")))
        .collect(Collectors.joining());
  }

  /** What a bot is called, empty if a person plays the side. */
  Optional<String> name(Side side) {
    return Optional.ofNullable(bots.get(side)).map(level -> EnumNames.of(level) + " Pastor");
  }

  /** The side as it begins a sentence, with the bot that plays it. */
  String called(Side side) {
    return name(side)
        .map(bot -> "%s (%s)".formatted(Tellings.name(side), bot))
        .orElse(Tellings.name(side));
  }

  /** Whether a person plays at all. */
  boolean hasPerson() {
    return bots.size() < Side.values().length;
  }

  /** The side of the person, or the one that is to move if both are played by persons. */
  Side person(Side toMove) {
    return bots.keySet().stream().map(Side::opponent).findFirst().orElse(toMove);
  }

  /** The bots of one game. */
  Map<Side, Bot> bots(BudgetOptions budget, long seed) {
    Map<Side, Bot> made = new EnumMap<>(Side.class);
    bots.forEach((side, level) -> made.put(side, budget.bot(level, Bots.seed(side, seed))));
    return made;
  }
}
