package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Objects;

/**
 * Variants as text that people can read and write, so that no spreadsheet is needed:
 *
 * <pre>{@code
 * xiangqi-variant 1
 * name Little duel
 * rule promotion
 * rule undo
 * rule neutral-limit
 * option must-answer-check
 * option no-moves draw
 * option repetition
 * option no-capture-limit 120
 * extension chinese-chess
 * piece 1 red leader "King"
 *   moves 1,2,3,4,5,6,7,8;
 *   attribute xiangqi = general
 * piece 2 blue leader "King"
 *   moves 1,2,3,4,5,6,7,8;
 * piece 3 red "Guard"
 *   moves 2(X[4|5]);
 *   promotion X[1]
 *   promoted 2,7;4,5
 * board 4 3
 *  . 2 .
 *  . . .
 *  . 3 .
 *  . 1 .
 * }</pre>
 *
 * <p>The first line is always the same. A variant has a name, its pieces and a board; everything
 * else may be left out. {@code option no-moves} is {@code lose} or {@code draw}. A piece has its
 * number, its side ({@code red}, {@code blue} or {@code neutral}), {@code leader} if it is one, and
 * its name in quotes; {@code \"} and {@code \\} stand for a quote and a backslash there. Below it
 * come its moves, which are {@code ;} if it has none, and what else it has. The name of an
 * attribute is in quotes if it has a {@code =} or a quote in it. {@code board} has the numbers of
 * rows and columns; below it are the rows from the top, with the number of a piece or a full stop
 * for each square.
 *
 * <p>Blank lines do not count, nor do blanks at the ends of lines, nor lines that begin with {@code
 * #}.
 */
public final class VariantCodec {
  /** The longest text that is read. */
  public static final int LONGEST = 1 << 20;

  /** The first line. */
  static final String HEAD = "xiangqi-variant 1";

  private VariantCodec() {}

  /**
   * {@return the text of a variant; equal variants have the same text, but for the order of
   * attributes}
   *
   * @param variant any variant
   * @throws IllegalArgumentException if the text or one of its rules would be too long to be read
   *     back
   */
  public static String format(Variant variant) {
    StringBuilder text = new StringBuilder(HEAD + "\n");
    text.append("name ").append(variant.name()).append('\n');
    addRules(text, variant.rules());
    addOptions(text, variant.options());
    variant.extensions().forEach(name -> text.append("extension ").append(name).append('\n'));
    variant.types().forEach(type -> PieceText.add(text, type));
    addBoard(text, variant);
    if (text.length() > LONGEST) {
      throw new IllegalArgumentException(
          "the text of the variant would have %s characters; %s are the most that can be read back"
              .formatted(text.length(), LONGEST));
    }
    return text.toString();
  }

  private static void addRules(StringBuilder text, SpecialRules rules) {
    text.append(rules.promotion() ? "rule promotion\n" : "");
    text.append(rules.undo() ? "rule undo\n" : "");
    text.append(rules.neutralLimit() ? "rule neutral-limit\n" : "");
  }

  private static void addOptions(StringBuilder text, Options options) {
    text.append(options.mustAnswerCheck() ? "option must-answer-check\n" : "");
    text.append(options.noMoves() == Options.NoMoves.DRAW ? "option no-moves draw\n" : "");
    text.append(options.repetition() ? "option repetition\n" : "");
    if (options.noCaptureLimit() > 0) {
      text.append("option no-capture-limit %s\n".formatted(options.noCaptureLimit()));
    }
  }

  private static void addBoard(StringBuilder text, Variant variant) {
    text.append("board %s %s\n".formatted(variant.rows(), variant.columns()));
    int width = variant.layout().stream().mapToInt(cell -> cell(cell).length()).max().orElse(1);
    for (int i = 0; i < variant.layout().size(); i++) {
      String cell = cell(variant.layout().get(i));
      text.append(" ".repeat(1 + width - cell.length())).append(cell);
      text.append((i + 1) % variant.columns() == 0 ? "\n" : "");
    }
  }

  private static String cell(int number) {
    return number == 0 ? "." : String.valueOf(number);
  }

  /**
   * {@return the variant that a text describes}
   *
   * @param text a variant in the form above
   * @throws NotationException if the text is malformed, with the place of the first bad character;
   *     or if it describes no variant, with the place of the piece, rule or square that is wrong
   */
  public static Variant parse(String text) {
    return new VariantReader(Cursor.ofFile(Objects.requireNonNull(text, "text"), LONGEST)).read();
  }
}
