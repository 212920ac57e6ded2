package games.turnstile.gambit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** What every level does in every position. */
@Domain(GambitArbitraries.class)
@Domain(DomainContext.Global.class)
class PlayersLawsTest {
  @Property(tries = 500)
  void chooseTurn_anyUnfinishedPosition_isLegal(
      @ForAll Level level, @ForAll long seed, @ForAll Position position) {
    Assume.that(position.outcome().isEmpty());

    assertThat(Plain.turns(position)).contains(level.player(seed).chooseTurn(position));
  }

  @Property(tries = 300)
  void chooseTurn_sameSeed_isTheSameWhateverWasAskedBefore(
      @ForAll Level level, @ForAll long seed, @ForAll GameRecord game) {
    Player old = level.player(seed);
    List<Position> open =
        game.positions().stream().filter(position -> position.outcome().isEmpty()).toList();
    List<Turn> choices = open.stream().map(old::chooseTurn).toList();

    assertThat(open).extracting(old::chooseTurn).isEqualTo(choices);
    assertThat(open)
        .extracting(position -> level.player(seed).chooseTurn(position))
        .isEqualTo(choices);
  }

  @Property(tries = 300)
  void chooseTurn_perfect_isOneOfTheBest(@ForAll long seed, @ForAll GameRecord game) {
    Assume.that(game.last().outcome().isEmpty());
    Player perfect = Level.PERFECT.player(seed);

    assertThat(new Solver().solve(game.last()).best()).contains(perfect.chooseTurn(game.last()));
  }

  @Property(tries = 200)
  void chooseTurn_perfectAgainstAnyone_getsAtLeastTheSolvedValue(
      @ForAll long seed,
      @ForAll Side seat,
      @ForAll Opponent opponent,
      @ForAll(supplier = GambitArbitraries.InGame.class) Position position) {
    int value = new Solver().solve(position).value();
    int solved = position.toMove() == seat ? value : -value;
    Outcome outcome =
        Games.play(position, seat, Level.PERFECT.player(seed), opponent.player(seed + 1));

    assertThat(outcome.margin(seat)).isGreaterThanOrEqualTo(solved);
  }

  private enum Opponent {
    EASY,
    MEDIUM,
    HARD,
    PERFECT,
    GREEDY;

    Player player(long seed) {
      return this == GREEDY ? Games.greedy() : Level.valueOf(name()).player(seed);
    }
  }
}
