package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.AfterMoveHook;
import games.turnstile.xiangqi.extension.Effect;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.extension.Gait;
import games.turnstile.xiangqi.extension.Motion;
import games.turnstile.xiangqi.extension.PositionRule;
import games.turnstile.xiangqi.extension.Way;
import games.turnstile.xiangqi.extension.WaysHook;
import games.turnstile.xiangqi.extension.Wording;
import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.StandardRule;
import games.turnstile.xiangqi.variant.Term;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The extensions of a game, in the order in which they act. Whatever they throw is told as theirs.
 */
final class Cast {
  private final List<Extension> extensions;
  private final Actor[] actors;
  private final boolean remembers;
  private final boolean changesWays;
  private final boolean actsAfterMoves;
  private final boolean seesTurns;

  Cast(List<Extension> extensions) {
    this.extensions = List.copyOf(extensions);
    this.actors = extensions.stream().map(Actor::new).toArray(Actor[]::new);
    this.remembers = Arrays.stream(actors).anyMatch(a -> a.remembers);
    this.changesWays = Arrays.stream(actors).anyMatch(a -> a.ways.isPresent());
    this.actsAfterMoves = Arrays.stream(actors).anyMatch(a -> a.afterMove.isPresent());
    this.seesTurns = changesWays || Arrays.stream(actors).anyMatch(a -> !a.rules.isEmpty());
  }

  List<Extension> extensions() {
    return extensions;
  }

  boolean remembers() {
    return remembers;
  }

  boolean changesWays() {
    return changesWays;
  }

  boolean actsAfterMoves() {
    return actsAfterMoves;
  }

  /** Whether where a piece can go may depend on whose turn it is. */
  boolean seesTurns() {
    return seesTurns;
  }

  /** Lets new ones take over from those that remember another game. */
  void beginNewGame() {
    for (int i = 0; i < actors.length; i++) {
      if (actors[i].remembers) {
        Extension original = extensions.get(i);
        actors[i] = new Actor(asked(original, original::forNewGame));
      }
    }
  }

  /** The first extension that has a position rule of that name. */
  OptionalInt extensionWithRule(String name) {
    for (int i = 0; i < actors.length; i++) {
      if (actors[i].rules.containsKey(name)) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  /** What is wrong with the arguments of a rule of an extension. */
  Optional<String> complaint(int extension, Clause clause) {
    Actor actor = actors[extension];
    PositionRule rule = actor.rules.get(clause.name());
    return asked(actor.extension, () -> rule.complaint(clause.arguments()));
  }

  /** The first complaint about the arguments of a rule of an extension that a type uses. */
  Optional<String> complaint(PieceType type) {
    Stream<Condition> ofMoves =
        Stream.of(type.moves(), type.promotedMoves())
            .flatMap(rule -> rule.sections().stream())
            .flatMap(List::stream)
            .map(Term::condition);
    return Stream.concat(ofMoves, type.promotion().stream())
        .flatMap(condition -> condition.clauses().stream())
        .filter(clause -> StandardRule.of(clause.name()).isEmpty())
        .flatMap(clause -> complaint(type, clause).stream())
        .findFirst();
  }

  private Optional<String> complaint(PieceType type, Clause clause) {
    OptionalInt extension = extensionWithRule(clause.name());
    return extension.isEmpty()
        ? Optional.empty()
        : complaint(extension.getAsInt(), clause)
            .map(what -> "%s of piece %s %s".formatted(clause.name(), type.number(), what));
  }

  boolean asksForSquareAlone(int extension, String rule) {
    Actor actor = actors[extension];
    return asked(actor.extension, actor.rules.get(rule)::asksForSquareAlone);
  }

  boolean holds(int extension, Clause clause, int square, Field field) {
    Actor actor = actors[extension];
    PositionRule rule = actor.rules.get(clause.name());
    Point point = field.tables.grid.point(square);
    return asked(
        actor.extension, () -> rule.holds(clause.arguments(), point, field.view(field.turn())));
  }

  Gait gait(PieceType type) {
    for (Actor actor : actors) {
      Optional<Gait> gait = asked(actor.extension, () -> actor.extension.gait(type));
      if (gait.isPresent()) {
        return new OfExtension(actor.extension, gait.get());
      }
    }
    return Gait.ORDINARY;
  }

  /** The gait of an extension, whose failures are told as its own. */
  private record OfExtension(Extension extension, Gait gait) implements Gait {
    @Override
    public List<Motion> motions(int section, Direction direction) {
      return asked(extension, () -> List.copyOf(gait.motions(section, direction)));
    }

    @Override
    public List<Motion> innate() {
      return asked(extension, () -> List.copyOf(gait.innate()));
    }

    @Override
    public Optional<String> innateInWords(Wording wording) {
      return asked(extension, () -> gait.innateInWords(wording));
    }
  }

  /** Changes ways on a board as long as it stays as it is. */
  interface WaysChanger {
    List<Way> change(List<Way> ways, Piece piece, Point from);
  }

  WaysChanger waysChanger(FieldView view) {
    WaysChanger all = (ways, piece, from) -> ways;
    for (Actor actor : actors) {
      if (actor.ways.isPresent()) {
        WaysChanger before = all;
        WaysHook hook = asked(actor.extension, () -> actor.ways.get().on(view));
        all =
            (ways, piece, from) -> {
              List<Way> given = before.change(ways, piece, from);
              return asked(
                  actor.extension,
                  () ->
                      hook.change(given, piece, from, view).stream()
                          .filter(way -> view.variant().contains(way.destination()))
                          .toList());
            };
      }
    }
    return all;
  }

  /**
   * Lets the extensions act after a move.
   *
   * @param isThought whether the move is only thought about, so that nobody must remember it
   */
  void actAfterMove(Point from, Point to, Field field, boolean isThought) {
    for (Actor actor : actors) {
      boolean acts = actor.afterMove.isPresent() && !(isThought && actor.remembers);
      if (acts && field.outcome() == null) {
        FieldView view = field.view(field.turn());
        List<Effect> effects =
            asked(
                actor.extension,
                () -> List.copyOf(actor.afterMove.get().afterMove(from, to, view)));
        EffectPlayer.play(effects, field, actor.extension.name());
      }
    }
  }

  private static <T> T asked(Extension extension, Supplier<T> question) {
    try {
      return Objects.requireNonNull(question.get(), "it answers null");
    } catch (ExtensionException told) {
      throw told;
    } catch (RuntimeException | StackOverflowError failure) {
      throw new ExtensionException(
          "extension '%s' failed: %s".formatted(extension.name(), failure), failure);
    }
  }

  /** An extension with what it has to say, asked for once. */
  private static final class Actor {
    final Extension extension;
    final boolean remembers;
    final Map<String, PositionRule> rules;
    final Optional<WaysHook> ways;
    final Optional<AfterMoveHook> afterMove;

    Actor(Extension extension) {
      this.extension = extension;
      this.remembers = asked(extension, extension::remembers);
      this.rules = asked(extension, () -> Map.copyOf(extension.positionRules()));
      this.ways = asked(extension, extension::waysHook);
      this.afterMove = asked(extension, extension::afterMoveHook);
    }
  }
}
