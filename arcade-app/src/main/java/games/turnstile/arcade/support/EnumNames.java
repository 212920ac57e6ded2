package games.turnstile.arcade.support;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The constants of enums as people type them. */
public final class EnumNames {
  private EnumNames() {}

  /**
   * {@return the name in lower case}
   *
   * @param constant any constant
   */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /**
   * {@return the names of all constants in their order}
   *
   * @param type the enum
   */
  public static List<String> all(Class<? extends Enum<?>> type) {
    return Stream.of(type.getEnumConstants()).map(EnumNames::of).toList();
  }

  /**
   * {@return the constant that is called so, whatever the case; empty if none is}
   *
   * @param <E> the enum
   * @param type the enum
   * @param name as people type it
   */
  public static <E extends Enum<E>> Optional<E> find(Class<E> type, String name) {
    return Stream.of(type.getEnumConstants())
        .filter(constant -> constant.name().equalsIgnoreCase(name))
        .findFirst();
  }
}
