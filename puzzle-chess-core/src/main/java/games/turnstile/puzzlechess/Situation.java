package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Keys;
import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What has become of all scenes, and which of them is the current one. Not to be changed. */
final class Situation {
  final World world;
  final SceneState[] states;
  final int current;

  Situation(World world, SceneState[] states, int current) {
    this.world = world;
    this.states = states;
    this.current = current;
  }

  /** The current scene. */
  SceneState state() {
    return states[current];
  }

  /**
   * Whether the field alone decides what can happen: nothing works in the scene, nobody is ever
   * skipped, and the only goal is to mate White.
   */
  boolean isSimple() {
    SceneState state = state();
    Scene scene = state.workings.scene;
    return state.workings.isPlain
        && scene.aims().equals(Aims.CHECKMATE)
        && scene.rules().draws().contains(DrawRule.STALEMATE)
        && state.field.king(Field.WHITE) != Field.NOWHERE
        && state.field.king(Field.BLACK) != Field.NOWHERE;
  }

  /** Whether a side has pawns somewhere, or may get some, whose place a stored piece can take. */
  boolean mayPromote(Side side) {
    Piece pawn = Piece.of(side, Kind.PAWN);
    return Arrays.stream(states)
        .anyMatch(
            each ->
                (each.field.pawns & each.field.side(side.ordinal())) != 0
                    || each.workings.spawns(pawn));
  }

  /** The most quiet moves in a row, before now, in those scenes where a rule about draws holds. */
  int mostQuietPlies(DrawRule rule) {
    return Arrays.stream(states)
        .filter(each -> each.workings.scene.rules().draws().contains(rule))
        .mapToInt(each -> each.field.quiet)
        .max()
        .orElse(0);
  }

  /** The same where nothing was captured and no pawn moved for as long, in every scene. */
  long quietKey() {
    long quiet = 0;
    for (SceneState each : states) {
      quiet = Keys.mix(quiet ^ each.field.quiet);
    }
    return quiet;
  }

  /** The same for positions from which the game goes on in the same ways, draws aside. */
  long key() {
    long key = current;
    for (SceneState each : states) {
      key = Keys.mix(key ^ each.key());
    }
    return key;
  }

  /**
   * The same where repetition draws nothing, so that what can come of it does not depend on what
   * was before.
   */
  Situation withoutRepetition() {
    List<Scene> scenes = world.level.scenes().stream().map(Situation::withoutRepetition).toList();
    World other = new World(world.level.withScenes(scenes));
    SceneState[] others = new SceneState[states.length];
    for (int i = 0; i < states.length; i++) {
      others[i] = states[i].in(other.workings.get(i));
    }
    return new Situation(other, others, current);
  }

  private static Scene withoutRepetition(Scene scene) {
    Set<DrawRule> draws = new HashSet<>(scene.rules().draws());
    draws.remove(DrawRule.REPETITION);
    return scene.withRules(scene.rules().withDraws(draws));
  }

  boolean isSame(Situation other) {
    boolean isSame = current == other.current && world.level.equals(other.world.level);
    for (int i = 0; isSame && i < states.length; i++) {
      isSame = states[i].isSame(other.states[i]);
    }
    return isSame;
  }
}
