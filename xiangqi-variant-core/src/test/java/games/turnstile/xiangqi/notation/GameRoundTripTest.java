package games.turnstile.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Playout;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.XiangqiArbitraries;
import games.turnstile.xiangqi.variant.Side;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What was written in any game is read as it was. */
@Domain(XiangqiArbitraries.class)
class GameRoundTripTest {
  private static final int TRIES = 100;

  @Property(tries = TRIES)
  void every_position_is_read_as_written(@ForAll Playout playout) {
    for (Position position : playout.record().positions()) {
      Setup setup = position.toSetup();
      boolean isLed = sideWithoutLeader(setup).isEmpty();
      String text = PositionCodec.format(position);
      if (isLed) {
        Position read = PositionCodec.parse(text, position.ruleset());
        assertThat(read.toSetup()).isEqualTo(setup);
        assertThat(PositionCodec.format(read)).isEqualTo(text);
      }
    }
  }

  private static List<Side> sideWithoutLeader(Setup setup) {
    return List.of(Side.values()).stream()
        .filter(
            side ->
                setup.pieces().values().stream()
                    .noneMatch(p -> p.type().leader() && p.owner() == side.owner()))
        .toList();
  }

  @Property(tries = TRIES)
  void every_legal_move_is_read_as_written(@ForAll Playout playout) {
    for (Position position : playout.record().positions()) {
      for (Move move : position.legalMoves()) {
        assertThat(MoveCodec.parse(MoveCodec.format(move), position)).isEqualTo(move);
        assertThat(move).hasToString(MoveCodec.format(move));
      }
    }
  }

  @Property(tries = TRIES)
  void every_record_is_read_as_written_and_so_is_each_beginning_of_it(@ForAll Playout playout) {
    GameRecord game = playout.record();
    for (int count : new int[] {0, game.moves().size() / 2, game.moves().size()}) {
      GameRecord part = GameRecord.replay(game.setup(), game.moves().subList(0, count));
      NamedRecord named = new NamedRecord(part, Map.of(Side.BLUE, "Bob"));
      String text = RecordCodec.format(named);
      assertThat(RecordCodec.parse(text)).isEqualTo(named);
      assertThat(RecordCodec.parse(text.replace("\n", "\t\r\n # 1\r\n"))).isEqualTo(named);
    }
  }

  @Property(tries = TRIES)
  void a_game_that_begins_in_the_middle_is_read_as_written(@ForAll Playout playout) {
    GameRecord game = playout.record();
    Position middle = game.positions().get(game.moves().size() / 2);
    if (middle.outcome().isPresent()) {
      return;
    }
    GameRecord rest = GameRecord.start(middle.toSetup());
    rest = rest.play(middle.legalMoves().get(0));

    assertThat(RecordCodec.parse(RecordCodec.format(rest)).game()).isEqualTo(rest);
  }
}
