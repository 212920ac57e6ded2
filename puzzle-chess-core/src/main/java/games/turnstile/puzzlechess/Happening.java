package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Square;

/** Something that has happened in a scene, to which it may react (R9.1). */
sealed interface Happening {
  /** Whether a reaction waits for this. */
  boolean is(Event event);

  /** A piece has come to stand on a square. */
  record Entered(Piece piece, Square square) implements Happening {
    @Override
    public boolean is(Event event) {
      return event instanceof Event.Enters enters
          && enters.squares().contains(square)
          && enters.pieces().matches(piece);
    }
  }

  /** A piece has gone from a square. */
  record Left(Piece piece, Square square) implements Happening {
    @Override
    public boolean is(Event event) {
      return event instanceof Event.Leaves leaves
          && leaves.squares().contains(square)
          && leaves.pieces().matches(piece);
    }
  }

  /** A piece was captured. */
  record WasCaptured(Piece piece) implements Happening {
    @Override
    public boolean is(Event event) {
      return event instanceof Event.Captured captured && captured.pieces().matches(piece);
    }
  }

  /** A turn has begun. */
  record TurnBegan(int number) implements Happening {
    @Override
    public boolean is(Event event) {
      return event instanceof Event.TurnBegins begins && begins.number() == number;
    }
  }
}
