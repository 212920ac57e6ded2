package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.TextKind;
import games.turnstile.xiangqi.notation.NotationException;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Variant;

/** Files with variants as text for people. */
public final class VariantTexts extends TextKind {
  /** Makes the kind of file. */
  public VariantTexts() {
    super("Xiangqi variant as text", "xiangqi-variant ");
  }

  @Override
  public Report check(GivenFile file) {
    return VariantReports.report(parse(file));
  }

  /**
   * {@return the variant in a file}
   *
   * @throws BadInputException if there is none
   */
  static Variant parse(GivenFile file) {
    String text = file.text();
    try {
      return VariantCodec.parse(text);
    } catch (NotationException malformed) {
      throw file.refusal(text, malformed.offset(), malformed.problem());
    }
  }
}
