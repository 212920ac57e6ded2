package games.turnstile.puzzlechess.scene;

import java.util.Objects;

/** What a reaction does (R9.3). */
public sealed interface Effect {
  /**
   * The player is told something.
   *
   * @param text one line
   */
  record Message(String text) implements Effect {
    /**
     * Checks the text.
     *
     * @throws IllegalArgumentException if it is no line, or empty
     */
    public Message {
      Names.requireLine("message", text);
      if (text.isEmpty()) {
        throw new IllegalArgumentException("the message is empty");
      }
    }
  }

  /**
   * A wall is raised or lowered for good.
   *
   * @param edge where
   * @param raised whether a wall stands there from now on
   */
  record Wall(Edge edge, boolean raised) implements Effect {
    /** Refuses null. */
    public Wall {
      Objects.requireNonNull(edge, "edge");
    }
  }

  /**
   * A square gets another height for good.
   *
   * @param square which square
   * @param height its height from now on
   */
  record Height(Square square, int height) implements Effect {
    /**
     * Checks the height.
     *
     * @throws IllegalArgumentException unless it is -99 to 99
     */
    public Height {
      Objects.requireNonNull(square, "square");
      Terrain.requireHeight(height);
    }
  }

  /**
   * A piece appears.
   *
   * @param piece which
   * @param square where, if that is free
   */
  record Spawn(Piece piece, Square square) implements Effect {
    /** Refuses null. */
    public Spawn {
      Objects.requireNonNull(piece, "piece");
      Objects.requireNonNull(square, "square");
    }
  }

  /**
   * What stands on a square is gone.
   *
   * @param square which square
   */
  record Remove(Square square) implements Effect {
    /** Refuses null. */
    public Remove {
      Objects.requireNonNull(square, "square");
    }
  }

  /**
   * A link is opened or closed for good.
   *
   * @param name which link
   * @param open whether it is open from now on
   */
  record ChangeLink(String name, boolean open) implements Effect {
    /** Refuses null. */
    public ChangeLink {
      Objects.requireNonNull(name, "name");
    }
  }

  /** The level is solved. */
  record Win() implements Effect {}

  /** The level is failed. */
  record Fail() implements Effect {}
}
