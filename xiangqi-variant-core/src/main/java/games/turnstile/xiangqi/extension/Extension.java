package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.PieceType;
import java.util.Map;
import java.util.Optional;

/**
 * Rules that data alone cannot tell. A variant names the extensions that it needs; they are found
 * among those that come along and by {@link java.util.ServiceLoader}, or given by hand.
 *
 * <p>All methods have a default that changes nothing, so that an extension overrides only what it
 * is about. The cheapest way is the best: a {@link Gait} or a {@link PositionRule} that asks for
 * the square alone becomes a table when the variant is loaded; a {@link WaysHook} is asked for
 * every piece at every turn and in every line that a bot looks at.
 *
 * <p>What a hook throws is reported as an {@link ExtensionException} that names the extension, and
 * leaves the position as it was.
 */
public interface Extension {
  /** {@return its name, by which variants ask for it} */
  String name();

  /** {@return its version, for people} */
  default String version() {
    return "1.0";
  }

  /**
   * {@return what tells it from others of the same name and version; extensions that agree in all
   * three are taken for the same rules}
   */
  default String fingerprint() {
    return getClass().getName();
  }

  /** {@return what it does and what it wants in the tables, for people; may be empty} */
  default String help() {
    return "";
  }

  /**
   * {@return the same in a language; {@link #help()} unless the extension speaks it}
   *
   * @param language any language
   */
  default String help(Language language) {
    return help();
  }

  /** {@return position rules by their names, beyond those that every variant has} */
  default Map<String, PositionRule> positionRules() {
    return Map.of();
  }

  /**
   * {@return what the terms of the rules of a piece type mean, if it is not the {@linkplain
   * Gait#ORDINARY ordinary}; asked when the variant is loaded. If several extensions have an
   * opinion on a type, the first one counts}
   *
   * @param type any piece type
   */
  default Optional<Gait> gait(PieceType type) {
    return Optional.empty();
  }

  /** {@return what sections of the moves beyond the second mean, by their numbers, for people} */
  default Map<Integer, SectionMeaning> sections() {
    return Map.of();
  }

  /** {@return what may change the ways of a piece, if the extension has that} */
  default Optional<WaysHook> waysHook() {
    return Optional.empty();
  }

  /** {@return what acts after each move, if the extension has that} */
  default Optional<AfterMoveHook> afterMoveHook() {
    return Optional.empty();
  }

  /**
   * {@return whether it keeps something in mind from one move to the next, beyond the board}
   *
   * <p>Such an extension is asked for {@link #forNewGame()} at the beginning of each game, and its
   * hook after each move is called for all moves of that game in order. After an undo a new one is
   * made and the moves are played again. Bots do not call its hook after moves that they only think
   * about.
   */
  default boolean remembers() {
    return false;
  }

  /** {@return the extension for one game; itself, unless it {@linkplain #remembers() remembers}} */
  default Extension forNewGame() {
    return this;
  }
}
