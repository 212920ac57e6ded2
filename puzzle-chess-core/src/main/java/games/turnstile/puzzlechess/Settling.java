package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Lets ports and reactions of scenes do what they do upon one move (R8, R9). */
final class Settling {
  private static final int MOST_EFFECTS = 256;

  /** What these take. */
  private static final int REACTION = 5;

  private static final int EFFECT = 300;
  private static final int DEVICE = 100;
  private static final int GROUND = 5_000;

  private final World world;
  private final List<Notice> notices;
  private final Effort effort;
  private final Circuit circuit;
  private final Deque<Happening> waiting = new ArrayDeque<>();
  private int effects;

  /** Whether the ground has to be made anew when the scene has come to rest. */
  private boolean isTerrainChanged;

  private boolean isRestless;

  /** A bit for each square from which an effect has removed something. */
  private long removed;

  private Outcome.Result verdict;

  Settling(World world, List<Notice> notices, Effort effort) {
    this.world = world;
    this.notices = notices;
    this.effort = effort;
    this.circuit = new Circuit(effort);
  }

  /** Whether reactions have solved or failed the level. */
  Optional<Outcome.Result> verdict() {
    return Optional.ofNullable(verdict);
  }

  /** Whether an effect has removed what stood on a square after the move. */
  boolean hasRemoved(Square square) {
    return (removed >>> square.ordinal() & 1) != 0;
  }

  void happen(Happening happening) {
    waiting.add(happening);
  }

  /** Lets a scene come to rest after all that has happened. */
  void settle(SceneState state) {
    if (state.workings.isPlain) {
      waiting.clear();
      return;
    }
    settlePorts(state);
    while (!waiting.isEmpty()) {
      Happening happening = waiting.remove();
      List<Reaction> reactions = state.workings.reactions;
      effort.add(REACTION * reactions.size());
      for (int i = 0; i < reactions.size(); i++) {
        Reaction reaction = reactions.get(i);
        boolean acts = (state.spent >>> i & 1) == 0 && happening.is(reaction.event());
        if (acts && hasRoom()) {
          state.spent |= reaction.once() ? 1L << i : 0;
          reaction.effects().forEach(effect -> apply(state, effect));
        }
      }
    }
    settleTerrain(state);
  }

  /** R9.4: whether there can be one more effect; tells it if there cannot for the first time. */
  private boolean hasRoom() {
    if (effects < MOST_EFFECTS) {
      return true;
    }
    if (!isRestless) {
      isRestless = true;
      notices.add(new Notice.Restless());
      waiting.clear();
    }
    return false;
  }

  private void apply(SceneState state, Effect effect) {
    if (!hasRoom()) {
      return;
    }
    effects++;
    effort.add(EFFECT);
    if (effect instanceof Effect.Message message) {
      notices.add(new Notice.Message(message.text()));
    } else if (effect instanceof Effect.Wall wall) {
      changeWall(state, wall);
    } else if (effect instanceof Effect.Height height) {
      changeHeight(state, height);
    } else if (effect instanceof Effect.Spawn spawn) {
      spawn(state, spawn);
    } else if (effect instanceof Effect.Remove remove) {
      remove(state, remove.square());
    } else if (effect instanceof Effect.ChangeLink change) {
      changeLink(state, change);
    } else if (verdict == null) {
      verdict = effect instanceof Effect.Win ? Outcome.Result.SOLVED : Outcome.Result.FAILED;
    }
  }

  private void changeWall(SceneState state, Effect.Wall wall) {
    Terrain changed = state.base.withWall(wall.edge(), wall.raised());
    if (changed != state.base) {
      state.base = changed;
      isTerrainChanged = true;
      notices.add(new Notice.WallChanged(wall.edge(), wall.raised()));
    }
  }

  private void changeHeight(SceneState state, Effect.Height height) {
    if (!state.base.isVoid(height.square())
        && state.base.height(height.square()) != height.height()) {
      state.base = state.base.withHeight(height.square(), height.height());
      isTerrainChanged = true;
      notices.add(new Notice.HeightChanged(height.square(), height.height()));
    }
  }

  private void changeLink(SceneState state, Effect.ChangeLink change) {
    long bit = 1L << state.workings.link(change.name());
    if ((state.links & bit) != 0 != change.open()) {
      state.links ^= bit;
      notices.add(new Notice.LinkChanged(change.name(), change.open()));
    }
  }

  private void spawn(SceneState state, Effect.Spawn spawn) {
    int square = spawn.square().ordinal();
    boolean isFree =
        (state.field.occupied() >>> square & 1) == 0 && !state.base.isVoid(spawn.square());
    if (isFree) {
      Boards.put(world.kinds, state, spawn.piece(), square);
      notices.add(new Notice.Appeared(spawn.piece(), spawn.square()));
      happen(new Happening.Entered(spawn.piece(), spawn.square()));
      settlePorts(state);
    }
  }

  private void remove(SceneState state, Square square) {
    Optional<Piece> piece =
        Fields.pieceAt(state.field, square.ordinal())
            .filter(present -> present.kind().form() != Kind.Form.KING);
    if (piece.isPresent()) {
      Boards.remove(state, square.ordinal());
      removed |= 1L << square.ordinal();
      notices.add(new Notice.Disappeared(piece.get(), square));
      happen(new Happening.Left(piece.get(), square));
      settlePorts(state);
    }
  }

  private void settlePorts(SceneState state) {
    long before = state.outputs;
    List<String> restless = circuit.settle(state);
    if (!restless.isEmpty()) {
      Notice notice = new Notice.Oscillation(restless);
      if (!notices.contains(notice)) {
        notices.add(notice);
      }
    }
    if (state.outputs != before) {
      isTerrainChanged = true;
      tellSwitched(state, before);
    }
  }

  private void tellSwitched(SceneState state, long before) {
    List<OutputPort> outputs = state.workings.outputs;
    for (int i = 0; i < outputs.size(); i++) {
      if (((state.outputs ^ before) >>> i & 1) != 0) {
        notices.add(new Notice.Switched(outputs.get(i).name(), (state.outputs >>> i & 1) != 0));
      }
    }
  }

  private void settleTerrain(SceneState state) {
    if (isTerrainChanged) {
      isTerrainChanged = false;
      effort.add(GROUND + DEVICE * state.workings.outputs.size());
      state.field.ground = world.kinds.ground(state.workings.terrain(state.base, state.outputs));
    }
  }
}
