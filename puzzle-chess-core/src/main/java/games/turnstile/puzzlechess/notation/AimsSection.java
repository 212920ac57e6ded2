package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Goal and failures. */
final class AimsSection implements Section {
  private final Cast cast;
  private final Places places;
  private final List<PieceFilter> kept = new ArrayList<>();
  private Optional<Goal> goal = Optional.empty();
  private OptionalInt limit = OptionalInt.empty();

  AimsSection(Cast cast, Places places) {
    this.cast = cast;
    this.places = places;
  }

  @Override
  public Set<String> keywords() {
    return Set.of("goal", "keep", "turn-limit");
  }

  @Override
  public void read(String keyword, Words in) {
    switch (keyword) {
      case "goal" -> {
        places.claim(keyword, in);
        goal = Optional.of(new GoalFormula(in, cast).read());
      }
      case "keep" -> {
        in.requireRoom(kept, Level.MOST_PARTS);
        kept.add(cast.filter(in));
      }
      case "turn-limit" -> {
        places.claim(keyword, in);
        limit = OptionalInt.of(in.number("a limit of turns", 1, Setup.MOST_TURNS));
      }
      default -> throw new AssertionError(keyword);
    }
  }

  Aims build() {
    return new Aims(goal, kept, limit);
  }

  static void write(StringBuilder text, Aims aims) {
    aims.goal().ifPresent(goal -> text.append("goal %s\n".formatted(GoalFormula.format(goal))));
    aims.kept().forEach(kept -> text.append("keep %s\n".formatted(Phrases.filter(kept))));
    aims.turns().ifPresent(most -> text.append("turn-limit %s\n".formatted(most)));
  }
}
