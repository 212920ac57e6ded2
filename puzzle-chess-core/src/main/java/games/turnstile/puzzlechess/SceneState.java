package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.board.Ground;
import games.turnstile.puzzlechess.board.Keys;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.Arrays;

/** What has become of a scene. Never changed once it belongs to a position; copied to go on. */
final class SceneState {
  final Workings workings;
  final Field field;

  /** The terrain as reactions have changed it, without what outputs do. */
  Terrain base;

  /** The outputs that are on. */
  long outputs;

  /** The links that are open without any output. */
  long links;

  /** The reactions that act once, and have. */
  long spent;

  /** White's store, then Black's. */
  final Store[] stores;

  int turn;

  /** How many pieces of each kind Black has captured. */
  final int[] captures;

  Occurrences occurrences;

  private SceneState(Workings workings, Field field, Store[] stores, int[] captures) {
    this.workings = workings;
    this.field = field;
    this.stores = stores;
    this.captures = captures;
  }

  /** A scene as it begins. */
  static SceneState initial(World world, int index) {
    Workings workings = world.workings.get(index);
    Setup setup = workings.scene.setup();
    SceneState state =
        new SceneState(
            workings,
            Fields.of(world.kinds, workings.scene),
            new Store[] {setup.whiteStore(), setup.blackStore()},
            new int[world.kinds.count()]);
    state.base = workings.scene.terrain();
    state.links = workings.linksOpenAtFirst();
    state.turn = setup.turn();
    state.occurrences = Occurrences.first(0);
    return state;
  }

  SceneState copy() {
    SceneState copy = new SceneState(workings, new Field(field), stores.clone(), captures.clone());
    copyTo(copy);
    return copy;
  }

  private void copyTo(SceneState other) {
    other.base = base;
    other.outputs = outputs;
    other.links = links;
    other.spent = spent;
    other.turn = turn;
    other.occurrences = occurrences;
  }

  Store store(Side side) {
    return stores[side.ordinal()];
  }

  long linksOpen() {
    return workings.linksOpen(links, outputs);
  }

  /** How many turns are over since the scene's first one. */
  int turnsOver() {
    return turn - workings.scene.setup().turn();
  }

  /** What makes two positions of this scene the same one that occurs again. */
  long occurrence() {
    // What an output covers shows again when it is off.
    long terrain = workings.outputs.isEmpty() ? field.ground.hash : Ground.hash(base);
    long hash = field.hash ^ terrain;
    return workings.isPlain ? hash : hash ^ Keys.mix(links ^ Keys.mix(outputs ^ Keys.mix(spent)));
  }

  /** The same for states from which the scene goes on in the same ways, draws aside. */
  long key() {
    long key = Keys.mix(occurrence() ^ Keys.mix(workings.countsTurns ? turn : 0));
    for (int captured : captures) {
      key = Keys.mix(key ^ captured);
    }
    return key;
  }

  /** The same state of a scene that is described otherwise, with the same pieces and works. */
  SceneState in(Workings others) {
    SceneState same = new SceneState(others, field, stores, captures);
    copyTo(same);
    return same;
  }

  boolean isSame(SceneState other) {
    return this == other
        || field.isSame(other.field)
            && turn == other.turn
            && outputs == other.outputs
            && links == other.links
            && spent == other.spent
            && base.equals(other.base)
            && Arrays.equals(stores, other.stores)
            && Arrays.equals(captures, other.captures)
            && occurrences.isSame(other.occurrences);
  }
}
