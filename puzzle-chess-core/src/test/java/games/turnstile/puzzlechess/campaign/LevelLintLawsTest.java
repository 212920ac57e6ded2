package games.turnstile.puzzlechess.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.EndReason;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Step;
import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import games.turnstile.puzzlechess.notation.LevelArbitraries;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is said never to happen happens in no game. */
class LevelLintLawsTest {
  private static final Pattern WALL =
      Pattern.compile("the wall (..-..), which (always|never) stands$");
  private static final Pattern HEIGHT =
      Pattern.compile("gives (..) the height (\\S+), which it always has$");
  private static final Pattern IDLE = Pattern.compile("^reaction (\\d+) never acts");

  /** Plays on until the game is over, and tells of every step. */
  private static void play(Level level, List<Integer> choices, Consumer<Step> listener) {
    Step step;
    try {
      step = Position.begin(level);
    } catch (LevelException unplayable) {
      return;
    }
    listener.accept(step);
    for (int choice : choices) {
      List<Move> moves = step.position().legalMoves();
      if (moves.isEmpty()) {
        return;
      }
      step = step.position().step(moves.get(choice % moves.size()));
      listener.accept(step);
    }
  }

  private static List<String> details(Level level, Scene scene, Code code) {
    return LevelLint.check(level).stream()
        .filter(warning -> warning.code() == code && warning.scene().equals(scene.name()))
        .map(LevelWarning::detail)
        .toList();
  }

  @Property(tries = 300)
  void everyPieceOnItsSquare_wasThoughtPossible(
      @ForAll("levels") Level level, @ForAll("choices") List<Integer> choices) {
    Existence existence = new Existence(level);
    play(
        level,
        choices,
        step -> {
          Presence presence = existence.in(step.position().scene());
          step.position()
              .pieces()
              .forEach(
                  (square, piece) ->
                      assertThat(presence.whyNoneStands(Set.of(square), exactly(piece))).isEmpty());
        });
  }

  private static PieceFilter exactly(Piece piece) {
    return new PieceFilter(piece.side(), Optional.of(piece.kind()));
  }

  @Property(tries = 300)
  void everyGoalThatIsReached_wasThoughtReachable(
      @ForAll("levels") Level level, @ForAll("choices") List<Integer> choices) {
    play(
        level,
        choices,
        step -> {
          boolean isReached =
              step.position().outcome().filter(end -> end.reason() == EndReason.GOAL).isPresent();
          if (isReached) {
            Scene scene = step.position().scene();
            assertThat(details(level, scene, Code.GOAL_UNREACHABLE)).isEmpty();
            assertThat(details(level, scene, Code.KING_MISSING)).isEmpty();
          }
        });
  }

  @Property(tries = 300)
  void everyEntryThatIsUsed_wasThoughtFree(
      @ForAll("levels") Level level, @ForAll("choices") List<Integer> choices) {
    play(
        level,
        choices,
        step -> {
          List<String> blocked = details(level, step.position().scene(), Code.ENTRY_BLOCKED);
          step.notices().stream()
              .filter(Notice.Travelled.class::isInstance)
              .map(Notice.Travelled.class::cast)
              .forEach(
                  journey ->
                      assertThat(blocked).noneMatch(each -> each.endsWith("" + journey.square())));
        });
  }

  @Property(tries = 300)
  void withoutTheReactionsThatNeverAct_theGameIsTheSame(
      @ForAll("levels") Level level, @ForAll("choices") List<Integer> choices) {
    List<List<Notice>> told = new ArrayList<>();
    List<List<Notice>> toldWithout = new ArrayList<>();
    play(level, choices, step -> told.add(step.notices()));
    play(withoutIdleReactions(level), choices, step -> toldWithout.add(step.notices()));
    assertThat(toldWithout).isEqualTo(told);
  }

  private static Level withoutIdleReactions(Level level) {
    return level.withScenes(
        level.scenes().stream()
            .map(scene -> withoutReactions(scene, idleReactions(level, scene)))
            .toList());
  }

  private static Set<Integer> idleReactions(Level level, Scene scene) {
    return details(level, scene, Code.NEVER).stream()
        .flatMap(detail -> IDLE.matcher(detail).results())
        .map(found -> Integer.parseInt(found.group(1)))
        .collect(Collectors.toSet());
  }

  private static Scene withoutReactions(Scene scene, Set<Integer> numbers) {
    List<Reaction> all = scene.works().reactions();
    List<Reaction> others =
        IntStream.rangeClosed(1, all.size())
            .filter(number -> !numbers.contains(number))
            .mapToObj(number -> all.get(number - 1))
            .toList();
    return scene.withWorks(scene.works().withReactions(others));
  }

  @Property(tries = 300)
  void whatIsAlwaysSo_isSo(
      @ForAll("levels") Level level, @ForAll("choices") List<Integer> choices) {
    play(
        level,
        choices,
        step -> {
          Terrain terrain = step.position().terrain();
          for (String detail : details(level, step.position().scene(), Code.NO_EFFECT)) {
            assertThat(isAsTold(detail, terrain)).as(detail).isTrue();
          }
        });
  }

  /** Whether terrain is as a warning says that it always is. */
  private static boolean isAsTold(String detail, Terrain terrain) {
    Matcher wall = WALL.matcher(detail);
    if (wall.find()) {
      boolean stands = terrain.walls().stream().map(Edge::toString).anyMatch(wall.group(1)::equals);
      return stands == wall.group(2).equals("always");
    }
    Matcher height = HEIGHT.matcher(detail);
    return !height.find()
        || terrain.height(Square.named(height.group(1)).orElseThrow())
            == Integer.parseInt(height.group(2));
  }

  @Provide
  Arbitrary<Level> levels() {
    return LevelArbitraries.levels();
  }

  @Provide
  Arbitrary<List<Integer>> choices() {
    return Arbitraries.integers().between(0, 999).list().ofSize(40);
  }
}
