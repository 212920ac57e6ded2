package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;

/** Something that happened with a move, in the order in which it happened. */
public sealed interface Notice {
  /**
   * A piece was captured.
   *
   * @param piece which
   * @param square where it stood
   */
  record Captured(Piece piece, Square square) implements Notice {}

  /**
   * A captured piece was put into a store.
   *
   * @param side whose store
   * @param piece what was captured
   * @param square where in the store
   */
  record Stored(Side side, Piece piece, Square square) implements Notice {}

  /**
   * A captured piece is lost, since the store is full.
   *
   * @param side whose store
   * @param piece what was captured
   */
  record StoreFull(Side side, Piece piece) implements Notice {}

  /**
   * A pawn was replaced.
   *
   * @param piece what took its place
   * @param square where
   */
  record Promoted(Piece piece, Square square) implements Notice {}

  /**
   * A crate was pushed.
   *
   * @param from where it stood
   * @param to where it stands
   */
  record Pushed(Square from, Square to) implements Notice {}

  /**
   * A port was switched.
   *
   * @param name which
   * @param on whether it is on now
   */
  record Switched(String name, boolean on) implements Notice {}

  /**
   * Outputs did not come to rest, and stay as they were.
   *
   * @param ports which
   */
  record Oscillation(List<String> ports) implements Notice {
    /** Copies the list. */
    public Oscillation {
      ports = List.copyOf(ports);
    }
  }

  /** Reactions did not come to rest; what was left of them is dropped. */
  record Restless() implements Notice {}

  /**
   * The scene tells something.
   *
   * @param text what
   */
  record Message(String text) implements Notice {}

  /**
   * A wall was raised or lowered.
   *
   * @param edge where
   * @param raised whether it stands now
   */
  record WallChanged(Edge edge, boolean raised) implements Notice {}

  /**
   * A square has another height.
   *
   * @param square which
   * @param height its height now
   */
  record HeightChanged(Square square, int height) implements Notice {}

  /**
   * A piece appeared.
   *
   * @param piece which
   * @param square where
   */
  record Appeared(Piece piece, Square square) implements Notice {}

  /**
   * A piece disappeared.
   *
   * @param piece which
   * @param square where it stood
   */
  record Disappeared(Piece piece, Square square) implements Notice {}

  /**
   * A link was opened or closed.
   *
   * @param name which
   * @param open whether it is open now
   */
  record LinkChanged(String name, boolean open) implements Notice {}

  /**
   * A piece went to another scene, where the game goes on.
   *
   * @param piece which
   * @param scene where it is now
   * @param square its square there
   */
  record Travelled(Piece piece, String scene, Square square) implements Notice {}

  /**
   * A side's part of a turn was skipped.
   *
   * @param side whose
   */
  record Skipped(Side side) implements Notice {}
}
