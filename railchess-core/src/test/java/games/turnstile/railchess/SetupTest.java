package games.turnstile.railchess;

import static games.turnstile.railchess.SetupException.Code.NUMBER_OF_SEATS;
import static games.turnstile.railchess.SetupException.Code.SAME_COLOUR;
import static games.turnstile.railchess.SetupException.Code.SAME_SPAWN;
import static games.turnstile.railchess.SetupException.Code.TOO_FEW_STATIONS;
import static games.turnstile.railchess.SetupException.Code.UNKNOWN_STATION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.turnstile.railchess.map.RailMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {
  private static final RailMap MAP = Maps.path(5);
  private static final Seat ANN = new Seat("Ann", Colour.YELLOW, 0);
  private static final Seat BOB = new Seat("Bob", Colour.PINK, 4);

  private static void assertRefused(ThrowingCallable maker, SetupException.Fault... faults) {
    SetupException refusal = catchThrowableOfType(SetupException.class, maker);
    assertThat(refusal.faults()).containsExactly(faults);
    assertThat(refusal)
        .hasMessage(String.join("; ", List.of(faults).stream().map(f -> f.detail()).toList()));
    assertThatThrownBy(() -> refusal.faults().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  private static SetupException.Fault fault(SetupException.Code code, String detail) {
    return new SetupException.Fault(code, detail);
  }

  private static Setup setup(Seat... seats) {
    return new Setup(MAP, Settings.standard(), List.of(seats), 0);
  }

  @Test
  void two_to_four_seats_on_different_stations_in_different_colours_are_a_setup() {
    Seat cid = new Seat("Cid", Colour.GREEN, 2);
    Seat dee = new Seat("Dee", Colour.BLUE, 3);

    assertThat(setup(ANN, BOB).seats()).containsExactly(ANN, BOB);
    assertThat(setup(dee, ANN, BOB, cid).seats()).containsExactly(dee, ANN, BOB, cid);
  }

  @Test
  void too_few_or_too_many_seats_are_refused() {
    Seat any = new Seat("Eve", Colour.BLUE, 1);

    assertRefused(() -> setup(ANN), fault(NUMBER_OF_SEATS, "a game has 2 to 4 seats, not 1"));
    assertRefused(
        () -> setup(ANN, BOB, any, new Seat("F", Colour.GREEN, 2), new Seat("G", Colour.GREEN, 3)),
        fault(NUMBER_OF_SEATS, "a game has 2 to 4 seats, not 5"),
        fault(SAME_COLOUR, "two seats have the colour GREEN"));
  }

  @Test
  void all_faults_are_told_at_once() {
    assertRefused(
        () -> setup(new Seat("Eve", Colour.PINK, 9), BOB, new Seat("Fay", Colour.BLUE, 4)),
        fault(UNKNOWN_STATION, "Eve is to start on station 9, which is not on the map"),
        fault(SAME_COLOUR, "two seats have the colour PINK"),
        fault(SAME_SPAWN, "two seats are to start on station 4"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5})
  void only_two_to_four_players_can_draw(int players) {
    assertRefused(
        () -> Setup.draw(MAP, Collections.nCopies(players, "x"), Settings.standard(), 1),
        fault(NUMBER_OF_SEATS, "a game has 2 to 4 seats, not " + players));
  }

  @Test
  void players_without_enough_stations_cannot_draw() {
    assertRefused(
        () -> Setup.draw(Maps.path(2), List.of("a", "b", "c"), Settings.standard(), 1),
        fault(TOO_FEW_STATIONS, "3 players need as many stations, but the map has only 2"));
    assertThat(Setup.draw(Maps.path(3), List.of("a", "b", "c"), Settings.standard(), 1).seats())
        .hasSize(3);
  }

  @Test
  void missing_parts_are_the_mistake_of_the_program() {
    Settings settings = Settings.standard();
    List<Seat> seats = List.of(ANN, BOB);

    assertThatNullPointerException().isThrownBy(() -> new Setup(null, settings, seats, 0));
    assertThatNullPointerException().isThrownBy(() -> new Setup(MAP, null, seats, 0));
    assertThatNullPointerException().isThrownBy(() -> new Setup(MAP, settings, null, 0));
    assertThatNullPointerException()
        .isThrownBy(() -> Setup.draw(null, List.of("a"), settings, 0))
        .withMessage("map");
  }

  @Test
  void later_changes_of_the_given_list_do_not_matter() {
    List<Seat> seats = new ArrayList<>(List.of(ANN, BOB));
    Setup setup = new Setup(MAP, Settings.standard(), seats, 0);
    seats.clear();

    assertThat(setup.seats()).containsExactly(ANN, BOB);
  }

  @Test
  void a_players_name_is_stripped() {
    assertThat(new Seat(" Ann\t", Colour.BLUE, 3).player()).isEqualTo("Ann");
    assertThat(new Seat("Ann-Marie 李 \uD83D\uDE87", Colour.BLUE, 3).player())
        .isEqualTo("Ann-Marie 李 \uD83D\uDE87");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \t\n", "a\nb", "a\u0007", "a\u2028b", "a\u2029b", "\uD800"})
  void a_name_that_is_not_one_line_of_text_is_refused(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Seat(name, Colour.BLUE, 3))
        .withMessageStartingWith("a player's name is one line of text, without control characters");
  }

  @Test
  void a_seat_needs_a_colour() {
    assertThatNullPointerException().isThrownBy(() -> new Seat("a", null, 3)).withMessage("colour");
  }
}
