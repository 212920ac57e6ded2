package games.turnstile.arcade.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.campaign.Campaign;
import games.turnstile.puzzlechess.notation.MoveCodec;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.scene.Side;
import org.junit.jupiter.api.Test;

class EffortTest {
  private static GameRecord play(GameRecord begun, int seconds, String... moves) {
    GameRecord record = begun;
    for (String move : moves) {
      record = record.thinking(1000L * seconds);
      record = record.play(MoveCodec.parse(move, record.position()));
    }
    return record;
  }

  private static GameRecord start(String level) {
    return GameRecord.start(Campaign.level(level).orElseThrow());
  }

  @Test
  void moves_areBlacksThatWereNotTakenBack_andTimeIsAll() {
    GameRecord record = play(start("garden-wall"), 20, "h1h2", "e2e1").undo(Side.BLACK);

    assertThat(Effort.of(play(record, 70, "h1h7")).sentence())
        .isEqualTo("Black made 1 move in 1:30.");
  }

  @Test
  void scenes_countTogether() {
    GameRecord record = play(start("marble-cats"), 1, "a1c3", "c3e1", "e1g1", "a1c1");

    assertThat(record.visits()).hasSize(2);
    assertThat(Effort.of(record)).isEqualTo(new Effort(4, 4000));
  }
}
