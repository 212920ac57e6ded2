package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.Effect;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import java.util.List;
import java.util.Optional;

/** Does to a board what an extension wants after a move. */
final class EffectPlayer {
  private final Field field;
  private final String who;

  private EffectPlayer(Field field, String who) {
    this.field = field;
    this.who = who;
  }

  static void play(List<Effect> effects, Field field, String extension) {
    EffectPlayer player = new EffectPlayer(field, "extension '%s'".formatted(extension));
    player.playAll(effects);
    if (!effects.isEmpty() && field.outcome() == null) {
      field.promoteAll();
      player.endWithoutLeaders();
    }
  }

  /** Does the effects alone, without what follows from them at the end. */
  static void imagine(List<Effect> effects, Field field) {
    new EffectPlayer(field, "an extension").playAll(effects);
  }

  private void playAll(List<Effect> effects) {
    for (Effect effect : effects) {
      if (field.outcome() == null) {
        play(effect);
      }
    }
  }

  private void play(Effect effect) {
    if (effect instanceof Effect.Put put) {
      put(square(put.point()), put.piece());
    } else if (effect instanceof Effect.Remove remove) {
      field.remove(occupied(remove.point()));
    } else if (effect instanceof Effect.Shift shift) {
      shift(occupied(shift.from()), square(shift.to()));
    } else if (effect instanceof Effect.Win win) {
      end(Optional.of(win.side()));
    } else if (effect instanceof Effect.Draw) {
      end(Optional.empty());
    } else {
      throw new AssertionError(effect);
    }
  }

  private void put(int square, Piece piece) {
    field
        .tables
        .complaint(piece.type())
        .ifPresent(
            complaint -> {
              throw failure("puts a piece that cannot be: " + complaint);
            });
    if (field.code(square) != 0) {
      field.remove(square);
    }
    field.put(square, field.tables.code(piece));
  }

  private void shift(int from, int to) {
    if (from == to) {
      return;
    }
    int code = field.code(from);
    int taken = field.code(to);
    if (taken != 0) {
      field.remove(to);
    }
    field.remove(from);
    field.put(to, code);
    if (taken != 0) {
      field.endIfLeaderTaken(taken);
    }
  }

  private void endWithoutLeaders() {
    boolean red = field.hasLeader(Side.RED);
    boolean blue = field.hasLeader(Side.BLUE);
    if (!red && !blue) {
      end(Optional.empty());
    } else if (!red || !blue) {
      end(Optional.of(red ? Side.RED : Side.BLUE));
    }
  }

  private void end(Optional<Side> winner) {
    field.end(new Outcome(winner, EndReason.EXTENSION));
  }

  private int square(Point point) {
    if (!field.tables.grid.contains(point)) {
      throw failure("acts on %s, which is not on the board".formatted(point));
    }
    return field.tables.grid.square(point);
  }

  private int occupied(Point point) {
    int square = square(point);
    if (field.code(square) == 0) {
      throw failure("acts on the piece on %s, where there is none".formatted(point));
    }
    return square;
  }

  private ExtensionException failure(String what) {
    return new ExtensionException(who + " " + what);
  }
}
