package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Kinds;
import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.Arrays;
import java.util.List;

/**
 * The works of a scene made ready. What is on or open is told by bits, in the order of the lists.
 */
final class Workings {
  final Scene scene;
  final List<InputPort> inputs;
  final List<OutputPort> outputs;
  final List<Link> links;
  final List<Reaction> reactions;

  /** For each link, the scene where it leads and the square there. */
  final int[] targetScenes;

  final int[] targetSquares;

  /** Whether nothing works here. */
  final boolean isPlain;

  /** Whether the number of the turn matters to goals or reactions. */
  final boolean countsTurns;

  private final List<String> linkNames;
  private final int[] linksBySquare = new int[Square.values().length];

  /** For each output, the link that it opens as a bit, 0 if it opens none. */
  private final long[] linksOpenedBy;

  private final Sensor[] sensors;
  private final Formula[] formulas;
  private final int portsInFormulas;

  Workings(Level level, Kinds kinds, Scene scene) {
    this.scene = scene;
    this.inputs = scene.works().inputs();
    this.outputs = scene.works().outputs();
    this.links = scene.works().links();
    this.reactions = scene.works().reactions();
    this.isPlain = inputs.isEmpty() && outputs.isEmpty() && links.isEmpty() && reactions.isEmpty();
    this.countsTurns = isWaitingOfUse(Side.WHITE) || isWaitingOfUse(Side.BLACK);
    List<String> scenes = level.scenes().stream().map(Scene::name).toList();
    this.targetScenes = links.stream().mapToInt(link -> scenes.indexOf(link.scene())).toArray();
    this.targetSquares = links.stream().mapToInt(link -> entry(level, link).ordinal()).toArray();
    this.linkNames = links.stream().map(Link::name).toList();
    this.linksOpenedBy =
        outputs.stream().map(OutputPort::device).mapToLong(this::linkOpenedBy).toArray();
    Arrays.fill(linksBySquare, -1);
    for (int i = links.size() - 1; i >= 0; i--) {
      linksBySquare[links.get(i).square().ordinal()] = i;
    }
    this.sensors = inputs.stream().map(input -> Sensor.of(input, kinds)).toArray(Sensor[]::new);
    Wiring wiring = new Wiring(inputs, outputs);
    this.formulas = outputs.stream().map(wiring::formula).toArray(Formula[]::new);
    this.portsInFormulas =
        (int) outputs.stream().flatMap(output -> output.signal().ports()).count();
  }

  private long linkOpenedBy(Device device) {
    return device instanceof Device.OpenLink opened ? 1L << link(opened.link()) : 0;
  }

  /** How many ports all formulas name together. */
  int portsInFormulas() {
    return portsInFormulas;
  }

  /** Whether a reaction may bring such a piece. */
  boolean spawns(Piece piece) {
    return reactions.stream()
        .flatMap(reaction -> reaction.effects().stream())
        .anyMatch(effect -> effect instanceof Effect.Spawn spawn && spawn.piece().equals(piece));
  }

  /** Whether a side that wants to win here may gain by letting turns pass. */
  boolean isWaitingOfUse(Side side) {
    return side == Side.WHITE && scene.aims().turns().isPresent()
        || scene.aims().goal().filter(goal -> isWaitingOfUse(goal, side)).isPresent()
        || reactions.stream().anyMatch(each -> each.event() instanceof Event.TurnBegins);
  }

  private static boolean isWaitingOfUse(Goal goal, Side side) {
    if (goal instanceof Goal.AllOf all) {
      return all.goals().stream().anyMatch(each -> isWaitingOfUse(each, side));
    }
    if (goal instanceof Goal.AnyOf any) {
      return any.goals().stream().anyMatch(each -> isWaitingOfUse(each, side));
    }
    if (goal instanceof Goal.Within within) {
      return side == Side.WHITE || isWaitingOfUse(within.goal(), side);
    }
    return goal instanceof Goal.Survive && side == Side.BLACK;
  }

  private static Square entry(Level level, Link link) {
    return level.scene(link.scene()).orElseThrow().works().entries().get(link.entry());
  }

  /** The links that are open at first. */
  long linksOpenAtFirst() {
    long open = 0;
    for (int i = 0; i < links.size(); i++) {
      open |= links.get(i).open() ? 1L << i : 0;
    }
    return open;
  }

  /** The place of a link in the list. */
  int link(String name) {
    return linkNames.indexOf(name);
  }

  /** The link on a square, -1 if there is none. */
  int linkOn(int square) {
    return linksBySquare[square];
  }

  /** The inputs that are on. */
  long inputsOn(Field field) {
    long on = 0;
    for (int i = 0; i < sensors.length; i++) {
      on |= sensors[i].isOn(field) ? 1L << i : 0;
    }
    return on;
  }

  /** The outputs whose formulas hold. */
  long outputsOn(long inputsOn, long outputsOn) {
    long on = 0;
    for (int i = 0; i < formulas.length; i++) {
      on |= formulas[i].holds(inputsOn, outputsOn) ? 1L << i : 0;
    }
    return on;
  }

  /** The terrain as outputs change it (R8.1). */
  Terrain terrain(Terrain base, long outputsOn) {
    Terrain terrain = base;
    for (int i = 0; i < outputs.size(); i++) {
      if ((outputsOn >>> i & 1) != 0) {
        Device device = outputs.get(i).device();
        if (device instanceof Device.Wall wall) {
          terrain = terrain.withWall(wall.edge(), wall.raised());
        } else if (device instanceof Device.Height height) {
          terrain = terrain.withHeight(height.square(), height.height());
        }
      }
    }
    return terrain;
  }

  /** The links that are open, by themselves or by outputs. */
  long linksOpen(long openByThemselves, long outputsOn) {
    long open = openByThemselves;
    for (int i = 0; i < linksOpenedBy.length; i++) {
      open |= (outputsOn >>> i & 1) != 0 ? linksOpenedBy[i] : 0;
    }
    return open;
  }
}
