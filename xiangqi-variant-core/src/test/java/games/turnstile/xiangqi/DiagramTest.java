package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.notation.MoveCodec;
import games.turnstile.xiangqi.notation.PositionCodec;
import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Point;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DiagramTest {
  private static Ruleset ruleset(ShippedVariants shipped) {
    return Ruleset.of(shipped.load());
  }

  @Test
  void wide_characters_take_up_two_columns() {
    String drawing = Diagram.of(Position.initial(ruleset(ShippedVariants.CHINESE_CHESS))).draw();

    assertThat(drawing)
        .isEqualTo(
            """
                1    2    3    4    5    6    7    8    9
             1 [车] [马] [象] [士] [将] [士] [象] [马] [车]
             2  .    .    .    .    .    .    .    .    .
             3  .   [炮]  .    .    .    .    .   [炮]  .
             4 [卒]  .   [卒]  .   [卒]  .   [卒]  .   [卒]
             5  .    .    .    .    .    .    .    .    .
             6  .    .    .    .    .    .    .    .    .
             7  兵   .    兵   .    兵   .    兵   .    兵
             8  .    炮   .    .    .    .    .    炮   .
             9  .    .    .    .    .    .    .    .    .
            10  车   马   相   仕   帅   仕   相   马   车
            """);
  }

  @Test
  void sides_promotions_the_last_move_and_marked_squares_can_be_told_without_colour() {
    Position before =
        PositionCodec.parse(
            "2(2)2/+(7)4/1(9)3/5/3+(8)1/2(1)2 w", ruleset(ShippedVariants.TEACHING));
    Move move = MoveCodec.parse("6,3-5,3");
    Position position = before.play(move);

    String drawing =
        Diagram.of(position)
            .withLastMove(Optional.of(move))
            .withMarked(List.of(new Point(5, 3), new Point(5, 1)))
            .draw();

    assertThat(drawing)
        .isEqualTo(
            """
                 1      2      3      4      5
             1   .      .    [Owl]    .      .
             2  +Bee    .      .      .      .
             3   .    {Log}    .      .      .
             4   .      .      .      .      .
             5   x      .   x Owl   [+Bee]   .
             6   .      .      o      .      .
            """);
    assertThat(Diagram.of(position).withLastMove(Optional.of(move)).draw()).contains("> Owl");
  }

  @Test
  void colours_add_nothing_but_escape_sequences() {
    for (ShippedVariants shipped : ShippedVariants.values()) {
      Diagram diagram = Diagram.of(Position.initial(ruleset(shipped)));
      String coloured = diagram.withColour(true).draw();

      assertThat(coloured).contains("\u001B[91m").contains("\u001B[94m");
      assertThat(coloured.replaceAll("\u001B\\[[0-9]*m", "").replaceAll(" +\n", "\n"))
          .isEqualTo(diagram.draw());
    }
  }

  @Test
  void all_that_comes_along_fits_on_a_screen() {
    for (ShippedVariants shipped : ShippedVariants.values()) {
      assertThat(Diagram.of(Position.initial(ruleset(shipped))).draw().lines())
          .allMatch(line -> TextWidth.of(line) <= 80);
    }
  }

  @Test
  void names_with_the_same_beginning_are_abbreviated_otherwise_on_a_large_board() {
    String rows = "\n" + " .".repeat(64);
    Position position =
        Position.initial(
            Ruleset.of(
                VariantCodec.parse(
                    """
                    xiangqi-variant 1
                    name Large
                    piece 1 red leader "Warden"
                      moves 1;
                    piece 2 blue leader "Warden"
                      moves 1;
                    piece 3 red "Warrior"
                      moves 1;
                    piece 4 red "Waa"
                      moves 1;
                    piece 5 red "Wara"
                      moves 1;
                    board 64 64
                    """
                        + " 1 2 3 4 5 5"
                        + " .".repeat(58)
                        + rows.repeat(63))));
    List<String> lines = Diagram.of(position).draw().lines().toList();

    assertThat(lines).hasSize(65);
    assertThat(lines.get(1)).startsWith(" 1  Wa  [Wa]  Wr   4    5    5    .");
    assertThat(lines.get(64)).startsWith("64  .    .").hasSize(2 + 64 * 5 - 2);
    assertThat(lines.get(0).trim().split(" +"))
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, 64).mapToObj(String::valueOf).collect(Collectors.toList()));
  }
}
