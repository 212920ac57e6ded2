package games.turnstile.gambit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.gambit.notation.PositionCodec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What holds in every position and every game. */
@Domain(GambitArbitraries.class)
class LawsTest {
  /** Found by going through all games from the start; see {@link ReachablePositionsTest}. */
  private static final int LONGEST_GAME = 14;

  private static final int MOST_JUMPS = 15;

  @Property
  void legalMoves_anyPosition_passTheCheckAndCanBePlayed(@ForAll Position position) {
    for (Move move : position.legalMoves()) {
      assertThat(position.check(move)).as("%s", move).isEmpty();
      assertThat(position.play(move)).isNotEqualTo(position);
    }
  }

  @Property
  void legalTurns_anyPosition_passTheCheckAndPassTheTurn(@ForAll Position position) {
    for (Turn turn : position.legalTurns()) {
      assertThat(position.check(turn)).as("%s", turn).isEmpty();
      Position next = position.play(turn);
      assertThat(next.toMove()).isEqualTo(position.toMove().opponent());
      assertThat(next.jumper()).isEmpty();
      assertThat(next.ruleset()).isEqualTo(position.ruleset());
    }
  }

  @Property
  void legalTurns_anyPosition_areSortedSquareBySquareWithoutDuplicates(@ForAll Position position) {
    assertThat(position.legalTurns()).isSortedAccordingTo(SQUARE_BY_SQUARE).doesNotHaveDuplicates();
  }

  @Property
  void legalMoves_anyPosition_areSortedWithTheStopLast(@ForAll Position position) {
    List<Move> moves = new ArrayList<>(position.legalMoves());
    assertThat(moves.remove(new Move.Stop())).isEqualTo(position.jumper().isPresent());
    assertThat(moves)
        .doesNotContain(new Move.Stop())
        .doesNotHaveDuplicates()
        .isSortedAccordingTo(
            Comparator.<Move, Point>comparing(move -> ((Move.Jump) move).from())
                .thenComparing(move -> ((Move.Jump) move).to()));
  }

  private static final Comparator<Turn> SQUARE_BY_SQUARE =
      (one, two) -> {
        int common = Math.min(one.path().size(), two.path().size());
        for (int i = 0; i < common; i++) {
          int order = one.path().get(i).compareTo(two.path().get(i));
          if (order != 0) {
            return order;
          }
        }
        return Integer.compare(one.path().size(), two.path().size());
      };

  @Property(tries = 100)
  void lists_anyPosition_cannotBeChanged(@ForAll Position position, @ForAll Side side) {
    for (List<?> list :
        List.of(
            position.legalMoves(),
            position.legalTurns(),
            position.islands(side),
            position.board().pieces(side))) {
      assertThatThrownBy(() -> list.remove(0)).isInstanceOf(UnsupportedOperationException.class);
      assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
    }
  }

  @Property
  void play_anyJump_removesOneOpposingPieceAndKeepsTheNumberOfOwn(@ForAll Position position) {
    Side mover = position.toMove();
    Board before = position.board();
    for (Move move : position.legalMoves()) {
      int removed = move instanceof Move.Jump ? 1 : 0;
      Board after = position.play(move).board();
      assertThat(after.pieces(mover)).hasSameSizeAs(before.pieces(mover));
      assertThat(before.pieces(mover.opponent()))
          .hasSize(after.pieces(mover.opponent()).size() + removed)
          .containsAll(after.pieces(mover.opponent()));
    }
  }

  @Property
  void play_anyTurn_isTheSameAsItsJumpsOneByOneAndAStopWhereNeeded(@ForAll Position position) {
    for (Turn turn : position.legalTurns()) {
      Position step = position;
      for (Move.Jump jump : turn.jumps()) {
        step = step.play(jump);
      }
      if (step.jumper().isPresent()) {
        step = step.play(new Move.Stop());
      }
      assertThat(position.play(turn)).as("%s", turn).isEqualTo(step);
    }
  }

  @Property
  void play_anyGame_leavesEveryEarlierPositionAsItWas(@ForAll GameRecord game) {
    List<Position> positions = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    List<Integer> hashes = new ArrayList<>();
    Position last = Position.of(game.setup());
    for (Turn turn : game.turns()) {
      positions.add(last);
      texts.add(PositionCodec.format(last));
      hashes.add(last.hashCode());
      last = last.play(turn);
    }

    assertThat(positions).extracting(PositionCodec::format).isEqualTo(texts);
    assertThat(positions).extracting(Object::hashCode).isEqualTo(hashes);
    assertThat(positions)
        .extracting(Position::toSetup)
        .extracting(Position::of)
        .isEqualTo(positions);
    assertThat(last).isEqualTo(game.last());
  }

  @Property
  void outcome_anyGameFromTheStart_comesWithinTheLongestGame(@ForAll GameRecord game) {
    int jumps = game.turns().stream().mapToInt(turn -> turn.jumps().size()).sum();

    assertThat(game.turns()).hasSizeLessThanOrEqualTo(LONGEST_GAME);
    assertThat(jumps).isLessThanOrEqualTo(MOST_JUMPS);
    if (game.turns().size() == LONGEST_GAME) {
      assertThat(game.last().outcome()).isPresent();
    }
  }

  @Property
  void outcome_anyPosition_isThereExactlyWhenNothingCanBeDone(@ForAll Position position) {
    assertThat(position.outcome().isPresent())
        .isEqualTo(position.legalMoves().isEmpty())
        .isEqualTo(position.legalTurns().isEmpty());
    Assume.that(position.jumper().isPresent());
    assertThat(position.outcome()).isEmpty();
  }

  @Property
  void of_setupOfAnyPosition_isAnEqualPosition(@ForAll Position position) {
    Position copy = Position.of(position.toSetup());

    assertThat(copy).isEqualTo(position).hasSameHashCodeAs(position);
    assertThat(copy.legalTurns()).isEqualTo(position.legalTurns());
  }
}
