package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Square;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What is to be done in a scene, in words. */
final class Goals {
  private static final Map<Class<?>, Function<Goal, String>> PHRASES = new LinkedHashMap<>();

  static {
    tell(Goal.Checkmate.class, goal -> "checkmate White");
    tell(
        Goal.Reach.class,
        goal -> "bring %s to %s".formatted(Tellings.filter(goal.pieces()), any(goal.squares())));
    tell(
        Goal.Capture.class,
        goal ->
            goal.count() == 1
                ? "capture " + Tellings.filter(goal.pieces())
                : "capture %s pieces (%s)".formatted(goal.count(), goal.pieces()));
    tell(Goal.Keep.class, goal -> "have %s on the board".formatted(Tellings.filter(goal.pieces())));
    tell(Goal.Crates.class, goal -> "have crates on " + Phrases.joined(words(goal.squares())));
    tell(Goal.Survive.class, goal -> "hold out " + Phrases.count(goal.turns(), "turn"));
    tell(
        Goal.Within.class,
        goal ->
            "within %s: %s".formatted(Phrases.count(goal.turns(), "turn"), phrase(goal.goal())));
    tell(Goal.AllOf.class, goal -> joined(goal.goals(), " and "));
    tell(Goal.AnyOf.class, goal -> joined(goal.goals(), " or "));
  }

  private Goals() {}

  private static <G extends Goal> void tell(Class<G> type, Function<G, String> phrase) {
    PHRASES.put(type, goal -> phrase.apply(type.cast(goal)));
  }

  /** What is to be done, what must not happen, and by when: a sentence each. */
  static List<String> sentences(Scene scene) {
    Aims aims = scene.aims();
    List<String> sentences = new ArrayList<>();
    sentences.add(
        aims.goal()
            .map(goal -> "Black's goal: %s.".formatted(phrase(goal)))
            .orElse("This scene is not won in itself; it leads to others."));
    aims.turns()
        .ifPresent(
            turns ->
                sentences.add(
                    "There is time for it until turn %s is over."
                        .formatted(scene.setup().turn() - 1 + turns)));
    for (PieceFilter kept : aims.kept()) {
      sentences.add("Always keep %s on the board.".formatted(Tellings.filter(kept)));
    }
    return sentences;
  }

  /** The number of the last turn in which the goal can be reached, if there is a limit. */
  static OptionalInt lastTurn(Scene scene) {
    IntStream within =
        scene.aims().goal().stream()
            .filter(Goal.Within.class::isInstance)
            .mapToInt(goal -> ((Goal.Within) goal).turns());
    return IntStream.concat(scene.aims().turns().stream(), within)
        .map(turns -> scene.setup().turn() - 1 + turns)
        .min();
  }

  /** Those parts of a goal, in words, that tell where something has to stand, and name a square. */
  static List<String> about(Square square, Goal goal) {
    if (goal instanceof Goal.Reach reach) {
      return reach.squares().contains(square) ? List.of(phrase(goal)) : List.of();
    }
    if (goal instanceof Goal.Crates crates) {
      return crates.squares().contains(square) ? List.of(phrase(goal)) : List.of();
    }
    return parts(goal).stream().flatMap(part -> about(square, part).stream()).toList();
  }

  private static List<Goal> parts(Goal goal) {
    if (goal instanceof Goal.Within within) {
      return List.of(within.goal());
    }
    if (goal instanceof Goal.AllOf all) {
      return all.goals();
    }
    return goal instanceof Goal.AnyOf any ? any.goals() : List.of();
  }

  /** A goal as what Black has to do. */
  static String phrase(Goal goal) {
    return PHRASES.get(goal.getClass()).apply(goal);
  }

  private static String joined(List<Goal> goals, String word) {
    return goals.stream().map(Goals::nested).collect(Collectors.joining(word));
  }

  /** In brackets where it could be misread. */
  private static String nested(Goal goal) {
    return goal.depth() > 1 ? "(" + phrase(goal) + ")" : phrase(goal);
  }

  private static String any(Collection<Square> squares) {
    return squares.size() == 1 ? words(squares).get(0) : "one of " + Phrases.joined(words(squares));
  }

  private static List<String> words(Collection<Square> squares) {
    return squares.stream().map(Square::toString).toList();
  }
}
