package games.turnstile.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Term;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VariantCodecTest {
  static final String TEXT =
      """
      xiangqi-variant 1
      name Little "duel" # 7
      rule promotion
      rule undo
      rule neutral-limit
      option must-answer-check
      option no-moves draw
      option repetition
      option no-capture-limit 120
      extension chinese-chess
      extension # of mine
      piece 1 red leader "King"
        moves 1,2,3,4,5,6,7,8;
        attribute xiangqi = general
        attribute nothing =
      piece 2 blue leader "a \\"\\\\\\""
        moves ;
      piece 3 red "兵"
        moves 2(X[4|-2]&D[1|0|1]);;6
        promotion X[1]
        promoted 2,7;4,5
        attribute "a = b" = c = "d" \\ # e
        attribute more = 1
      piece 4 neutral "Rock"
        moves ;2,7
      board 4 3
       . 2 .
       . 4 .
       . 3 .
       . 1 .
      """;

  private static MoveRule moves(String text) {
    return RuleCodec.parseMoves(text);
  }

  private static Map<String, String> attributes(String... namesAndValues) {
    Map<String, String> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      map.put(namesAndValues[i], namesAndValues[i + 1]);
    }
    return map;
  }

  private static PieceType plain(
      int number, String name, Owner owner, boolean leader, String moves) {
    return new PieceType(
        number, name, owner, leader, moves(moves), Optional.empty(), MoveRule.NONE, Map.of());
  }

  private static final Variant VARIANT =
      new Variant(
          "Little \"duel\" # 7",
          4,
          3,
          List.of(
              plain(1, "King", Owner.RED, true, "1,2,3,4,5,6,7,8;")
                  .withAttributes(attributes("xiangqi", "general", "nothing", "")),
              plain(2, "a \"\\\"", Owner.BLUE, true, ";"),
              new PieceType(
                  3,
                  "兵",
                  Owner.RED,
                  false,
                  moves("2(X[4|-2]&D[1|0|1]);;6"),
                  Optional.of(RuleCodec.parseCondition("X[1]")),
                  moves("2,7;4,5"),
                  attributes("a = b", "c = \"d\" \\ # e", "more", "1")),
              plain(4, "Rock", Owner.NEUTRAL, false, ";2,7")),
          List.of(0, 2, 0, 0, 4, 0, 0, 3, 0, 0, 1, 0),
          new SpecialRules(true, true, true),
          new Options(true, Options.NoMoves.DRAW, true, 120),
          List.of("chinese-chess", "# of mine"));

  @Test
  void format_variant_isAStatementALine() {
    assertThat(VariantCodec.format(VARIANT)).isEqualTo(TEXT);
  }

  @Test
  void parse_formatted_isTheVariant() {
    assertThat(VariantCodec.parse(TEXT)).isEqualTo(VARIANT);
  }

  @Test
  void format_rulesThatAreOff_areLeftOut() {
    Variant bare =
        VARIANT
            .withRules(SpecialRules.NONE)
            .withOptions(Options.STANDARD)
            .withExtensions(List.of());

    assertThat(VariantCodec.format(bare))
        .startsWith("xiangqi-variant 1\nname Little \"duel\" # 7\npiece 1 red");
    assertThat(VariantCodec.parse(VariantCodec.format(bare))).isEqualTo(bare);
  }

  @Test
  void format_largeNumbers_standInColumns() {
    PieceType[] types = new PieceType[12];
    for (int i = 0; i < types.length; i++) {
      types[i] = plain(i + 1, "x", i == 0 ? Owner.RED : Owner.BLUE, i == 0 || i == 10, ";");
    }
    Variant variant =
        new Variant(
            "x",
            2,
            3,
            List.of(types),
            List.of(0, 11, 7, 0, 1, 12),
            SpecialRules.NONE,
            Options.STANDARD,
            List.of());

    assertThat(VariantCodec.format(variant)).endsWith("board 2 3\n  . 11  7\n  .  1 12\n");
  }

  @Test
  void parse_commentsBlanksAndLineEnds_doNotCount() {
    String spaced =
        TEXT.replace("\n", " \t\r\n")
            .replace("rule undo", "\t rule   undo\n\n # a comment\n#\n \t ")
            .replace(" . 4 .", "#the next row\n\n.\t4   . ")
            .replace("moves 2(X", "moves  2 ( X")
            .replace("attribute more = 1", "attribute more=1");

    assertThat(VariantCodec.parse("\uFEFF# a variant\n\n " + spaced + "#")).isEqualTo(VARIANT);
    assertThat(VariantCodec.parse(TEXT.replace('\n', '\r'))).isEqualTo(VARIANT);
    assertThat(VariantCodec.parse(TEXT.strip())).isEqualTo(VARIANT);
  }

  @Test
  void parse_linesInAnotherOrder_areTheSameVariant() {
    int board = TEXT.indexOf("board");
    int pieces = TEXT.indexOf("piece 1");
    int rules = TEXT.indexOf("name");
    String other =
        TEXT.substring(0, rules)
            + TEXT.substring(board)
            + TEXT.substring(pieces, board)
            + TEXT.substring(rules, pieces);

    assertThat(VariantCodec.parse(other)).isEqualTo(VARIANT);
  }

  @Test
  void format_whatCouldNotBeReadBack_isRefused() {
    Term term = new Term(Direction.UP, Condition.ALWAYS);
    MoveRule tooMany = new MoveRule(List.of(Collections.nCopies(201, term), List.of()));
    Condition tooLong = new Condition(Collections.nCopies(201, new Clause("X", List.of(1))));
    PieceType king = VARIANT.type(1);
    PieceType pawn = VARIANT.type(3);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> VariantCodec.format(with(king.withMoves(tooMany, MoveRule.NONE))))
        .withMessageContaining("a rule of piece 1 could not be read back")
        .withMessageContaining("at most 200 directions");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> VariantCodec.format(with(king.withMoves(MoveRule.NONE, tooMany))))
        .withMessageContaining("a rule of piece 1 could not be read back");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                VariantCodec.format(
                    with(
                        new PieceType(
                            3,
                            pawn.name(),
                            pawn.owner(),
                            false,
                            pawn.moves(),
                            Optional.of(tooLong),
                            MoveRule.NONE,
                            Map.of()))))
        .withMessageContaining("a rule of piece 3 could not be read back");
  }

  @Test
  void format_tooLongAText_isRefused() {
    Map<String, String> most = new LinkedHashMap<>();
    for (int i = 0; i < Variant.MOST_ATTRIBUTES; i++) {
      most.put("a" + i, "x".repeat(Variant.LONGEST_ATTRIBUTE));
    }
    List<PieceType> types =
        IntStream.rangeClosed(1, 11)
            .mapToObj(i -> plain(i, "x", Owner.of(i > 1 ? 2 : 1), true, ";").withAttributes(most))
            .toList();
    Variant large =
        new Variant(
            "x", 1, 2, types, List.of(1, 2), SpecialRules.NONE, Options.STANDARD, List.of());
    Variant smaller =
        new Variant(
            "x",
            1,
            2,
            types.subList(0, 10),
            List.of(1, 2),
            SpecialRules.NONE,
            Options.STANDARD,
            List.of());

    assertThatIllegalArgumentException()
        .isThrownBy(() -> VariantCodec.format(large))
        .withMessageContaining("1048576 are the most that can be read back");
    assertThat(VariantCodec.parse(VariantCodec.format(smaller))).isEqualTo(smaller);
  }

  private static Variant with(PieceType changed) {
    List<PieceType> types =
        VARIANT.types().stream()
            .map(type -> type.number() == changed.number() ? changed : type)
            .toList();
    return new Variant(
        VARIANT.name(),
        VARIANT.rows(),
        VARIANT.columns(),
        types,
        VARIANT.layout(),
        VARIANT.rules(),
        VARIANT.options(),
        VARIANT.extensions());
  }
}
