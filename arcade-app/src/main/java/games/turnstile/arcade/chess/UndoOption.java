package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.UndoRule;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option with which a player chooses how often moves may be taken back. */
final class UndoOption {
  /** What the option is called. */
  static final String NAME = "--undo";

  @Option(
      names = NAME,
      paramLabel = "off|N|unlimited",
      converter = RuleReader.class,
      description =
          "How often each side may take moves back in a scene (default: as the level says).")
  private UndoRule rule;

  /** The level as the player wants it. */
  Level in(Level level) {
    return rule == null ? level : level.withUndo(rule);
  }

  /** Reads rules as people type them. */
  static final class RuleReader implements ITypeConverter<UndoRule> {
    @Override
    public UndoRule convert(String text) {
      if (text.equalsIgnoreCase("off")) {
        return UndoRule.OFF;
      }
      if (text.equalsIgnoreCase("unlimited")) {
        return UndoRule.UNLIMITED;
      }
      if (text.matches("[0-9]{1,9}")) {
        return new UndoRule(Integer.parseInt(text));
      }
      throw new TypeConversionException(
          "'%s' is neither off nor unlimited nor a number up to 999999999".formatted(text));
    }
  }
}
