package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each level against the one below it, with their usual budgets. */
@Tag("deep")
class PastorStrengthTest {
  private static final int GAMES = 6;

  /** Of two half points a game, two thirds. */
  private static final int CLEAR = 8;

  private static final int LONGEST = 240;

  @ParameterizedTest
  @CsvSource({
    "NOVICE, BEGINNER",
    "AMATEUR, NOVICE",
    "SKILLED, AMATEUR",
    "EXPERT, SKILLED",
    "MASTER, EXPERT"
  })
  void higherLevel_beatsTheOneBelowClearly(Pastor higher, Pastor lower) {
    int halves = 0;
    for (int game = 0; game < GAMES; game++) {
      Side side = Side.values()[game % 2];
      halves += halves(higher.player(game), lower.player(100 + game), side);
    }
    assertThat(halves).isGreaterThanOrEqualTo(CLEAR);
  }

  /** Plays a game: two for a win, one for a draw, none for a loss. */
  private static int halves(Player player, Player opponent, Side side) {
    Position position = PastorLevels.orthodox(PastorLevels.START);
    for (int i = 0; i < LONGEST && position.outcome().isEmpty(); i++) {
      Player next = position.toMove() == side ? player : opponent;
      position = position.play(next.choose(position));
    }
    return position
        .outcome()
        .flatMap(Outcome::winner)
        .map(winner -> winner == side ? 2 : 0)
        .orElse(1);
  }
}
