package games.turnstile.xiangqi;

import static games.turnstile.xiangqi.RuleArbitraries.uniform;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.oracle.PlainGame;
import games.turnstile.xiangqi.oracle.PlainTally;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;

/** What holds in every game. */
@Domain(XiangqiArbitraries.class)
class PositionLawsTest {
  private static final int TRIES = 150;

  /** {@return everything that can be seen of a position} */
  private static String story(Position position) {
    return "%s %s %s %s %s %s %s"
        .formatted(
            position.pieces(),
            position.turn(),
            position.legalMoves(),
            position.outcome(),
            position.neutralMoves(Side.RED),
            position.neutralMoves(Side.BLUE),
            position.movesWithoutCapture());
  }

  @Property(tries = TRIES)
  void playing_on_leaves_every_earlier_position_as_it_was(@ForAll Playout playout) {
    List<Position> positions = new ArrayList<>();
    List<String> stories = new ArrayList<>();
    List<Integer> hashes = new ArrayList<>();
    GameRecord game = playout.record();
    Position position = Position.of(game.setup());
    for (Move move : game.moves()) {
      positions.add(position);
      stories.add(story(position));
      hashes.add(position.hashCode());
      Position next = position.play(move);
      assertThat(next).isNotEqualTo(position);
      position = next;
    }

    assertThat(positions).extracting(PositionLawsTest::story).isEqualTo(stories);
    assertThat(positions).extracting(Object::hashCode).isEqualTo(hashes);
  }

  @Property(tries = TRIES)
  void only_enemies_are_captured_and_only_by_pieces_that_may(@ForAll Playout playout) {
    for (Position position : playout.record().positions()) {
      for (Move move : position.legalMoves()) {
        Owner mover = position.pieceAt(move.from()).orElseThrow().owner();
        Optional<Piece> taken = position.pieceAt(move.to());
        assertThat(mover).isIn(Owner.NEUTRAL, position.turn().owner());
        if (taken.isPresent()) {
          assertThat(mover).isEqualTo(position.turn().owner());
          assertThat(taken.get().owner()).isEqualTo(position.turn().opponent().owner());
        }
      }
    }
  }

  @Property(tries = TRIES)
  void a_move_changes_two_squares_and_promotes_for_good(@ForAll Playout playout) {
    GameRecord game = playout.record();
    for (int i = 0; i < game.moves().size(); i++) {
      Move move = game.moves().get(i);
      Map<Point, Piece> before = game.positions().get(i).pieces();
      Map<Point, Piece> after = game.positions().get(i + 1).pieces();
      boolean isCapture = before.containsKey(move.to());
      assertThat(after).hasSize(before.size() - (isCapture ? 1 : 0)).doesNotContainKey(move.from());
      after.forEach(
          (point, piece) -> {
            Piece earlier = before.get(point.equals(move.to()) ? move.from() : point);
            assertThat(piece.type()).isEqualTo(earlier.type());
            assertThat(piece.promoted()).isIn(true, earlier.promoted());
          });
    }
  }

  @Property(tries = TRIES)
  void the_moves_are_in_order_and_none_is_there_twice(@ForAll Playout playout) {
    for (Position position : playout.record().positions()) {
      assertThat(position.legalMoves()).isSorted().doesNotHaveDuplicates();
    }
  }

  @Property(tries = TRIES)
  void a_position_goes_on_from_its_setup_in_the_same_way(@ForAll Playout playout) {
    for (Position position : playout.record().positions()) {
      Optional<EndReason> end = position.outcome().map(Outcome::reason);
      if (end.filter(reason -> reason == EndReason.LEADER_TAKEN).isEmpty()) {
        Position again = Position.of(position.toSetup());
        assertThat(again.toSetup()).isEqualTo(position.toSetup());
        if (end.filter(reason -> reason == EndReason.REPETITION).isEmpty()) {
          assertThat(story(again)).isEqualTo(story(position));
        }
        if (!playout.variant().options().repetition()) {
          assertThat(again).isEqualTo(position).hasSameHashCodeAs(position);
        }
      }
    }
  }

  @Provide
  Arbitrary<PlainTally> tallies() {
    return Combinators.combine(
            Arbitraries.of(Side.values()), uniform(0, 3), uniform(0, 3), uniform(0, 14))
        .as(PlainTally::new);
  }

  @Property(tries = TRIES)
  void a_game_can_begin_with_any_counts(
      @ForAll Variant variant, @ForAll("tallies") PlainTally tally) {
    Map<Point, Piece> pieces = PlainGame.initial(variant).pieces();
    PlainGame plain = PlainGame.of(variant, pieces, tally);
    Position position =
        Position.of(
            new Setup(
                Ruleset.of(variant),
                pieces,
                tally.turn(),
                tally.redNeutralMoves(),
                tally.blueNeutralMoves(),
                tally.movesWithoutCapture()));

    assertThat(position.outcome()).isEqualTo(plain.outcome());
    assertThat(position.legalMoves()).isEqualTo(plain.legalMoves());
    for (Move move : plain.legalMoves().stream().limit(5).toList()) {
      assertThat(position.play(move).outcome()).isEqualTo(plain.play(move).outcome());
      assertThat(position.play(move).legalMoves()).isEqualTo(plain.play(move).legalMoves());
    }
  }
}
