package games.turnstile.gambit;

import static games.turnstile.gambit.Diagrams.midTurn;
import static games.turnstile.gambit.Diagrams.turn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** How the levels compare, over games from the start with fixed seeds. */
class PlayersTest {
  private static final int GAMES = 40;

  /** The sum of the stronger player's margins, each seat as often as the other. */
  private static int margin(Level stronger, Level weaker) {
    return IntStream.range(0, GAMES)
        .map(
            seed -> {
              Side seat = Side.values()[seed % 2];
              Player one = stronger.player(seed);
              Player two = weaker.player(seed + 1000L);
              return Games.play(Position.initial(), seat, one, two).margin(seat);
            })
        .sum();
  }

  @ParameterizedTest
  @CsvSource({"MEDIUM, EASY", "HARD, EASY", "PERFECT, EASY", "HARD, MEDIUM", "PERFECT, MEDIUM"})
  void chooseTurn_strongerLevel_winsMoreThanItLoses(Level stronger, Level weaker) {
    assertThat(margin(stronger, weaker)).isPositive();
  }

  @ParameterizedTest
  @EnumSource(Level.class)
  void chooseTurn_perfectFromTheStart_neverLosesAndDrawsAgainstItself(Level opponent) {
    for (int seed = 0; seed < GAMES; seed++) {
      Side seat = Side.values()[seed % 2];
      Player perfect = Level.PERFECT.player(seed);
      Player other = opponent.player(seed + 1000L);
      int margin = Games.play(Position.initial(), seat, perfect, other).margin(seat);

      assertThat(margin).isNotNegative();
      if (opponent == Level.PERFECT) {
        assertThat(margin).isZero();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Level.class)
  void chooseTurn_otherSeeds_varies(Level level) {
    Stream<Turn> choices =
        IntStream.range(0, 30).mapToObj(seed -> level.player(seed).chooseTurn(Position.initial()));

    assertThat(choices.distinct()).hasSizeGreaterThan(1);
  }

  @Test
  void chooseTurn_easy_playsEveryLegalTurnNowAndThen() {
    Stream<Turn> choices =
        IntStream.range(0, 1000)
            .mapToObj(seed -> Level.EASY.player(seed).chooseTurn(Position.initial()));

    assertThat(choices.distinct())
        .containsExactlyInAnyOrderElementsOf(Position.initial().legalTurns());
  }

  @Test
  void chooseTurn_medium_isCarelessInAboutOneTurnOfFour() {
    List<Turn> careful = LookAhead.bestTurns(Position.initial(), 2);
    int all = Position.initial().legalTurns().size();
    long missed =
        IntStream.range(0, 1000)
            .mapToObj(seed -> Level.MEDIUM.player(seed).chooseTurn(Position.initial()))
            .filter(turn -> !careful.contains(turn))
            .count();

    double expected = 250.0 * (all - careful.size()) / all;
    assertThat((double) missed).isBetween(0.7 * expected, 1.3 * expected);
  }

  @Test
  void chooseTurn_hard_isOneOfTheBestFourTurnsAhead() {
    List<Turn> best = LookAhead.bestTurns(Position.initial(), 4);

    assertThat(IntStream.range(0, 30))
        .allSatisfy(
            seed ->
                assertThat(best).contains(Level.HARD.player(seed).chooseTurn(Position.initial())));
  }

  @Test
  void chooseTurn_perfectOnABoardTooCrowdedToSolve_playsLikeHard() {
    Turn turn = Level.perfect(Position.initial(), new SplittableRandom(5), new Solver(1));

    assertThat(LookAhead.bestTurns(Position.initial(), 4)).contains(turn);
  }

  @Test
  void chooseTurn_easyAgainstPerfect_losesSometimes() {
    long losses =
        IntStream.range(0, GAMES)
            .mapToObj(seed -> easyAgainstPerfect(seed))
            .filter(outcome -> outcome.margin(Side.O) < 0)
            .count();

    assertThat(losses).isGreaterThan(GAMES / 4);
  }

  private static Outcome easyAgainstPerfect(int seed) {
    Player easy = Level.EASY.player(seed);
    return Games.play(Position.initial(), Side.O, easy, Level.PERFECT.player(seed));
  }

  @ParameterizedTest
  @EnumSource(
      value = Level.class,
      names = {"HARD", "PERFECT"})
  void chooseTurn_stoppingIsBest_stops(Level level) {
    Position position =
        midTurn(
            Side.X,
            "e1",
            """
            .O..X...
            .X.O....
            ........
            ........
            """);

    for (int seed = 0; seed < 10; seed++) {
      assertThat(level.player(seed).chooseTurn(position)).isEqualTo(turn("e1"));
    }
  }
}
