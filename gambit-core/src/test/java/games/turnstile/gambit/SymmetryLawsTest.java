package games.turnstile.gambit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** A mirrored position has the mirrored moves and the mirrored result. */
@Domain(GambitArbitraries.class)
@Domain(DomainContext.Global.class)
class SymmetryLawsTest {
  @Property
  void legalMoves_mirroredPosition_areMirrored(@ForAll Mirror mirror, @ForAll Position position) {
    assertThat(mirror.of(position).legalMoves())
        .containsExactlyInAnyOrderElementsOf(
            position.legalMoves().stream().map(mirror::of).toList());
  }

  @Property
  void play_mirroredTurn_leadsToTheMirroredPosition(
      @ForAll Mirror mirror, @ForAll Position position) {
    Position mirrored = mirror.of(position);
    List<Turn> turns = position.legalTurns();

    assertThat(mirrored.legalTurns())
        .containsExactlyInAnyOrderElementsOf(turns.stream().map(mirror::of).toList());
    for (Turn turn : turns) {
      assertThat(mirrored.play(mirror.of(turn))).isEqualTo(mirror.of(position.play(turn)));
    }
  }

  @Property
  void islands_mirroredPosition_areMirrored(
      @ForAll Mirror mirror, @ForAll Position position, @ForAll Side side) {
    Side mirroredSide = mirror.of(side);
    List<Island> expected =
        position.islands(side).stream()
            .map(
                island ->
                    new Island(
                        mirroredSide,
                        mirror.of(island.points()).stream().sorted().toList(),
                        island.score()))
            .toList();

    assertThat(mirror.of(position).islands(mirroredSide))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @Property
  void outcome_mirroredPosition_isMirrored(@ForAll Mirror mirror, @ForAll Position position) {
    assertThat(mirror.of(position).outcome())
        .isEqualTo(
            position
                .outcome()
                .map(
                    outcome ->
                        new Outcome(
                            outcome.score(mirror.of(Side.X)), outcome.score(mirror.of(Side.O)))));
  }
}
