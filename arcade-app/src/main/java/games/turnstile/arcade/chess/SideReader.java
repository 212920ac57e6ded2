package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.puzzlechess.scene.Side;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads sides as people type them. */
final class SideReader implements ITypeConverter<Side> {
  @Override
  public Side convert(String text) {
    return EnumNames.find(Side.class, text)
        .orElseThrow(
            () -> new TypeConversionException("'%s' is neither white nor black".formatted(text)));
  }
}
