package games.turnstile.puzzlechess.oracle;

import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** What outputs and reactions do in the course of one move (R8, R9). */
final class OracleWorks {
  private static final int MOST = 256;

  final List<Notice> notices = new ArrayList<>();
  Optional<Outcome.Result> verdict;

  /** The square of the piece that has moved, as long as it is there. */
  Optional<Square> mover = Optional.empty();

  private int effects;
  private int rounds;
  private boolean isTired;
  private boolean isRestless;

  OracleWorks(Optional<Outcome.Result> verdict) {
    this.verdict = verdict;
  }

  /** Something that happened, told by which events it is an occasion of. */
  record Occasion(Predicate<Event> isOf) {
    static Occasion enters(Piece piece, Square square) {
      return new Occasion(
          event ->
              event instanceof Event.Enters enters
                  && enters.squares().contains(square)
                  && enters.pieces().matches(piece));
    }

    static Occasion leaves(Piece piece, Square square) {
      return new Occasion(
          event ->
              event instanceof Event.Leaves leaves
                  && leaves.squares().contains(square)
                  && leaves.pieces().matches(piece));
    }

    static Occasion captured(Piece piece) {
      return new Occasion(
          event -> event instanceof Event.Captured captured && captured.pieces().matches(piece));
    }

    static Occasion turn(int number) {
      return new Occasion(
          event -> event instanceof Event.TurnBegins begins && begins.number() == number);
    }
  }

  /** R8.2, R8.3. */
  void settle(OracleBoard board) {
    if (isTired) {
      return;
    }
    Map<String, Boolean> before = new LinkedHashMap<>(board.outputs);
    List<Map<String, Boolean>> seen = new ArrayList<>(List.of(before));
    while (true) {
      Map<String, Boolean> next = round(board);
      if (next.equals(board.outputs)) {
        next.entrySet().stream()
            .filter(output -> output.getValue() != before.get(output.getKey()))
            .forEach(
                output -> notices.add(new Notice.Switched(output.getKey(), output.getValue())));
        return;
      }
      int earlier = seen.indexOf(next);
      if (earlier >= 0 || rounds == MOST) {
        isTired = earlier < 0;
        seen.add(next);
        List<Map<String, Boolean>> circle = seen.subList(Math.max(earlier, 0), seen.size());
        notices.add(new Notice.Oscillation(changing(circle, before.keySet())));
        board.outputs.putAll(before);
        return;
      }
      rounds++;
      seen.add(next);
      board.outputs.putAll(next);
    }
  }

  private static List<String> changing(
      List<Map<String, Boolean>> states, Iterable<String> outputs) {
    List<String> names = new ArrayList<>();
    for (String output : outputs) {
      if (states.stream().map(state -> state.get(output)).distinct().count() > 1) {
        names.add(output);
      }
    }
    return names;
  }

  private static Map<String, Boolean> round(OracleBoard board) {
    Map<String, Boolean> ports = board.ports();
    Map<String, Boolean> next = new LinkedHashMap<>();
    for (OutputPort output : board.scene.works().outputs()) {
      next.put(output.name(), output.signal().holds(ports::get));
    }
    return next;
  }

  /** R9.2: reactions act upon what happened and upon what they cause. */
  void happen(OracleBoard board, List<Occasion> occasions) {
    Deque<Occasion> waiting = new ArrayDeque<>(occasions);
    List<Reaction> reactions = board.scene.works().reactions();
    while (!waiting.isEmpty()) {
      Occasion occasion = waiting.remove();
      for (int i = 0; i < reactions.size(); i++) {
        Reaction reaction = reactions.get(i);
        if (occasion.isOf().test(reaction.event()) && !board.acted.contains(i)) {
          if (isOver()) {
            return;
          }
          if (reaction.once()) {
            board.acted.add(i);
          }
          for (Effect effect : reaction.effects()) {
            if (isOver()) {
              return;
            }
            effects++;
            act(board, effect, waiting);
            if (isChange(effect)) {
              settle(board);
            }
          }
        }
      }
    }
  }

  private static boolean isChange(Effect effect) {
    return !(effect instanceof Effect.Message
        || effect instanceof Effect.Win
        || effect instanceof Effect.Fail);
  }

  /** R9.4. */
  private boolean isOver() {
    if (effects == MOST && !isRestless) {
      isRestless = true;
      notices.add(new Notice.Restless());
    }
    return isRestless;
  }

  private void act(OracleBoard board, Effect effect, Deque<Occasion> waiting) {
    if (effect instanceof Effect.Message message) {
      notices.add(new Notice.Message(message.text()));
    } else if (effect instanceof Effect.Wall wall) {
      Terrain before = board.base.asTerrain();
      board.base.setWall(wall.edge(), wall.raised());
      tellIf(
          !board.base.asTerrain().equals(before),
          new Notice.WallChanged(wall.edge(), wall.raised()));
    } else if (effect instanceof Effect.Height height) {
      Terrain before = board.base.asTerrain();
      board.base.setHeight(height.square(), height.height());
      tellIf(
          !board.base.asTerrain().equals(before),
          new Notice.HeightChanged(height.square(), height.height()));
    } else if (effect instanceof Effect.ChangeLink change) {
      boolean wasOpen = board.links.put(change.name(), change.open());
      tellIf(wasOpen != change.open(), new Notice.LinkChanged(change.name(), change.open()));
    } else if (effect instanceof Effect.Spawn spawn) {
      spawn(board, spawn, waiting);
    } else if (effect instanceof Effect.Remove remove) {
      remove(board, remove.square(), waiting);
    } else if (verdict.isEmpty()) {
      verdict =
          Optional.of(effect instanceof Effect.Win ? Outcome.Result.SOLVED : Outcome.Result.FAILED);
    }
  }

  private void tellIf(boolean isChange, Notice notice) {
    if (isChange) {
      notices.add(notice);
    }
  }

  private void spawn(OracleBoard board, Effect.Spawn spawn, Deque<Occasion> waiting) {
    if (board.isFree(spawn.square()) && !board.base.isVoid(spawn.square())) {
      board.pieces.put(spawn.square(), spawn.piece());
      notices.add(new Notice.Appeared(spawn.piece(), spawn.square()));
      waiting.add(Occasion.enters(spawn.piece(), spawn.square()));
    }
  }

  private void remove(OracleBoard board, Square square, Deque<Occasion> waiting) {
    if (board.isFree(square) || board.pieces.get(square).kind().form() == Kind.Form.KING) {
      return;
    }
    Piece piece = board.take(square);
    notices.add(new Notice.Disappeared(piece, square));
    waiting.add(Occasion.leaves(piece, square));
    mover = mover.filter(there -> there != square);
    board.passed = board.passed.filter(passed -> !isBehind(passed, square));
  }

  /** Whether a pawn that has passed a square by a double step stands on another. */
  private static boolean isBehind(Square passed, Square square) {
    int rank = passed.rank() == 2 ? 3 : 4;
    return passed.file() == square.file() && rank == square.rank();
  }
}
