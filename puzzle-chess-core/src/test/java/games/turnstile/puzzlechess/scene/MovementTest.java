package games.turnstile.puzzlechess.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MovementTest {
  /** Directions as right and ahead, sorted; the range if it is not 1. */
  private static String ways(String betza) {
    return Movement.of(betza).rides().stream()
        .map(MovementTest::way)
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private static String way(Ride ride) {
    String mode = ride.moves() && ride.captures() ? "" : ride.moves() ? "m" : "c";
    String range = ride.range() == 1 ? "" : "x" + ride.range();
    return "%s%s,%s%s".formatted(mode, ride.right(), ride.ahead(), range);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          W      | -1,0 0,-1 0,1 1,0
          F      | -1,-1 -1,1 1,-1 1,1
          D      | -2,0 0,-2 0,2 2,0
          A      | -2,-2 -2,2 2,-2 2,2
          H      | -3,0 0,-3 0,3 3,0
          N      | -1,-2 -1,2 -2,-1 -2,1 1,-2 1,2 2,-1 2,1
          K      | -1,-1 -1,0 -1,1 0,-1 0,1 1,-1 1,0 1,1
          R      | -1,0x7 0,-1x7 0,1x7 1,0x7
          B      | -1,-1x7 -1,1x7 1,-1x7 1,1x7
          R3     | -1,0x3 0,-1x3 0,1x3 1,0x3
          W0     | -1,0x7 0,-1x7 0,1x7 1,0x7
          WW     | -1,0x7 0,-1x7 0,1x7 1,0x7
          R1     | -1,0 0,-1 0,1 1,0
          mWcF   | c-1,-1 c-1,1 c1,-1 c1,1 m-1,0 m0,-1 m0,1 m1,0
          mcfW   | 0,1
          fW     | 0,1
          bW     | 0,-1
          lW     | -1,0
          rW     | 1,0
          vW     | 0,-1 0,1
          sW     | -1,0 1,0
          fsW    | -1,0 0,1 1,0
          fF     | -1,1 1,1
          lF     | -1,-1 -1,1
          flF    | -1,1
          brF    | 1,-1
          fN     | -1,2 1,2
          rN     | 2,-1 2,1
          flN    | -1,2
          lfN    | -2,1
          fsN    | -2,1 2,1
          fhN    | -1,2 -2,1 1,2 2,1
          ffN    | -1,2 1,2
          vF     | -1,-1 -1,1 1,-1 1,1
          sA     | -2,-2 -2,2 2,-2 2,2
          fsK    | -1,-1 -1,0 -1,1 0,1 1,-1 1,0 1,1
          vN     | -1,-2 -1,2 1,-2 1,2
          sN     | -2,-1 -2,1 2,-1 2,1
          fNN    | -1,2x7 1,2x7
          WfW    | -1,0 0,-1 0,1 1,0
          W3W    | -1,0x3 0,-1x3 0,1x3 1,0x3
          fW3mfW | 0,1x3
          fmWfW  | 0,1
          mfW3fW | 0,1 m0,1x3
          mfWcfW | c0,1 m0,1
          """)
  void of_text_standsForWays(String betza, String ways) {
    assertThat(ways(betza)).isEqualTo(ways);
  }

  @Test
  void of_queenAndKing_areBothOtherOnes() {
    assertThat(ways("Q")).isEqualTo(ways("RB"));
    assertThat(ways("K")).isEqualTo(ways("WF"));
    assertThat(ways("Q2")).isEqualTo(ways("R2B2"));
    assertThat(Movement.of("")).isEqualTo(Movement.NONE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          X      | 0 | 'X' is no atom; there are W F D N A H R B Q K
          WX     | 1 | 'X' is no atom; there are W F D N A H R B Q K
          W-     | 1 | '-' is no atom; there are W F D N A H R B Q K
          Wé     | 2 | an atom (W F D N A H R B Q K) is missing at the end
          fm     | 2 | an atom (W F D N A H R B Q K) is missing at the end
          W8     | 1 | a range is 0 to 7, not 8
          FR12   | 2 | a range is 0 to 7, not 12
          3W     | 0 | '3' is no atom; there are W F D N A H R B Q K
          xW     | 0 | 'x' is no direction here
          WmfxF  | 3 | 'x' is no direction here
          hW     | 0 | 'h' is no direction here
          éW     | 0 | '?' is no direction here
          """)
  void of_malformed_isRefusedAtItsPlace(String betza, int offset, String problem) {
    BetzaException refusal = catchThrowableOfType(BetzaException.class, () -> Movement.of(betza));

    assertThat(refusal).as(betza).isNotNull().hasMessage(problem);
    assertThat(refusal.offset()).isEqualTo(offset);
  }

  @Test
  void of_tooLong_isRefused() {
    assertThat(Movement.of("W".repeat(200)).rides()).hasSize(4);
    BetzaException refusal =
        catchThrowableOfType(BetzaException.class, () -> Movement.of("W".repeat(201)));

    assertThat(refusal).hasMessage("a movement has at most 200 characters, not 201");
    assertThat(refusal.offset()).isEqualTo(200);
  }

  @Test
  void movement_otherRidesThanItsText_isRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Movement("W", List.of()))
        .withMessage("'W' does not stand for []");
  }

  @Test
  void ride_isTurnedRoundForBlack() {
    Ride ride = Movement.of("flN").rides().get(0);

    assertThat(List.of(ride.files(Side.WHITE), ride.ranks(Side.WHITE))).containsExactly(-1, 2);
    assertThat(List.of(ride.files(Side.BLACK), ride.ranks(Side.BLACK))).containsExactly(1, -2);
    assertThat(ride.isStep()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"W,true", "F,true", "D,false", "A,false", "N,false"})
  void ride_goesByStepsOrLeaps(String betza, boolean isStep) {
    assertThat(Movement.of(betza).rides()).allMatch(ride -> ride.isStep() == isStep);
  }

  @ParameterizedTest
  @CsvSource({
    "0,0,1,true,a ride leads 1 to 7 squares away",
    "8,0,1,true,a ride leads 1 to 7 squares away",
    "1,0,0,true,'a range is 1 to 7, not 0'",
    "1,0,8,true,'a range is 1 to 7, not 8'",
    "1,0,1,false,'a ride moves, captures, or both'"
  })
  void ride_thatLeadsNowhere_isRefused(
      int right, int ahead, int range, boolean moves, String problem) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Ride(right, ahead, range, moves, false))
        .withMessage(problem);
  }
}
