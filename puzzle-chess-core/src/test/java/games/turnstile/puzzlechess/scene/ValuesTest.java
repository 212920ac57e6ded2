package games.turnstile.puzzlechess.scene;

import static games.turnstile.puzzlechess.scene.Square.A1;
import static games.turnstile.puzzlechess.scene.Square.E4;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What values refuse, and in which words. */
class ValuesTest {
  private static final Goal.Checkmate MATE = new Goal.Checkmate();
  private static final Signal PORT = new Signal.On("a");

  private static void assertRefused(ThrowingCallable making, String problem) {
    assertThatIllegalArgumentException().isThrownBy(making).withMessage(problem);
  }

  private static Setup setup(int quiet, int turn) {
    return new Setup(
        Map.of(), Store.EMPTY, Store.EMPTY, Side.WHITE, Set.of(), Optional.empty(), quiet, turn);
  }

  private static Level level(String name, String title, int shortest) {
    Scene scene = Scene.orthodox(Setup.of(Map.of()));
    return new Level(name, title, "", List.of(), List.of(scene), OptionalInt.of(shortest));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "A", "1a", "-a", "a_b", "a b", "é"})
  void name_other_isRefused(String name) {
    assertRefused(
        () -> level(name, "", 1),
        "the level's name has 1 to 40 lower case letters, digits and hyphens and begins with a letter, not '%s'"
            .formatted(name));
  }

  @Test
  void name_of40Characters_isTheLongest() {
    assertThat(level("a".repeat(40), "", 1).name()).hasSize(40);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> level("a".repeat(41), "", 1))
        .withMessageEndingWith("not '%s...'", "a".repeat(40));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> level("x😀".repeat(40), "", 1))
        .withMessageEndingWith("not '%s...'", "x😀".repeat(20));
  }

  @ParameterizedTest
  @ValueSource(strings = {" a", "a ", "a\nb", "a\tb", "\u200b", "\u2028", "\ud83d", "a\0"})
  void title_notOneVisibleLine_isRefused(String title) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> level("a", title, 1))
        .withMessageStartingWith("the title is one line of at most 2000 characters");
  }

  @Test
  void title_of2000Characters_isTheLongest() {
    assertThat(level("a", "é".repeat(2_000), 1).title()).hasSize(2_000);
    assertThatIllegalArgumentException().isThrownBy(() -> level("a", "é".repeat(2_001), 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1_001})
  void shortest_outOfRange_isRefused(int shortest) {
    assertRefused(
        () -> level("a", "", shortest), "a shortest solution has 1 to 1000 moves, not " + shortest);
  }

  @Test
  void numbersOfSetups_outOfRange_areRefused() {
    assertRefused(() -> setup(-1, 1), "quiet moves are 0 to 10000, not -1");
    assertRefused(() -> setup(10_001, 1), "quiet moves are 0 to 10000, not 10001");
    assertRefused(() -> setup(0, 0), "the number of a turn is 1 to 10000, not 0");
    assertRefused(() -> setup(0, 10_001), "the number of a turn is 1 to 10000, not 10001");
    assertThat(setup(10_000, 10_000).turn()).isEqualTo(10_000);
  }

  @Test
  void kind_badParts_areRefused() {
    assertRefused(() -> Kind.own("duke", 'd', "", ""), "a kind's letter is A to Z, not 'd'");
    assertRefused(
        () -> new Kind("box", 'X', Kind.Form.CRATE, Movement.of("W"), ""),
        "a CRATE has no movement of its own");
    assertThat(Kind.own("duke", 'D', "", "").isMobile()).isFalse();
  }

  @Test
  void piece_ownerThatDoesNotFit_isRefused() {
    assertRefused(() -> Piece.of(Side.WHITE, Kind.CRATE), "a crate belongs to nobody");
    assertRefused(() -> Piece.prop(Kind.QUEEN), "a queen belongs to a side");
    assertThat(Piece.of(Side.BLACK, Kind.QUEEN)).hasToString("black queen");
    assertThat(Piece.prop(Kind.CRATE)).hasToString("crate");
  }

  @ParameterizedTest
  @CsvSource({
    "any,        true,  true,  true",
    "white,      true,  false, false",
    "black,      false, true,  false",
    "queen,      true,  true,  false",
    "crate,      false, false, true",
    "black queen,false, true,  false",
    "white rook, false, false, false"
  })
  void filter_matchesWhatItSays(
      String text, boolean whiteQueen, boolean blackQueen, boolean crate) {
    PieceFilter filter = filter(text);

    assertThat(filter).hasToString(text);
    assertThat(filter.matches(Piece.of(Side.WHITE, Kind.QUEEN))).isEqualTo(whiteQueen);
    assertThat(filter.matches(Piece.of(Side.BLACK, Kind.QUEEN))).isEqualTo(blackQueen);
    assertThat(filter.matches(Piece.prop(Kind.CRATE))).isEqualTo(crate);
  }

  private static PieceFilter filter(String text) {
    return switch (text) {
      case "any" -> PieceFilter.ANY;
      case "white" -> PieceFilter.of(Side.WHITE);
      case "black" -> PieceFilter.of(Side.BLACK);
      case "queen" -> PieceFilter.of(Kind.QUEEN);
      case "crate" -> PieceFilter.of(Kind.CRATE);
      case "black queen" -> PieceFilter.of(Side.BLACK, Kind.QUEEN);
      default -> PieceFilter.of(Side.WHITE, Kind.ROOK);
    };
  }

  @Test
  void clock_timesThatDoNotFit_areRefused() {
    assertRefused(() -> new ClockRule(false, 1, 0, false), "a clock that counts up has no times");
    assertRefused(() -> ClockRule.countDown(0, 1), "a time is 1 to 604800000 milliseconds, not 0");
    assertRefused(
        () -> ClockRule.countDown(1, ClockRule.LONGEST_MILLIS + 1),
        "a time is 1 to 604800000 milliseconds, not 604800001");
  }

  @Test
  void undo_negative_isRefused() {
    assertRefused(() -> new UndoRule(-1), "moves are taken back 0 times or more, not -1");
    assertThat(UndoRule.UNLIMITED.isUnlimited()).isTrue();
    assertThat(new UndoRule(3).isUnlimited()).isFalse();
  }

  @Test
  void goals_badParts_areRefused() {
    assertRefused(() -> new Goal.Survive(0), "a number of turns is 1 or more, not 0");
    assertRefused(() -> new Goal.Within(0, MATE), "a number of turns is 1 or more, not 0");
    assertRefused(
        () -> new Goal.Capture(PieceFilter.ANY, 65), "1 to 64 pieces are captured, not 65");
    assertRefused(() -> new Goal.Capture(PieceFilter.ANY, 0), "1 to 64 pieces are captured, not 0");
    assertRefused(() -> new Goal.AllOf(List.of(MATE)), "'all' and 'any' join two goals or more");
    assertRefused(() -> new Goal.AnyOf(List.of()), "'all' and 'any' join two goals or more");
    assertRefused(() -> new Goal.Crates(Set.of()), "at least one square is needed");
    assertRefused(() -> new Goal.Reach(Set.of(), PieceFilter.ANY), "at least one square is needed");
    assertRefused(() -> Aims.NONE.within(0), "a limit is 1 to 10000 turns, not 0");
    assertRefused(() -> Aims.NONE.within(10_001), "a limit is 1 to 10000 turns, not 10001");
  }

  @Test
  void depth_countsNesting() {
    Goal goal = new Goal.AllOf(List.of(MATE, new Goal.Within(2, MATE)));
    Signal signal = new Signal.Any(List.of(PORT, new Signal.Not(new Signal.Not(PORT))));

    assertThat(goal.depth()).isEqualTo(3);
    assertThat(signal.depth()).isEqualTo(4);
  }

  @Test
  void goalsAndFormulas_thatNobodyMeans_areRefused() {
    Goal goal = MATE;
    Signal signal = PORT;
    for (int depth = 2; depth <= 100; depth++) {
      goal = new Goal.Within(1, goal);
      signal = new Signal.Not(signal);
    }
    Goal deepGoal = goal;
    Signal deepSignal = signal;
    assertRefused(() -> new Goal.Within(1, deepGoal), "a goal is nested at most 100 deep");
    assertRefused(() -> new Signal.Not(deepSignal), "a formula is nested at most 100 deep");
  }

  @Test
  void goalsAndFormulas_doubledAgainAndAgain_areRefusedWhenTheyAreTooLarge() {
    assertRefused(
        () -> doubled((Goal) MATE, goal -> new Goal.AllOf(List.of(goal, goal))),
        "a goal is made of at most 1000000");
    assertRefused(
        () -> doubled(PORT, signal -> new Signal.Any(List.of(signal, signal))),
        "a formula is made of at most 1000000");
  }

  private static <T> T doubled(T single, UnaryOperator<T> doubling) {
    T all = single;
    for (int i = 0; i < 40; i++) {
      all = doubling.apply(all);
    }
    return all;
  }

  @Test
  void setup_withoutAPiece_isRefused() {
    Map<Square, Piece> pieces = new HashMap<>();
    pieces.put(A1, null);

    assertThatNullPointerException().isThrownBy(() -> Setup.of(pieces)).withMessage("piece");
    assertThatNullPointerException().isThrownBy(() -> setup(0, 1).store(null));
  }

  @Test
  void signals_holdAsTheySay() {
    Signal other = new Signal.On("b");
    Signal both = new Signal.All(List.of(PORT, other));
    Signal either = new Signal.Any(List.of(PORT, new Signal.Not(other)));

    assertThat(both.holds(Set.of("a", "b")::contains)).isTrue();
    assertThat(both.holds(Set.of("a")::contains)).isFalse();
    assertThat(either.holds(Set.of("b")::contains)).isFalse();
    assertThat(either.holds(Set.of("a", "b")::contains)).isTrue();
    assertThat(either.holds(Set.<String>of()::contains)).isTrue();
    assertThat(either.ports()).containsExactly("a", "b");
    assertRefused(() -> new Signal.All(List.of(PORT)), "'and' and 'or' join two formulas or more");
  }

  @Test
  void reactions_badParts_areRefused() {
    Event event = new Event.TurnBegins(2);

    assertRefused(
        () -> new Reaction(event, false, List.of()), "a reaction has at least one effect");
    assertRefused(() -> new Event.TurnBegins(1), "the first turn that begins is 2, not 1");
    assertRefused(
        () -> new Event.Enters(Set.of(), PieceFilter.ANY), "at least one square is needed");
    assertRefused(() -> new Effect.Message(""), "the message is empty");
  }

  @Test
  void worksAndLinks_badNames_areRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Works.NONE.withLinks(Map.of("A", A1), List.of()))
        .withMessageStartingWith("the entry's name has");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Link("", A1, PieceFilter.ANY, "a", "b", true))
        .withMessageStartingWith("the link's name has");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new InputPort("e 4", E4, PieceFilter.ANY))
        .withMessageStartingWith("the port's name has");
  }

  @ParameterizedTest
  @ValueSource(ints = {-100, 100, Integer.MIN_VALUE})
  void height_outOfRange_isRefused(int height) {
    String problem = "a height is -99 to 99, not " + height;
    assertRefused(() -> new Effect.Height(A1, height), problem);
    assertRefused(() -> new Device.Height(A1, height), problem);
    assertRefused(() -> Terrain.FLAT.withHeight(A1, height), problem);
  }

  @Test
  void entry_withoutASquare_isRefused() {
    Map<String, Square> entries = new HashMap<>();
    entries.put("door", null);
    assertThatNullPointerException().isThrownBy(() -> Works.NONE.withLinks(entries, List.of()));
  }
}
