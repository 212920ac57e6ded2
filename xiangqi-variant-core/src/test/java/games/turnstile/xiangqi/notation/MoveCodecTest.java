package games.turnstile.xiangqi.notation;

import static games.turnstile.xiangqi.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.variant.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveCodecTest {
  @ParameterizedTest
  @ValueSource(strings = {"8,2-8,5", "1,1-64,64", "10,9-10,9"})
  void a_move_is_read_and_written(String text) {
    assertThat(MoveCodec.format(MoveCodec.parse(text))).isEqualTo(text);
  }

  @Test
  void rows_come_before_columns() {
    assertThat(MoveCodec.parse("8,2-7,5")).isEqualTo(new Move(new Point(8, 2), new Point(7, 5)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "'' ! 0 ! expected a square as row,column, found the end",
        "8 ! 1 ! expected ',' and the column, found the end",
        "8,2 ! 3 ! expected '-' and the square to go to, found the end",
        "8,2-8 ! 5 ! expected ',' and the column, found the end",
        "8,2-8,5x ! 7 ! expected the end, found 'x'",
        "' 8,2-8,5' ! 0 ! expected a square as row,column, found ' '",
        "8.2-8,5 ! 1 ! expected ',' and the column, found '.'",
        "8,2 8,5 ! 3 ! expected '-' and the square to go to, found ' '",
        "8,0-8,5 ! 2 ! rows and columns are 1 to 64, not 0",
        "65,2-8,5 ! 0 ! rows and columns are 1 to 64, not 65",
        "8,2-8,99999999999 ! 6 ! the number is out of range"
      })
  void other_text_is_refused_at_its_place(String text, int offset, String problem) {
    assertRefused(() -> MoveCodec.parse(text), offset, problem);
  }

  @Test
  void a_move_that_is_to_be_legal_is_refused_with_the_reason() {
    Position start = Position.initial(Ruleset.of(ShippedVariants.CHINESE_CHESS.load()));

    assertThat(MoveCodec.parse("8,2-8,5", start)).isEqualTo(MoveCodec.parse("8,2-8,5"));
    assertRefused(
        () -> MoveCodec.parse("8,2-8,8", start),
        0,
        "8,2-8,8 is illegal: there is an own piece on 8,8");
    assertRefused(() -> MoveCodec.parse("11,1-8,2", start), 0, "11,1-8,2 is illegal: ");
  }
}
