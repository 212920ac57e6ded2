package games.turnstile.gambit;

import static games.turnstile.gambit.Diagrams.board;
import static games.turnstile.gambit.Diagrams.point;
import static games.turnstile.gambit.Diagrams.turn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordTest {
  private static final GameRecord NEW = GameRecord.start(Setup.initial());
  private static final GameRecord TWO_TURNS = NEW.play(turn("c3", "c1")).play(turn("f2", "h4"));

  @Nested
  class Recording {
    @Test
    void start_setup_isARecordWithoutTurns() {
      assertThat(NEW.setup()).isEqualTo(Setup.initial());
      assertThat(NEW.turns()).isEmpty();
      assertThat(NEW.positions()).containsExactly(Position.initial());
      assertThat(NEW.last()).isEqualTo(Position.initial());
    }

    @Test
    void play_turns_keepsThemAndEveryPosition() {
      Position afterOne = Position.initial().play(turn("c3", "c1"));

      assertThat(TWO_TURNS.turns()).containsExactly(turn("c3", "c1"), turn("f2", "h4"));
      assertThat(TWO_TURNS.positions())
          .containsExactly(Position.initial(), afterOne, afterOne.play(turn("f2", "h4")));
      assertThat(TWO_TURNS.last()).isEqualTo(afterOne.play(turn("f2", "h4")));
      assertThat(TWO_TURNS.setup()).isEqualTo(Setup.initial());
    }

    @Test
    void play_turn_leavesTheRecordAsItWas() {
      TWO_TURNS.play(TWO_TURNS.last().legalTurns().get(0));

      assertThat(TWO_TURNS.turns()).hasSize(2);
      assertThat(TWO_TURNS.positions()).hasSize(3);
    }

    @Test
    void play_illegalTurn_isRefused() {
      assertThatExceptionOfType(IllegalMoveException.class)
          .isThrownBy(() -> TWO_TURNS.play(turn("a1", "a3")))
          .satisfies(refusal -> assertThat(refusal.position()).isEqualTo(TWO_TURNS.last()));
    }

    @Test
    void start_middleOfATurn_goesOnWithThatTurn() {
      Setup middle =
          Setup.startOfTurn(
                  board(
                      """
                      ........
                      .XO.....
                      ........
                      ........
                      """),
                  Side.X)
              .withJumper(point("b2"));

      assertThat(GameRecord.start(middle).play(turn("b2")).last().toMove()).isEqualTo(Side.O);
      assertThat(GameRecord.start(middle).play(turn("b2", "d2")).last().outcome())
          .contains(new Outcome(1, 0));
    }

    @Test
    void start_impossibleSetup_isRefused() {
      assertThatExceptionOfType(SetupException.class)
          .isThrownBy(() -> GameRecord.start(Setup.initial().withJumper(point("a1"))));
    }

    @Test
    void lists_ofARecord_cannotBeChanged() {
      assertThatThrownBy(() -> TWO_TURNS.turns().remove(0))
          .isInstanceOf(UnsupportedOperationException.class);
      assertThatThrownBy(() -> TWO_TURNS.positions().remove(0))
          .isInstanceOf(UnsupportedOperationException.class);
    }
  }

  @Nested
  class GoingBack {
    @Test
    void first_countOfTurns_isTheRecordAsItWasThen() {
      assertThat(TWO_TURNS.first(0)).isEqualTo(NEW);
      assertThat(TWO_TURNS.first(1)).isEqualTo(NEW.play(turn("c3", "c1")));
      assertThat(TWO_TURNS.first(2)).isEqualTo(TWO_TURNS);
      assertThat(TWO_TURNS.first(1).positions()).isEqualTo(TWO_TURNS.positions().subList(0, 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void first_moreTurnsThanThereAre_isRefused(int count) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> TWO_TURNS.first(count))
          .withMessageContaining(String.valueOf(count));
    }
  }

  @Nested
  class Equality {
    @Test
    void equals_sameSetupAndTurns_isTrue() {
      GameRecord again = NEW.play(turn("c3", "c1")).play(turn("f2", "h4"));

      assertThat(again).isEqualTo(TWO_TURNS).hasSameHashCodeAs(TWO_TURNS).isNotSameAs(TWO_TURNS);
    }

    @Test
    void equals_otherTurnsOrSetup_isFalse() {
      assertThat(TWO_TURNS)
          .isNotEqualTo(NEW)
          .isNotEqualTo(NEW.play(turn("c3", "c1")).play(turn("f2", "f4")))
          .isNotEqualTo(null);
      assertThat(NEW)
          .isNotEqualTo(GameRecord.start(Setup.initial().withRuleset(Ruleset.STRICT_TABLE)));
    }

    @Test
    void equals_samePositionReachedByOtherTurns_isFalse() {
      GameRecord restarted = GameRecord.start(TWO_TURNS.last().toSetup());

      assertThat(restarted.last()).isEqualTo(TWO_TURNS.last());
      assertThat(restarted).isNotEqualTo(TWO_TURNS);
    }
  }
}
