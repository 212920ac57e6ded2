package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.variant.Side;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What holds for the records of all games. */
@Domain(XiangqiArbitraries.class)
class GameRecordLawsTest {
  private static final int TRIES = 100;

  @Property(tries = TRIES)
  void who_takes_everything_back_and_plays_it_again_is_where_he_was(@ForAll Playout playout) {
    GameRecord game = playout.record();
    int length = game.moves().size();
    GameRecord shorter = game;
    for (int left = length; left > 0; left--) {
      shorter = shorter.undo().orElseThrow();
      assertThat(shorter.moves()).isEqualTo(game.moves().subList(0, left - 1));
      assertThat(shorter.takenBack()).isEqualTo(game.moves().subList(left - 1, length));
      assertThat(shorter.last()).isEqualTo(game.positions().get(left - 1));
      assertThat(shorter.redo().orElseThrow().moves()).hasSize(left);
      assertThat(shorter).isEqualTo(game.first(left - 1));
    }
    assertThat(shorter.undo()).isEmpty();

    GameRecord longer = shorter;
    for (int i = 0; i < length; i++) {
      longer = longer.redo().orElseThrow();
    }
    assertThat(longer).isEqualTo(game).hasSameHashCodeAs(game);
    assertThat(longer.redo()).isEmpty();
    assertThat(longer.positions()).isEqualTo(game.positions());
  }

  @Property(tries = TRIES)
  void a_record_that_grows_move_by_move_is_the_one_that_was_replayed(@ForAll Playout playout) {
    GameRecord game = playout.record();
    GameRecord grown = GameRecord.start(game.setup());
    for (Move move : game.moves()) {
      grown = grown.play(move);
    }

    assertThat(grown).isEqualTo(game);
    assertThat(grown.positions()).isEqualTo(game.positions());
  }

  @Property(tries = TRIES)
  void a_move_after_an_undo_forgets_what_was_taken_back(@ForAll Playout playout) {
    GameRecord game = playout.record();
    if (game.moves().isEmpty()) {
      return;
    }
    GameRecord before = game.undo().orElseThrow();
    List<Move> moves = before.last().legalMoves();
    GameRecord other = before.play(moves.get(moves.size() - 1));

    assertThat(other.takenBack()).isEmpty();
    assertThat(other.redo()).isEmpty();
    assertThat(other.moves()).hasSameSizeAs(game.moves());
  }

  @Property(tries = TRIES)
  void a_side_may_take_back_its_last_move_until_the_other_replies(@ForAll Playout playout) {
    boolean isOn = playout.variant().rules().undo();
    GameRecord game = playout.record();
    for (int count = 0; count <= game.moves().size(); count++) {
      GameRecord part = game.first(count);
      boolean hasMoved = count > 0;
      Side lastMover = part.last().turn().opponent();
      assertThat(part.mayTakeBack(lastMover)).isEqualTo(isOn && hasMoved);
      assertThat(part.mayTakeBack(lastMover.opponent())).isFalse();
    }
  }
}
