package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.railroadink.notation.BoardCodec;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordTest {
  private static final String ROUND =
      "A4A4A5B0 0:A4A10 1:A4D01 0:A4A50 1:A4G10 0:A5D00 0:B0G12 1:A5D61 1:B0A10 0. 1. ";
  private static final GameRecord NEW = GameRecord.start(Script.setup(2));
  private static final GameRecord GAME = Script.play(2, ROUND + "A0A0A1B2 1:A0A30");

  @Test
  void a_new_record_has_the_first_position_alone() {
    assertThat(NEW.setup()).isEqualTo(Script.setup(2));
    assertThat(NEW.moves()).isEmpty();
    assertThat(NEW.rolls()).isEmpty();
    assertThat(NEW.drawn(0)).isEmpty();
    assertThat(NEW.positions()).containsExactly(Position.of(Script.setup(2)));
    assertThat(NEW.last()).isEqualTo(Position.of(Script.setup(2)));
  }

  @Test
  void each_move_adds_a_position() {
    GameRecord game = NEW;
    for (Move move : GAME.moves()) {
      Position next = game.last().play(move);
      game = game.play(move);
      assertThat(game.last()).isEqualTo(next);
    }

    assertThat(game).isEqualTo(GAME).hasSameHashCodeAs(GAME);
    assertThat(game.positions()).isEqualTo(GAME.positions()).hasSize(GAME.moves().size() + 1);
    assertThat(NEW.moves()).isEmpty();
  }

  @Test
  void it_tells_what_the_dice_showed_and_what_everybody_drew_in_each_round() {
    assertThat(GAME.rolls()).containsExactly(Boards.roll("A4A4A5B0"), Boards.roll("A0A0A1B2"));
    assertThat(GAME.drawn(0)).hasToString("[[A4A10, A4A50, A5D00, B0G12], []]");
    assertThat(GAME.drawn(1)).hasToString("[[A4D01, A4G10, A5D61, B0A10], [A0A30]]");
    assertThatThrownBy(() -> GAME.drawn(2)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void an_illegal_move_is_refused_and_changes_nothing() {
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> GAME.play(Script.move("1:A0A30")));
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> Script.play(2, "A4A4A5B0 0:A1A10"));
    assertThat(GAME).isEqualTo(Script.play(2, ROUND + "A0A0A1B2 1:A0A30"));
  }

  @Test
  void the_first_moves_are_the_record_as_it_was_then() {
    assertThat(GAME.first(0)).isEqualTo(NEW);
    assertThat(GAME.first(11)).isEqualTo(Script.play(2, ROUND));
    assertThat(GAME.first(11).positions()).isEqualTo(GAME.positions().subList(0, 12));
    assertThat(GAME.first(13)).isEqualTo(GAME);
    assertThat(GAME.first(12).play(Script.move("1:A0A30"))).isEqualTo(GAME);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 14})
  void more_moves_than_there_are_cannot_be_kept(int count) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GAME.first(count))
        .withMessage("cannot keep " + count + " moves of 13");
  }

  @Test
  void who_drew_earlier_than_another_does_not_matter() {
    GameRecord first = Script.play(2, "A4A4A5B0 0:A4A10 1:A4D01");
    GameRecord second = Script.play(2, "A4A4A5B0 1:A4D01 0:A4A10");

    assertThat(first).isEqualTo(second).hasSameHashCodeAs(second);
    assertThat(first.moves()).isNotEqualTo(second.moves());
  }

  @Test
  void records_with_another_setup_or_other_moves_are_different() {
    Setup otherSeed = new Setup(List.of("Ann", "Bob"), 43);
    GameRecord game = Script.play(2, "A4A4A5B0 0:A4A10 0:A4A50");

    assertThat(game)
        .isNotEqualTo(NEW)
        .isNotEqualTo(Script.play(2, "A4A4A5B0 0:A4A50 0:A4A10"))
        .isNotEqualTo(Script.play(2, "A4A4A5B0 0:A4A10"))
        .isNotEqualTo(Script.play(2, "A4A4A5B1 0:A4A10 0:A4A50"))
        .isNotEqualTo(Script.play(3, "A4A4A5B0 0:A4A10 0:A4A50"))
        .isNotEqualTo(GameRecord.replay(otherSeed, game.moves()))
        .isNotEqualTo("game");
    assertThat(Script.play(2, ROUND + "A0A0A1B2")).isNotEqualTo(Script.play(2, ROUND + "A0A0A1B1"));
  }

  @Test
  void the_round_in_which_a_special_tile_was_drawn_makes_a_difference() {
    List<Move> early = new ArrayList<>();
    List<Move> late = new ArrayList<>();
    DiceRoll first = DiceRoll.of(Tile.A4, Tile.A4, Tile.A4, Tile.B0);
    DiceRoll second = DiceRoll.of(Tile.A1, Tile.A1, Tile.A1, Tile.B2);
    for (List<Move> moves : List.of(early, late)) {
      moves.add(new Move.Roll(first));
      draw(moves, "A4A10A4A50A4G10B0G52");
    }
    draw(early, "S2D00");
    early.add(new Move.EndRound(0));
    late.add(new Move.EndRound(0));
    early.add(new Move.Roll(second));
    late.add(new Move.Roll(second));
    draw(late, "S2D00");
    for (List<Move> moves : List.of(early, late)) {
      draw(moves, "A1A30A1G30A1B01B2F60");
      moves.add(new Move.EndRound(0));
      moves.add(new Move.Roll(first));
    }
    Setup alone = new Setup(List.of("Ann"), 1);

    assertThat(GameRecord.replay(alone, early).last())
        .isEqualTo(GameRecord.replay(alone, late).last());
    assertThat(GameRecord.replay(alone, early)).isNotEqualTo(GameRecord.replay(alone, late));
  }

  private static void draw(List<Move> moves, String placements) {
    BoardCodec.parsePlacements(placements)
        .forEach(placement -> moves.add(new Move.Draw(0, placement)));
  }

  @Test
  void lists_cannot_be_changed() {
    List<Move> moves = new ArrayList<>(Script.moves("A4A4A5B0 0:A4A10"));
    GameRecord game = GameRecord.replay(Script.setup(1), moves);
    moves.clear();

    assertThat(game.moves()).hasSize(2);
    for (List<?> list :
        List.of(
            game.moves(), game.positions(), game.first(1).moves(), game.rolls(), game.drawn(0))) {
      assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
    }
  }
}
