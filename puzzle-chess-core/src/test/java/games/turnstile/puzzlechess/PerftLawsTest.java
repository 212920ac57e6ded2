package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.oracle.OracleGame;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Works;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** On random boards all ways of counting agree. */
@Domain(BoardArbitraries.class)
@Domain(DomainContext.Global.class)
class PerftLawsTest {
  /** Nothing of it happens, but fields alone do not decide any more. */
  private static final Works IDLE =
      Works.NONE.withReactions(
          List.of(
              new Reaction(
                  new Event.TurnBegins(Setup.MOST_TURNS),
                  true,
                  List.of(new Effect.Message("It is late.")))));

  /** The same board without its history. */
  private static Position bare(Position position, Works works) {
    return alone(position, position.scene().withSetup(position.toSetup()).withWorks(works));
  }

  /** The oracle does not go on after draws. */
  private static Position undrawn(Position position) {
    Scene scene = position.scene();
    return alone(
        position, scene.withRules(scene.rules().withDraws(EnumSet.of(DrawRule.STALEMATE))));
  }

  private static Position alone(Position position, Scene scene) {
    return Position.initial(
        new Level("bare", "", "", position.level().kinds(), List.of(scene), OptionalInt.empty()));
  }

  @Property(tries = 150)
  void countByPlaying_anyPosition_isTheSameCount(
      @ForAll Position position, @ForAll @IntRange(max = 3) int depth) {
    assertThat(Perft.countByPlaying(position, depth)).isEqualTo(Perft.count(position, depth));
  }

  @Property(tries = 150)
  void count_worksThatNeverAct_isTheSameCount(
      @ForAll Position position, @ForAll @IntRange(max = 2) int depth) {
    assertThat(Perft.count(bare(position, IDLE), depth)).isEqualTo(Perft.count(position, depth));
  }

  @Property(tries = 50)
  void count_anyPosition_isTheOracles(
      @ForAll Position position, @ForAll @IntRange(max = 2) int depth) {
    OracleGame oracle = new OracleGame(undrawn(bare(position, Works.NONE)).level());

    assertThat(Perft.count(position, depth)).isEqualTo(OraclePerft.count(oracle, depth));
  }
}
