package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.FileKind;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.xiangqi.notation.NotationException;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Variant;

/** Files with variants as text for people. */
public final class VariantTexts implements FileKind {
  private static final String BEGINNING = "xiangqi-variant ";

  /** Makes the kind of file. */
  public VariantTexts() {}

  @Override
  public String name() {
    return "Xiangqi variant as text";
  }

  @Override
  public String sign() {
    return "begins with '" + BEGINNING + "'";
  }

  @Override
  public boolean recognises(GivenFile file) {
    return file.firstStatement().startsWith(BEGINNING);
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
