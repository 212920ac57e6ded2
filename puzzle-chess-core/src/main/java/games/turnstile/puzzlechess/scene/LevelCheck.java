package games.turnstile.puzzlechess.scene;

import games.turnstile.puzzlechess.scene.LevelFault.Code;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds out whether the parts of a level fit together. */
final class LevelCheck {
  private final List<Kind> kinds;
  private final List<Scene> scenes;
  private final List<LevelFault> faults = new ArrayList<>();

  /** The name of the scene that is being checked. */
  private String sceneName = "";

  /** The part of it that is being checked. */
  private String part = "";

  LevelCheck(List<Kind> kinds, List<Scene> scenes) {
    this.kinds = kinds;
    this.scenes = scenes;
  }

  List<LevelFault> faults() {
    checkCount("kinds of its own", kinds.size(), Level.MOST_KINDS);
    checkCount("scenes", scenes.size(), Level.MOST_SCENES);
    if (scenes.isEmpty()) {
      add(Code.COUNT, "a level has at least one scene");
    }
    List<Kind> all = Stream.concat(Kind.COMMON.stream(), kinds.stream()).toList();
    checkUnique("kinds have the name", all.stream().map(Kind::name).toList());
    checkUnique("kinds have the letter", all.stream().map(Kind::letter).toList());
    kinds.stream()
        .filter(kind -> kind.form() == Kind.Form.KING || kind.form() == Kind.Form.PAWN)
        .forEach(
            kind ->
                add(
                    Code.NOT_ALLOWED,
                    "the kind %s cannot be another king or pawn".formatted(kind.name())));
    checkUnique("scenes have the name", scenes.stream().map(Scene::name).toList());
    for (Scene scene : scenes) {
      sceneName = scene.name();
      checkSetup(scene);
      checkWorks(scene);
      checkAims(scene);
    }
    return faults;
  }

  private void add(Code code, String detail) {
    LevelFault fault = new LevelFault(code, sceneName, part, detail);
    if (!faults.contains(fault)) {
      faults.add(fault);
    }
  }

  private void checkCount(String what, int count, int most) {
    if (count > most) {
      add(Code.COUNT, "there are %s %s, and at most %s fit".formatted(count, what, most));
    }
  }

  private void checkUnique(String what, Collection<?> names) {
    Set<Object> seen = new HashSet<>();
    Set<Object> twice = new HashSet<>();
    for (Object name : names) {
      if (!seen.add(name) && twice.add(name)) {
        add(Code.DUPLICATE, "several %s %s".formatted(what, name));
      }
    }
  }

  private void checkKind(Kind kind) {
    if (!Kind.COMMON.contains(kind) && !kinds.contains(kind)) {
      add(Code.UNKNOWN_KIND, "the level has no such kind as " + kind.name());
    }
  }

  private void checkFilter(PieceFilter filter) {
    filter.kind().ifPresent(this::checkKind);
    if (filter.side().isPresent() && filter.kind().filter(Kind::isProp).isPresent()) {
      add(Code.NOT_ALLOWED, "nobody owns a " + filter.kind().get().name());
    }
  }

  private void checkSetup(Scene scene) {
    Setup setup = scene.setup();
    part = "board";
    setup.pieces().forEach((square, piece) -> checkPiece(scene, square, piece));
    for (Side side : Side.values()) {
      part = "board";
      Piece king = Piece.of(side, Kind.KING);
      if (setup.pieces().values().stream().filter(king::equals).count() > 1) {
        add(Code.TOO_MANY_KINGS, "there is more than one " + king);
      }
      part = "store " + side.name().toLowerCase(Locale.ROOT);
      setup.store(side).kinds().values().forEach(this::checkKind);
      if (scene.rules().promotion() == PromotionRule.ORTHODOX && setup.store(side).size() > 0) {
        add(Code.STORE, "with orthodox promotion there are no stores");
      }
    }
    part = "castling";
    setup.castling().stream()
        .filter(right -> !setup.isAtHome(right))
        .forEach(
            right ->
                add(
                    Code.CASTLING,
                    "king and rook do not stand on %s and %s, and so cannot castle"
                        .formatted(right.king(), right.rook())));
    part = "en-passant";
    setup.enPassant().ifPresent(passed -> checkEnPassant(scene, passed));
  }

  private void checkPiece(Scene scene, Square square, Piece piece) {
    checkKind(piece.kind());
    if (scene.terrain().isVoid(square)) {
      add(Code.ON_VOID, "the %s stands on %s, which is void".formatted(piece, square));
    }
    boolean isLast =
        piece.kind().form() == Kind.Form.PAWN
            && square.rank() == piece.side().orElseThrow().lastRank();
    if (isLast) {
      add(Code.PAWN_ON_LAST_RANK, "the %s on %s stands on its last rank".formatted(piece, square));
    }
  }

  private void checkEnPassant(Scene scene, Square passed) {
    if (!scene.setup().canHavePassed(passed)) {
      add(Code.EN_PASSANT, "no pawn can just have passed " + passed);
    }
  }

  private void checkWorks(Scene scene) {
    Works works = scene.works();
    part = "";
    checkCount("entries", works.entries().size(), Level.MOST_PARTS);
    checkCount("links", works.links().size(), Level.MOST_PARTS);
    checkCount("inputs", works.inputs().size(), Level.MOST_PARTS);
    checkCount("outputs", works.outputs().size(), Level.MOST_PARTS);
    checkCount("reactions", works.reactions().size(), Level.MOST_PARTS);
    List<String> links = works.links().stream().map(Link::name).toList();
    checkUnique("links have the name", links);
    checkUnique("links are on the square", works.links().stream().map(Link::square).toList());
    works.entries().forEach((entry, square) -> checkEntry(scene, entry, square));
    works.links().forEach(this::checkLink);
    checkPorts(scene, links);
    for (int i = 0; i < works.reactions().size(); i++) {
      part = "reaction " + (i + 1);
      checkReaction(scene, works.reactions().get(i), links);
    }
  }

  private void checkPorts(Scene scene, List<String> links) {
    Works works = scene.works();
    part = "";
    List<String> names =
        Stream.concat(
                works.inputs().stream().map(InputPort::name),
                works.outputs().stream().map(OutputPort::name))
            .toList();
    checkUnique("ports have the name", names);
    long named =
        works.outputs().stream().mapToLong(output -> output.signal().ports().count()).sum();
    if (named > Level.MOST_PORTS_IN_SIGNALS) {
      add(
          Code.COUNT,
          "all formulas together name at most %s ports, not %s"
              .formatted(Level.MOST_PORTS_IN_SIGNALS, named));
    }
    works.inputs().forEach(this::checkInput);
    Set<String> ports = new HashSet<>(names);
    works.outputs().forEach(output -> checkOutput(scene, output, ports, links));
  }

  private void checkEntry(Scene scene, String entry, Square square) {
    part = "entry " + entry;
    checkNotVoid(scene, "the entry " + entry, square);
  }

  private void checkInput(InputPort input) {
    part = "port " + input.name();
    checkFilter(input.condition());
  }

  private void checkNotVoid(Scene scene, String what, Square square) {
    if (scene.terrain().isVoid(square)) {
      add(Code.ON_VOID, "%s is on %s, which is void".formatted(what, square));
    }
  }

  private void checkLink(Link link) {
    part = "link " + link.name();
    checkFilter(link.pieces());
    if (link.pieces().side().filter(Side.WHITE::equals).isPresent()) {
      add(
          Code.NOT_ALLOWED,
          "the link %s is for White, and only Black travels".formatted(link.name()));
    }
    Optional<Scene> target =
        scenes.stream().filter(scene -> scene.name().equals(link.scene())).findFirst();
    if (target.isEmpty()) {
      add(
          Code.UNKNOWN_NAME,
          "the link %s leads to the scene %s, which is missing"
              .formatted(link.name(), link.scene()));
    } else if (!target.get().works().entries().containsKey(link.entry())) {
      add(
          Code.UNKNOWN_NAME,
          "the link %s leads to the entry %s, which the scene %s does not have"
              .formatted(link.name(), link.entry(), link.scene()));
    }
  }

  private void checkOutput(Scene scene, OutputPort output, Set<String> ports, List<String> links) {
    part = "port " + output.name();
    if (output.signal().depth() > Level.DEEPEST) {
      add(
          Code.COUNT,
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
                    "the output %s depends on the port %s, which is missing"
                        .formatted(output.name(), port)));
    if (output.device() instanceof Device.OpenLink opened) {
      checkLinkName(opened.link(), links);
    } else if (output.device() instanceof Device.Height height) {
      checkNotVoid(scene, "a change of height", height.square());
    }
  }

  private void checkLinkName(String link, List<String> links) {
    if (!links.contains(link)) {
      add(Code.UNKNOWN_NAME, "there is no link " + link);
    }
  }

  private void checkReaction(Scene scene, Reaction reaction, List<String> links) {
    Event event = reaction.event();
    if (event instanceof Event.Enters enters) {
      checkFilter(enters.pieces());
    } else if (event instanceof Event.Leaves leaves) {
      checkFilter(leaves.pieces());
    } else if (event instanceof Event.Captured captured) {
      checkFilter(captured.pieces());
    }
    checkCount("effects of a reaction", reaction.effects().size(), Level.MOST_PARTS);
    reaction.effects().forEach(effect -> checkEffect(scene, effect, links));
  }

  private void checkEffect(Scene scene, Effect effect, List<String> links) {
    if (effect instanceof Effect.ChangeLink change) {
      checkLinkName(change.name(), links);
    } else if (effect instanceof Effect.Height height) {
      checkNotVoid(scene, "a change of height", height.square());
    } else if (effect instanceof Effect.Spawn spawn) {
      checkPiece(scene, spawn.square(), spawn.piece());
      if (spawn.piece().kind().form() == Kind.Form.KING) {
        add(Code.NOT_ALLOWED, "a reaction cannot make a king");
      }
    }
  }

  private void checkAims(Scene scene) {
    part = "keep";
    checkCount("things to keep", scene.aims().kept().size(), Level.MOST_PARTS);
    scene.aims().kept().forEach(this::checkFilter);
    part = "goal";
    scene.aims().goal().ifPresent(this::checkGoal);
  }

  private void checkGoal(Goal goal) {
    if (goal.depth() > Level.DEEPEST) {
      add(Code.COUNT, "the goal is nested more than %s deep".formatted(Level.DEEPEST));
    } else if (goal.size() > Level.MOST_GOALS) {
      add(
          Code.COUNT,
          "a goal is made of at most %s, not %s".formatted(Level.MOST_GOALS, goal.size()));
    } else if (goal instanceof Goal.Reach reach) {
      checkFilter(reach.pieces());
    } else if (goal instanceof Goal.Capture capture) {
      checkFilter(capture.pieces());
    } else if (goal instanceof Goal.Keep keep) {
      checkFilter(keep.pieces());
    } else if (goal instanceof Goal.Within within) {
      checkGoal(within.goal());
    } else if (goal instanceof Goal.AllOf all) {
      all.goals().forEach(this::checkGoal);
    } else if (goal instanceof Goal.AnyOf any) {
      any.goals().forEach(this::checkGoal);
    }
  }
}
