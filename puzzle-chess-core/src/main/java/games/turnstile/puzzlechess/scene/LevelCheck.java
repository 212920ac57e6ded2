package games.turnstile.puzzlechess.scene;

import games.turnstile.puzzlechess.scene.LevelFault.Code;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds out whether the parts of a level fit together. */
final class LevelCheck {
  private final List<Kind> kinds;
  private final List<Scene> scenes;
  private final List<LevelFault> faults = new ArrayList<>();

  LevelCheck(List<Kind> kinds, List<Scene> scenes) {
    this.kinds = kinds;
    this.scenes = scenes;
  }

  List<LevelFault> faults() {
    checkCount("", "kinds of its own", kinds.size(), Level.MOST_KINDS);
    checkCount("", "scenes", scenes.size(), Level.MOST_SCENES);
    if (scenes.isEmpty()) {
      add(Code.COUNT, "", "a level has at least one scene");
    }
    List<Kind> all = Stream.concat(Kind.COMMON.stream(), kinds.stream()).toList();
    checkUnique("", "kinds have the name", all.stream().map(Kind::name).toList());
    checkUnique("", "kinds have the letter", all.stream().map(Kind::letter).toList());
    kinds.stream()
        .filter(kind -> kind.form() == Kind.Form.KING || kind.form() == Kind.Form.PAWN)
        .forEach(
            kind ->
                add(
                    Code.NOT_ALLOWED,
                    "",
                    "the kind %s cannot be another king or pawn".formatted(kind.name())));
    checkUnique("", "scenes have the name", scenes.stream().map(Scene::name).toList());
    for (Scene scene : scenes) {
      checkSetup(scene);
      checkWorks(scene);
      checkAims(scene);
    }
    return faults;
  }

  private void add(Code code, String scene, String detail) {
    faults.add(new LevelFault(code, scene, detail));
  }

  private void checkCount(String scene, String what, int count, int most) {
    if (count > most) {
      add(Code.COUNT, scene, "there are %s %s, and at most %s fit".formatted(count, what, most));
    }
  }

  private void checkUnique(String scene, String what, Collection<?> names) {
    Set<Object> seen = new HashSet<>();
    Set<Object> twice = new HashSet<>();
    for (Object name : names) {
      if (!seen.add(name) && twice.add(name)) {
        add(Code.DUPLICATE, scene, "several %s %s".formatted(what, name));
      }
    }
  }

  private void checkKind(String scene, Kind kind) {
    if (!Kind.COMMON.contains(kind) && !kinds.contains(kind)) {
      add(Code.UNKNOWN_KIND, scene, "the level has no such kind as " + kind.name());
    }
  }

  private void checkFilter(String scene, PieceFilter filter) {
    filter.kind().ifPresent(kind -> checkKind(scene, kind));
    if (filter.side().isPresent() && filter.kind().filter(Kind::isProp).isPresent()) {
      add(Code.NOT_ALLOWED, scene, "nobody owns a " + filter.kind().get().name());
    }
  }

  private void checkSetup(Scene scene) {
    Setup setup = scene.setup();
    setup.pieces().forEach((square, piece) -> checkPiece(scene, square, piece));
    for (Side side : Side.values()) {
      Piece king = Piece.of(side, Kind.KING);
      if (setup.pieces().values().stream().filter(king::equals).count() > 1) {
        add(Code.TOO_MANY_KINGS, scene.name(), "there is more than one " + king);
      }
      setup.store(side).kinds().values().forEach(kind -> checkKind(scene.name(), kind));
      if (scene.rules().promotion() == PromotionRule.ORTHODOX && setup.store(side).size() > 0) {
        add(Code.STORE, scene.name(), "with orthodox promotion there are no stores");
      }
    }
    setup.castling().stream()
        .filter(right -> !setup.isAtHome(right))
        .forEach(
            right ->
                add(
                    Code.CASTLING,
                    scene.name(),
                    "king and rook do not stand on %s and %s, and so cannot castle"
                        .formatted(right.king(), right.rook())));
    setup.enPassant().ifPresent(passed -> checkEnPassant(scene, passed));
  }

  private void checkPiece(Scene scene, Square square, Piece piece) {
    checkKind(scene.name(), piece.kind());
    if (scene.terrain().isVoid(square)) {
      add(
          Code.ON_VOID,
          scene.name(),
          "the %s stands on %s, which is void".formatted(piece, square));
    }
    boolean isLast =
        piece.kind().form() == Kind.Form.PAWN
            && square.rank() == piece.side().orElseThrow().lastRank();
    if (isLast) {
      add(
          Code.PAWN_ON_LAST_RANK,
          scene.name(),
          "the %s on %s stands on its last rank".formatted(piece, square));
    }
  }

  private void checkEnPassant(Scene scene, Square passed) {
    if (!scene.setup().canHavePassed(passed)) {
      add(Code.EN_PASSANT, scene.name(), "no pawn can just have passed " + passed);
    }
  }

  private void checkWorks(Scene scene) {
    Works works = scene.works();
    String name = scene.name();
    checkCount(name, "entries", works.entries().size(), Level.MOST_PARTS);
    checkCount(name, "links", works.links().size(), Level.MOST_PARTS);
    checkCount(name, "inputs", works.inputs().size(), Level.MOST_PARTS);
    checkCount(name, "outputs", works.outputs().size(), Level.MOST_PARTS);
    checkCount(name, "reactions", works.reactions().size(), Level.MOST_PARTS);
    List<String> links = works.links().stream().map(Link::name).toList();
    checkUnique(name, "links have the name", links);
    checkUnique(name, "links are on the square", works.links().stream().map(Link::square).toList());
    Set<String> ports = new HashSet<>();
    List<String> names =
        Stream.concat(
                works.inputs().stream().map(InputPort::name),
                works.outputs().stream().map(OutputPort::name))
            .toList();
    ports.addAll(names);
    checkUnique(name, "ports have the name", names);
    works.entries().forEach((entry, square) -> checkNotVoid(scene, "the entry " + entry, square));
    works.links().forEach(link -> checkLink(name, link));
    works.inputs().forEach(input -> checkFilter(name, input.condition()));
    long named =
        works.outputs().stream().mapToLong(output -> output.signal().ports().count()).sum();
    if (named > Level.MOST_PORTS_IN_SIGNALS) {
      add(
          Code.COUNT,
          name,
          "all formulas together name at most %s ports, not %s"
              .formatted(Level.MOST_PORTS_IN_SIGNALS, named));
    }
    works.outputs().forEach(output -> checkOutput(scene, output, ports, links));
    works.reactions().forEach(reaction -> checkReaction(scene, reaction, links));
  }

  private void checkNotVoid(Scene scene, String what, Square square) {
    if (scene.terrain().isVoid(square)) {
      add(Code.ON_VOID, scene.name(), "%s is on %s, which is void".formatted(what, square));
    }
  }

  private void checkLink(String name, Link link) {
    checkFilter(name, link.pieces());
    if (link.pieces().side().filter(Side.WHITE::equals).isPresent()) {
      add(
          Code.NOT_ALLOWED,
          name,
          "the link %s is for White, and only Black travels".formatted(link.name()));
    }
    Optional<Scene> target =
        scenes.stream().filter(scene -> scene.name().equals(link.scene())).findFirst();
    if (target.isEmpty()) {
      add(
          Code.UNKNOWN_NAME,
          name,
          "the link %s leads to the scene %s, which is missing"
              .formatted(link.name(), link.scene()));
    } else if (!target.get().works().entries().containsKey(link.entry())) {
      add(
          Code.UNKNOWN_NAME,
          name,
          "the link %s leads to the entry %s, which the scene %s does not have"
              .formatted(link.name(), link.entry(), link.scene()));
    }
  }

  private void checkOutput(Scene scene, OutputPort output, Set<String> ports, List<String> links) {
    if (output.signal().depth() > Level.DEEPEST) {
      add(
          Code.COUNT,
          scene.name(),
          "the formula of the output %s is nested more than %s deep"
              .formatted(output.name(), Level.DEEPEST));
      return;
    }
    output
        .signal()
        .ports()
        .distinct()
        .filter(port -> !ports.contains(port))
        .forEach(
            port ->
                add(
                    Code.UNKNOWN_NAME,
                    scene.name(),
                    "the output %s depends on the port %s, which is missing"
                        .formatted(output.name(), port)));
    if (output.device() instanceof Device.OpenLink opened) {
      checkLinkName(scene.name(), opened.link(), links);
    } else if (output.device() instanceof Device.Height height) {
      checkHeight(scene, height.square(), height.height());
    }
  }

  private void checkLinkName(String scene, String link, List<String> links) {
    if (!links.contains(link)) {
      add(Code.UNKNOWN_NAME, scene, "there is no link " + link);
    }
  }

  private void checkHeight(Scene scene, Square square, int height) {
    checkNotVoid(scene, "a change of height", square);
    if (Math.abs(height) > Terrain.HIGHEST) {
      add(
          Code.COUNT,
          scene.name(),
          "a height is -%1$s to %1$s, not %2$s".formatted(Terrain.HIGHEST, height));
    }
  }

  private void checkReaction(Scene scene, Reaction reaction, List<String> links) {
    Event event = reaction.event();
    if (event instanceof Event.Enters enters) {
      checkFilter(scene.name(), enters.pieces());
    } else if (event instanceof Event.Leaves leaves) {
      checkFilter(scene.name(), leaves.pieces());
    } else if (event instanceof Event.Captured captured) {
      checkFilter(scene.name(), captured.pieces());
    }
    checkCount(scene.name(), "effects of a reaction", reaction.effects().size(), Level.MOST_PARTS);
    reaction.effects().forEach(effect -> checkEffect(scene, effect, links));
  }

  private void checkEffect(Scene scene, Effect effect, List<String> links) {
    if (effect instanceof Effect.ChangeLink change) {
      checkLinkName(scene.name(), change.name(), links);
    } else if (effect instanceof Effect.Height height) {
      checkHeight(scene, height.square(), height.height());
    } else if (effect instanceof Effect.Spawn spawn) {
      checkPiece(scene, spawn.square(), spawn.piece());
      if (spawn.piece().kind().form() == Kind.Form.KING) {
        add(Code.NOT_ALLOWED, scene.name(), "a reaction cannot make a king");
      }
    }
  }

  private void checkAims(Scene scene) {
    checkCount(scene.name(), "things to keep", scene.aims().kept().size(), Level.MOST_PARTS);
    scene.aims().kept().forEach(filter -> checkFilter(scene.name(), filter));
    scene.aims().goal().ifPresent(goal -> checkGoal(scene.name(), goal));
  }

  private void checkGoal(String scene, Goal goal) {
    if (goal.depth() > Level.DEEPEST) {
      add(Code.COUNT, scene, "the goal is nested more than %s deep".formatted(Level.DEEPEST));
    } else if (goal instanceof Goal.Reach reach) {
      checkFilter(scene, reach.pieces());
    } else if (goal instanceof Goal.Capture capture) {
      checkFilter(scene, capture.pieces());
    } else if (goal instanceof Goal.Keep keep) {
      checkFilter(scene, keep.pieces());
    } else if (goal instanceof Goal.Within within) {
      checkGoal(scene, within.goal());
    } else if (goal instanceof Goal.AllOf all) {
      all.goals().forEach(part -> checkGoal(scene, part));
    } else if (goal instanceof Goal.AnyOf any) {
      any.goals().forEach(part -> checkGoal(scene, part));
    }
  }
}
