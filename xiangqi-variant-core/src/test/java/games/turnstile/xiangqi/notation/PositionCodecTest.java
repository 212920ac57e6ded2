package games.turnstile.xiangqi.notation;

import static games.turnstile.xiangqi.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.turnstile.xiangqi.FullXiangqi;
import games.turnstile.xiangqi.Perft;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionCodecTest {
  private static final Ruleset XIANGQI = Ruleset.of(ShippedVariants.CHINESE_CHESS.load());
  private static final Ruleset OWLS = Ruleset.of(ShippedVariants.TEACHING.load());
  private static final String OWL_BOARD =
      "(4)(6)(2)(6)(4)/1(8)(8)(8)1/(9)4/4(9)/1(7)(7)(7)1/(3)(5)(1)(5)(3)";

  @Test
  void the_first_position_of_xiangqi_is_the_one_that_everybody_writes() {
    assertThat(PositionCodec.format(Position.initial(XIANGQI))).isEqualTo(FullXiangqi.START);
    assertThat(PositionCodec.parse(FullXiangqi.START, XIANGQI))
        .isEqualTo(Position.initial(XIANGQI));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " -", " - -", " - - 0", " - - 0 1", " - - 0 99999  ", " 0,0 - 0 1"})
  void what_is_left_out_at_the_end_is_nothing(String rest) {
    Position position = PositionCodec.parse(FullXiangqi.MIDDLE + rest, XIANGQI);

    assertThat(PositionCodec.format(position)).isEqualTo(FullXiangqi.MIDDLE);
    assertThat(Perft.count(position, 2)).isEqualTo(1_128);
  }

  @ParameterizedTest
  @CsvSource({"w, RED", "r, RED", "b, BLUE"})
  void a_letter_tells_the_side_to_move(String letter, Side side) {
    assertThat(PositionCodec.parse(OWL_BOARD + " " + letter, OWLS).turn()).isEqualTo(side);
  }

  @Test
  void pieces_without_a_letter_are_numbers_and_promoted_ones_have_a_sign() {
    String text = "1+(7)(2)2/5/5/5/5/+(3)1(1)2 b 3,1 - 12";
    Position position = PositionCodec.parse(text, OWLS);

    assertThat(PositionCodec.format(position)).isEqualTo(text);
    assertThat(position.pieceAt(new Point(1, 2))).contains(new Piece(OWLS.variant().type(7), true));
    assertThat(position.neutralMoves(Side.RED)).isEqualTo(3);
    assertThat(position.neutralMoves(Side.BLUE)).isEqualTo(1);
    assertThat(position.movesWithoutCapture()).isEqualTo(12);
  }

  @Test
  void a_letter_that_two_types_want_is_nobodys() {
    Variant variant = OWLS.variant();
    List<PieceType> types = new ArrayList<>(variant.types());
    types.set(0, types.get(0).withAttributes(Map.of("fen", "O")));
    types.set(2, types.get(2).withAttributes(Map.of("fen", "F")));
    types.set(3, types.get(3).withAttributes(Map.of("fen", "F")));
    types.set(4, types.get(4).withAttributes(Map.of("fen", "猫")));
    Ruleset lettered =
        Ruleset.of(
            new Variant(
                "lettered",
                variant.rows(),
                variant.columns(),
                types,
                variant.layout(),
                variant.rules(),
                variant.options(),
                variant.extensions()));

    assertThat(PositionCodec.format(Position.initial(lettered)))
        .isEqualTo(OWL_BOARD.replace("(1)", "O") + " w");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "¦ ! expected a number or a piece, such as (1), behind 0 of 5 squares in row 1, found the",
        "5/5¦ ! expected '/' and row 3 of 6, found the end",
        "5/2¦/5 ! expected a number or a piece, such as (1), behind 2 of 5 squares in row 2",
        "5/¦6/5 ! row 2 has more than 5 squares",
        "5/¦99999999999/5 ! the number is out of range",
        "5/4(1)¦(2)/5 ! row 2 has more than 5 squares",
        "5/¦42/5 ! row 2 has more than 5 squares",
        "5/¦0/5 ! squares are not counted with 0",
        "5/2¦K/5 ! expected a number or a piece, such as (1), behind 2 of 5 squares in row 2, found 'K'",
        "5/2+¦2/5 ! expected a piece, such as (1), behind 2 of 5 squares in row 2, found '2'",
        "5/2¦(10)/5 ! there is no piece 10; pieces are 1 to 9",
        "5/2(¦x)/5 ! expected the number of a piece type, found 'x'",
        "5/2(1¦/5 ! expected ')' after the number of a piece type, found '/'",
        "5/5/5/5/5/5¦/5 w ! expected a blank and the side to move, w (red) or b (blue), found '/'",
        "5/5/5/5/5/5¦ ! expected the side to move, w (red) or b (blue), found the end",
        "5/5/5/5/5/5 ¦x ! expected the side to move, w (red) or b (blue), found 'x'",
        "5/5/5/5/5/5 w ¦x ! expected '-' or the neutral moves in a row of Red and of Blue",
        "5/5/5/5/5/5 w 1¦ - ! expected ',' and the neutral moves of Blue, found ' '",
        "5/5/5/5/5/5 w ¦4,0 ! neutral moves in a row are 0 to 3, not 4",
        "5/5/5/5/5/5 w -¦- ! expected a blank and '-', found '-'",
        "5/5/5/5/5/5 w - ¦0 ! expected '-', which is always the same, found '0'",
        "5/5/5/5/5/5 w - - ¦x ! expected the number of moves without a capture, found 'x'",
        "5/5/5/5/5/5 w - - ¦10001 ! from 0 to 10000, found 10001",
        "5/5/5/5/5/5 w - - 0 ¦x ! expected the number of the move, found 'x'",
        "5/5/5/5/5/5 w - - 0 1 ¦x ! expected the end, found 'x'",
        "¦5/5/5/5/5/2(1)2 w ! blue has no leader",
        "¦5/5/5/5/5/5 w ! red has no leader; blue has no leader"
      })
  void other_text_is_refused_at_its_place(String marked, String problem) {
    String text = marked.replace("¦", "");

    assertRefused(() -> PositionCodec.parse(text, OWLS), marked.indexOf('¦'), problem);
  }

  @Test
  void letters_are_told_when_another_one_is_found() {
    assertRefused(
        () -> PositionCodec.parse("9/9/2H6", XIANGQI), 5, "a piece, such as ABCKNPRabcknpr or (1)");
  }

  @Test
  void a_text_of_any_length_is_refused_at_once() {
    assertRefused(
        () -> PositionCodec.parse("9/".repeat(20_000), XIANGQI),
        PositionCodec.LONGEST,
        "a position has at most 32768 characters, not 40000");
  }

  @Test
  void a_piece_that_an_extension_has_changed_cannot_be_written() {
    Setup setup = Setup.initial(OWLS);
    Map<Point, Piece> pieces = new TreeMap<>(setup.pieces());
    pieces.put(new Point(4, 1), new Piece(OWLS.variant().type(3).withName("Vixen"), false));
    Position position = Position.of(Setup.of(OWLS, pieces, Side.RED));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> PositionCodec.format(position))
        .withMessageContaining("the piece on 4,1 is not as type 3 of the variant");
  }
}
