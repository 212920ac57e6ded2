package games.turnstile.arcade.support;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The names under which bots play. A record tells by them which of its players are bots. */
public final class BotNames {
  private static final Pattern NAME = Pattern.compile("([a-z]+) bot( [0-9]+)?");

  private BotNames() {}

  /**
   * {@return a name for each bot, such as {@code greedy bot} and {@code greedy bot 2}, all
   * different}
   *
   * @param kinds the kind of each bot
   */
  public static List<String> of(List<? extends Enum<?>> kinds) {
    List<String> names = new ArrayList<>();
    List<Enum<?>> before = new ArrayList<>();
    for (Enum<?> kind : kinds) {
      before.add(kind);
      int same = Collections.frequency(before, kind);
      names.add(EnumNames.of(kind) + " bot" + (same == 1 ? "" : " " + same));
    }
    return names;
  }

  /**
   * {@return the kind of the bot with this name; empty if it is not a bot's name}
   *
   * @param <E> the kinds
   * @param name any name
   * @param kinds all kinds
   */
  public static <E extends Enum<E>> Optional<E> kind(String name, Class<E> kinds) {
    Matcher bot = NAME.matcher(name);
    return Stream.of(kinds.getEnumConstants())
        .filter(kind -> bot.matches() && bot.group(1).equals(EnumNames.of(kind)))
        .findFirst();
  }
}
