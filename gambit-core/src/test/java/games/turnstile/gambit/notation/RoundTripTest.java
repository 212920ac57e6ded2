package games.turnstile.gambit.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.gambit.Board;
import games.turnstile.gambit.GambitArbitraries;
import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Move;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.Turn;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What a codec has written it reads back as the same value. */
@Domain(GambitArbitraries.class)
class RoundTripTest {
  @Property
  void board_writtenAndRead_isTheSame(@ForAll Board board) {
    String text = BoardCodec.format(board);
    String spaced = text.replaceAll("(.{8})(?=.)", "$1 ");

    assertThat(text).matches("[012]{32}");
    assertThat(BoardCodec.parse(text)).isEqualTo(board);
    assertThat(BoardCodec.parse(spaced)).isEqualTo(board);
  }

  @Property
  void position_writtenAndRead_isTheSame(@ForAll Position position) {
    assertThat(PositionCodec.parse(PositionCodec.format(position))).isEqualTo(position);
  }

  @Property
  void turn_writtenAndRead_isTheSame(@ForAll Turn turn) {
    assertThat(TurnCodec.parse(TurnCodec.format(turn))).isEqualTo(turn);
  }

  @Property
  void legalTurns_writtenAndReadInTheirPosition_areTheSame(@ForAll Position position) {
    for (Turn turn : position.legalTurns()) {
      assertThat(TurnCodec.parse(TurnCodec.format(turn), position)).isEqualTo(turn);
    }
  }

  @Property
  void game_writtenAndRead_isTheSameAtEachPly(@ForAll GameRecord game) {
    for (Position position : game.positions()) {
      assertThat(PositionCodec.parse(PositionCodec.format(position))).isEqualTo(position);
      for (Move move : position.legalMoves()) {
        Position next = position.play(move);
        assertThat(PositionCodec.parse(PositionCodec.format(next))).isEqualTo(next);
      }
    }
    GameRecord read = RecordCodec.parse(RecordCodec.format(game));
    assertThat(read).isEqualTo(game);
    assertThat(read.positions()).isEqualTo(game.positions());
  }

  @Property
  void game_startedAnywhere_isTheSameWhenRead(@ForAll Position position) {
    GameRecord game = GameRecord.start(position.toSetup());
    while (game.last().outcome().isEmpty()) {
      game = game.play(game.last().legalTurns().get(0));
    }

    assertThat(RecordCodec.parse(RecordCodec.format(game))).isEqualTo(game);
    assertThat(RecordCodec.parse(RecordCodec.format(game).replace("\n", "\r\n"))).isEqualTo(game);
  }
}
