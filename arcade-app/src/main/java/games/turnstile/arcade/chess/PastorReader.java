package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.puzzlechess.Pastor;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads levels of Pastor as people type them. */
final class PastorReader implements ITypeConverter<Pastor> {
  @Override
  public Pastor convert(String text) {
    return EnumNames.find(Pastor.class, text)
        .orElseThrow(
            () -> new TypeConversionException("'%s' is none of %s".formatted(text, Bots.LEVELS)));
  }

  /** Reads the same where people may mean a level of puzzles. */
  static final class WithAdvice implements ITypeConverter<Pastor> {
    @Override
    public Pastor convert(String text) {
      try {
        return new PastorReader().convert(text);
      } catch (TypeConversionException unknown) {
        throw new TypeConversionException(
            "%s; a level of puzzles is named without --level, such as: play chess %s"
                .formatted(
                    unknown.getMessage(),
                    LevelNames.find(text).isPresent() ? text : LevelNames.example()));
      }
    }
  }
}
