package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.ChineseChess;
import games.turnstile.xiangqi.notation.RuleCodec;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Xiangqi as a variant that begins anywhere. */
public final class FullXiangqi {
  /** Where a game begins; Blue is lower case and at the top, Red upper case. */
  public static final String START =
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

  /** A middle game with a bare general, a pinned horse and cannons in the open. */
  public static final String MIDDLE =
      "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w";

  /** Check must be answered. */
  public static final Options STRICT = Options.STANDARD.withMustAnswerCheck(true);

  private static final String LETTERS = "KABNRCPkabnrcp";
  private static final int ROWS = 10;
  private static final int COLUMNS = 9;

  /** How soldiers come to walk sideways beyond the river. */
  public enum Soldiers {
    /** They are promoted; a game that begins in the middle must not have one beyond the river. */
    PROMOTED,
    /** Their rule has conditions. */
    CONDITIONAL
  }

  private FullXiangqi() {}

  /**
   * {@return xiangqi that begins with the pieces of a board}
   *
   * @param fen the rows from the top, and {@code w}, since Red moves first
   * @param options what is agreed on
   * @param soldiers how soldiers are described
   */
  public static Variant variant(String fen, Options options, Soldiers soldiers) {
    return new Variant(
        "xiangqi",
        ROWS,
        COLUMNS,
        soldiers == Soldiers.PROMOTED ? promotedSoldiers() : conditionalSoldiers(),
        layout(fen),
        new SpecialRules(true, true, false),
        options,
        List.of(ChineseChess.NAME));
  }

  private static List<Integer> layout(String fen) {
    List<Integer> layout = new ArrayList<>();
    for (char letter : fen.substring(0, fen.length() - " w".length()).toCharArray()) {
      if (Character.isDigit(letter)) {
        for (int i = 0; i < letter - '0'; i++) {
          layout.add(0);
        }
      } else if (letter != '/') {
        layout.add(LETTERS.indexOf(letter) + 1);
      }
    }
    return layout;
  }

  private static List<PieceType> conditionalSoldiers() {
    List<PieceType> types = officers();
    types.add(6, type(7, "兵", Owner.RED, "2,4(X[1|2|3|4|5]),5(X[1|2|3|4|5]);", "plain"));
    types.add(type(14, "卒", Owner.BLUE, "7,4(X[6|7|8|9|10]),5(X[6|7|8|9|10]);", "plain"));
    return types;
  }

  private static List<PieceType> promotedSoldiers() {
    List<PieceType> types = officers();
    types.add(6, soldier(7, "兵", Owner.RED, "2", "X[1|2|3|4|5]"));
    types.add(soldier(14, "卒", Owner.BLUE, "7", "X[-5|-4|-3|-2|-1]"));
    return types;
  }

  private static List<PieceType> officers() {
    List<PieceType> types = new ArrayList<>();
    types.add(type(1, "帅", Owner.RED, "2(X[9|10]),7(X[8|9]),4(Y[5|6]),5(Y[4|5]);", "general"));
    types.add(
        type(
            2,
            "仕",
            Owner.RED,
            "1(P[10|6|9|5]),3(P[10|4|9|5]),6(P[8|6|9|5]),8(P[8|4|9|5]);",
            "plain"));
    types.add(type(3, "相", Owner.RED, "1(X[8|9|10]),3(X[8|9|10]),6,8;", "elephant"));
    types.add(type(4, "马", Owner.RED, ";", "horse"));
    types.add(type(5, "车", Owner.RED, ";2,4,5,7", "plain"));
    types.add(type(6, "炮", Owner.RED, ";2,4,5,7", "cannon"));
    types.add(type(8, "将", Owner.BLUE, "7(X[1|2]),2(X[2|3]),4(Y[5|6]),5(Y[4|5]);", "general"));
    types.add(
        type(
            9,
            "士",
            Owner.BLUE,
            "1(P[3|6|2|5]),3(P[3|4|2|5]),6(P[1|6|2|5]),8(P[1|4|2|5]);",
            "plain"));
    types.add(type(10, "象", Owner.BLUE, "6(X[1|2|3]),8(X[1|2|3]),1,3;", "elephant"));
    types.add(type(11, "馬", Owner.BLUE, ";", "horse"));
    types.add(type(12, "車", Owner.BLUE, ";2,4,5,7", "plain"));
    types.add(type(13, "砲", Owner.BLUE, ";2,4,5,7", "cannon"));
    return types;
  }

  private static PieceType type(int number, String name, Owner owner, String moves, String kind) {
    return new PieceType(
        number,
        name,
        owner,
        kind.equals("general"),
        RuleCodec.parseMoves(moves),
        Optional.empty(),
        RuleCodec.parseMoves(";"),
        Map.of(ChineseChess.ATTRIBUTE, kind));
  }

  private static PieceType soldier(
      int number, String name, Owner owner, String forward, String beyond) {
    Condition river = RuleCodec.parseCondition(beyond);
    return new PieceType(
        number,
        name,
        owner,
        false,
        RuleCodec.parseMoves(forward + ";"),
        Optional.of(river),
        RuleCodec.parseMoves(forward + ",4,5;"),
        Map.of());
  }
}
