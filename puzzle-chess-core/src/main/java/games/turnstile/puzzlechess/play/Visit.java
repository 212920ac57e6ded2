package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.Position;
import java.util.List;
import java.util.Objects;

/**
 * A part of a game from entering a scene to leaving it.
 *
 * @param start the position in which the scene was entered: its pieces, stores and rights
 * @param moves all moves that were made there and not taken back; the last one may lead elsewhere
 */
public record Visit(Position start, List<Entry.Played> moves) {
  /** Copies the list. */
  public Visit {
    Objects.requireNonNull(start, "start");
    moves = List.copyOf(moves);
  }
}
