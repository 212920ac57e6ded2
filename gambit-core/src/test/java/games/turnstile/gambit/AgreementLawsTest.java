package games.turnstile.gambit;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.gambit.oracle.PlainGambit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** The engine and the plain oracle say the same about every position. */
@Domain(GambitArbitraries.class)
class AgreementLawsTest {
  @Property
  void legalMoves_anyPosition_areTheOraclesJumpsAndThenTheStop(@ForAll Position position) {
    List<Move> expected = new ArrayList<>();
    Plain.position(position).jumps().forEach(jump -> expected.add(Plain.jump(jump)));
    if (position.jumper().isPresent()) {
      expected.add(new Move.Stop());
    }

    assertThat(position.legalMoves()).containsExactlyElementsOf(expected);
  }

  @Property
  void legalTurns_anyPosition_areTheOracles(@ForAll Position position) {
    assertThat(position.legalTurns()).containsExactlyElementsOf(Plain.turns(position));
  }

  @Property
  void play_anyLegalMove_leadsWhereTheOracleGets(@ForAll Position position) {
    PlainGambit plain = Plain.position(position);
    for (List<Integer> jump : plain.jumps()) {
      assertSame(position.play(Plain.jump(jump)), plain.jump(jump.get(0), jump.get(1)));
    }
    if (position.jumper().isPresent()) {
      assertSame(position.play(new Move.Stop()), plain.stop());
    }
  }

  @Property
  void play_anyLegalTurn_leadsWhereTheOracleGets(@ForAll Position position) {
    PlainGambit plain = Plain.position(position);
    for (List<Integer> turn : plain.turns()) {
      assertSame(position.play(Plain.turn(turn)), plain.play(turn));
    }
  }

  private static void assertSame(Position actual, PlainGambit expected) {
    PlainGambit plain = Plain.position(actual);
    assertThat(plain.digits()).isEqualTo(expected.digits());
    assertThat(plain.toMove()).isEqualTo(expected.toMove());
    assertThat(plain.jumper()).isEqualTo(expected.jumper());
  }

  @Property
  void islandsAndScore_anyPosition_areTheOracles(@ForAll Position position, @ForAll Side side) {
    PlainGambit plain = Plain.position(position);
    List<Island> islands = position.islands(side);

    assertThat(islands.stream().map(island -> Plain.squares(island.points())))
        .containsExactlyElementsOf(plain.islands(Plain.side(side)));
    assertThat(position.score(side))
        .isEqualTo(plain.score(Plain.side(side), Plain.isStrict(position)))
        .isEqualTo(islands.stream().mapToInt(Island::score).sum());
  }

  @Property
  void islandsAndScore_anyBoard_areThoseOfAPositionWithThatBoard(
      @ForAll Board board, @ForAll Side side, @ForAll Ruleset ruleset) {
    Position position = Position.of(Setup.startOfTurn(board, side).withRuleset(ruleset));

    for (Side owner : Side.values()) {
      assertThat(board.islands(owner, ruleset)).isEqualTo(position.islands(owner));
      assertThat(board.score(owner, ruleset)).isEqualTo(position.score(owner));
    }
  }

  @Property
  void outcome_anyPosition_isTheOraclesScoreAndOnlyWhenItSaysTheGameIsOver(
      @ForAll Position position) {
    PlainGambit plain = Plain.position(position);
    boolean strict = Plain.isStrict(position);
    Outcome scores =
        new Outcome(plain.score(PlainGambit.X, strict), plain.score(PlainGambit.O, strict));

    assertThat(position.outcome())
        .isEqualTo(plain.isOver() ? Optional.of(scores) : Optional.empty());
  }
}
