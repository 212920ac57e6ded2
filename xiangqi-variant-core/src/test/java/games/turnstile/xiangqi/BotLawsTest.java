package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What every bot does in every variant. */
class BotLawsTest {
  private static final int FEW_NODES = 300;
  private static final int MOST_POSITIONS = 5;

  @Provide
  Arbitrary<Playout> playouts() {
    return XiangqiArbitraries.playouts(XiangqiArbitraries.smallVariants());
  }

  /** {@return the last positions of the playout in which the game goes on} */
  private static List<Position> open(Playout playout) {
    List<Position> open =
        playout.record().positions().stream()
            .filter(position -> position.outcome().isEmpty())
            .toList();
    return open.subList(Math.max(0, open.size() - MOST_POSITIONS), open.size());
  }

  private static Player bot(Level level, long seed, long nodes) {
    return level.player(seed, Budget.ofNodes(nodes));
  }

  private static boolean takesLeader(Position position, Move move) {
    return position
        .pieceAt(move.to())
        .filter(taken -> taken.type().leader() && !move.from().equals(move.to()))
        .isPresent();
  }

  /** {@return whether the other side can take a leader now, in a game that goes on} */
  private static boolean hangs(Position position, Move move) {
    Position next = position.play(move);
    return next.outcome().isEmpty() && next.isInCheck(position.turn());
  }

  @Property(tries = 100)
  void a_leader_is_taken_when_it_can_be(
      @ForAll("playouts") Playout playout, @ForAll Level level, @ForAll long seed) {
    for (Position position : open(playout)) {
      if (position.legalMoves().stream().anyMatch(move -> takesLeader(position, move))) {
        assertThat(bot(level, seed, FEW_NODES).choose(position))
            .matches(move -> takesLeader(position, move), "takes a leader");
      }
    }
  }

  @Property(tries = 100)
  void no_leader_is_left_to_be_taken_if_there_is_another_move(
      @ForAll("playouts") Playout playout, @ForAll Level level, @ForAll long seed) {
    for (Position position : open(playout)) {
      if (!position.legalMoves().stream().allMatch(move -> hangs(position, move))) {
        assertThat(bot(level, seed, FEW_NODES).choose(position))
            .matches(move -> !hangs(position, move), "leaves no leader to be taken");
      }
    }
  }

  @Property(tries = 50)
  void the_same_seed_chooses_the_same_whatever_was_asked_before(
      @ForAll("playouts") Playout playout, @ForAll Level level, @ForAll long seed) {
    Player bot = bot(level, seed, FEW_NODES);
    for (Position position : open(playout)) {
      assertThat(bot.choose(position)).isEqualTo(bot(level, seed, FEW_NODES).choose(position));
    }
  }

  @Property(tries = 50)
  void a_bot_without_any_budget_plays_a_legal_move_all_the_same(
      @ForAll("playouts") Playout playout, @ForAll Level level, @ForAll long seed) {
    for (Position position : open(playout)) {
      assertThat(position.legalMoves())
          .contains(level.player(seed, nodes -> false).choose(position));
    }
  }

  @Property(tries = 50)
  void a_bot_stops_thinking_when_it_is_told_to(
      @ForAll("playouts") Playout playout, @ForAll Level level) {
    for (Position position : open(playout)) {
      int allowed = 50;
      int[] asked = {0};
      long[] last = {0};
      level
          .player(
              1,
              nodes -> {
                assertThat(nodes).as("nodes become more").isGreaterThanOrEqualTo(last[0]);
                last[0] = nodes;
                return ++asked[0] <= allowed;
              })
          .choose(position);
      assertThat(asked[0]).isLessThanOrEqualTo(allowed + 1);
    }
  }

  @Property(tries = 50)
  void a_game_that_is_over_has_nothing_to_choose(
      @ForAll("playouts") Playout playout, @ForAll Level level) {
    for (Position position : playout.record().positions()) {
      if (position.outcome().isPresent()) {
        assertThatIllegalArgumentException()
            .isThrownBy(() -> level.player(1).choose(position))
            .withMessageContaining("over");
      }
    }
  }
}
