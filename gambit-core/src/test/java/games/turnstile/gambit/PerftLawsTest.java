package games.turnstile.gambit;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** On random positions, too, the engine counts what the plain oracle counts. */
@Domain(GambitArbitraries.class)
@Domain(DomainContext.Global.class)
class PerftLawsTest {
  @Property(tries = 300)
  void turns_anyPosition_areAsManyAsTheOracles(
      @ForAll Position position, @ForAll @IntRange(max = 3) int depth) {
    assertThat(Perft.turns(position, depth)).isEqualTo(Plain.position(position).perftTurns(depth));
  }

  @Property(tries = 300)
  void plies_anyPosition_areAsManyAsTheOracles(
      @ForAll Position position, @ForAll @IntRange(max = 4) int depth) {
    assertThat(Perft.plies(position, depth)).isEqualTo(Plain.position(position).perftPlies(depth));
  }
}
