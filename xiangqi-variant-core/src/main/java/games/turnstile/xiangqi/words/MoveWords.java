package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.Gait;
import games.turnstile.xiangqi.extension.Motion;
import games.turnstile.xiangqi.extension.SectionMeaning;
import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.StandardRule;
import games.turnstile.xiangqi.variant.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Puts moves into words, a sentence for each section. */
final class MoveWords {
  private final Ruleset ruleset;
  private final Phrasebook phrases;
  private final Speech speech;

  MoveWords(Ruleset ruleset, Phrasebook phrases, Speech speech) {
    this.ruleset = ruleset;
    this.phrases = phrases;
    this.speech = speech;
  }

  List<String> sentences(PieceType type, MoveRule rule) {
    Gait gait = ruleset.gait(type);
    List<String> sentences = new ArrayList<>();
    for (int section = 1; section <= rule.sections().size(); section++) {
      Groups groups = new Groups();
      for (Term term : rule.section(section)) {
        groups.add(term, section, gait.motions(section, term.direction()));
      }
      addSentences(sentences, type, groups);
    }
    addInnate(sentences, type, gait);
    return sentences.isEmpty() ? List.of(phrases.immobile()) : List.copyOf(sentences);
  }

  private void addSentences(List<String> sentences, PieceType type, Groups groups) {
    if (!groups.directions.isEmpty()) {
      sentences.add(phrases.sentence(clauses(type, groups)));
      groups.directions.keySet().stream()
          .flatMap(group -> note(group.deed).stream())
          .distinct()
          .forEach(note -> sentences.add(phrases.sentence(List.of(note))));
    }
  }

  private Optional<String> note(Deed deed) {
    return deed instanceof Deed.Go go ? phrases.note(go.kind, go.squares) : Optional.empty();
  }

  private void addInnate(List<String> sentences, PieceType type, Gait gait) {
    Optional<String> told = gait.innateInWords(speech);
    if (told.isPresent()) {
      sentences.add(phrases.sentence(List.of(told.get())));
      return;
    }
    Groups groups = new Groups();
    gait.innate().forEach(motion -> groups.add(motion, Condition.ALWAYS));
    addSentences(sentences, type, groups);
  }

  /** What the groups say, first what always holds. */
  private List<String> clauses(PieceType type, Groups groups) {
    List<String> clauses = new ArrayList<>();
    for (boolean isAlways : new boolean[] {true, false}) {
      groups.directions.forEach(
          (group, directions) -> {
            if (group.condition.isAlways() == isAlways) {
              clauses.add(clause(type, group, List.copyOf(directions)));
            }
          });
    }
    return clauses;
  }

  private String clause(PieceType type, Group group, List<Direction> directions) {
    String deed = deed(type, group.deed, directions);
    return group.condition.isAlways()
        ? deed
        : phrases.provided(deed, speech.condition(condition(group, directions)));
  }

  private static Condition condition(Group group, List<Direction> directions) {
    return directions.size() == 1 ? absolute(group.condition, directions.get(0)) : group.condition;
  }

  private String deed(PieceType type, Deed deed, List<Direction> directions) {
    if (deed instanceof Deed.Go go) {
      return phrases.go(go.kind, go.squares, directions);
    } else if (deed instanceof Deed.Elsewhere elsewhere) {
      return phrases.leap(elsewhere.leap);
    } else if (deed instanceof Deed.Further further) {
      return further(type, further.section, directions);
    }
    throw new AssertionError(deed);
  }

  private String further(PieceType type, int section, List<Direction> directions) {
    for (Extension extension : ruleset.extensions()) {
      SectionMeaning meaning = Speech.asked(extension, extension::sections).get(section);
      if (meaning != null) {
        return Speech.asked(extension, () -> meaning.inWords(type, directions, speech));
      }
    }
    return phrases.unexplained(section, directions);
  }

  /** What a piece does by a term. */
  private sealed interface Deed {
    record Go(Manner.Kind kind, int squares) implements Deed {}

    record Elsewhere(Motion.Leap leap) implements Deed {}

    record Further(int section) implements Deed {}
  }

  private record Group(Deed deed, Condition condition) {}

  /** The directions in which a piece does the same under the same condition. */
  private static final class Groups {
    final Map<Group, SortedSet<Direction>> directions = new LinkedHashMap<>();

    void add(Term term, int section, List<Motion> motions) {
      Condition condition = relative(term.condition(), term.direction());
      motions.forEach(motion -> add(motion, condition));
      if (motions.isEmpty()) {
        add(new Deed.Further(section), condition, term.direction());
      }
    }

    void add(Motion motion, Condition condition) {
      Manner manner = Manner.of(motion);
      Deed deed =
          manner.kind() == Manner.Kind.ELSEWHERE
              ? new Deed.Elsewhere((Motion.Leap) motion)
              : new Deed.Go(manner.kind(), manner.squares());
      add(deed, condition, manner.direction());
    }

    private void add(Deed deed, Condition condition, Direction direction) {
      directions
          .computeIfAbsent(new Group(deed, condition), group -> new TreeSet<>())
          .add(direction);
    }
  }

  /** R that asks for the side in which the piece goes is the same for all directions. */
  private static Condition relative(Condition condition, Direction direction) {
    return new Condition(
        condition.clauses().stream()
            .map(
                clause ->
                    clause.name().equals(StandardRule.R.name())
                            && clause.arguments().size() == 4
                            && clause.arguments().get(3) == direction.number()
                        ? new Clause(Speech.TOWARDS, clause.arguments().subList(0, 3))
                        : clause)
            .toList());
  }

  private static Condition absolute(Condition condition, Direction direction) {
    return new Condition(
        condition.clauses().stream()
            .map(
                clause -> {
                  if (!clause.name().equals(Speech.TOWARDS)) {
                    return clause;
                  }
                  List<Integer> arguments = new ArrayList<>(clause.arguments());
                  arguments.add(direction.number());
                  return new Clause(StandardRule.R.name(), arguments);
                })
            .toList());
  }
}
