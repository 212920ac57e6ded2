package games.turnstile.railchess.notation;

import games.turnstile.railchess.Colour;
import java.time.ZonedDateTime;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The log of a game that was played with the original plugin.
 *
 * @param id the log's number
 * @param mapId the number of the map that was played on, see {@link
 *     games.turnstile.railchess.map.RailMap#id()}
 * @param time when the game was played
 * @param colours the colour of each seat
 * @param frames the game step by step
 */
public record GameLog(
    long id, long mapId, ZonedDateTime time, List<Colour> colours, List<Frame> frames) {
  /** The owner of a station that nobody has claimed. */
  public static final int FREE = -1;

  /** The owner of a station that nobody can claim any more. */
  public static final int DEAD = -2;

  /** The largest number of seats. */
  public static final int MAX_SEATS = 4;

  /**
   * Checks the values and copies the lists.
   *
   * @throws IllegalArgumentException if there is no seat or more than four, or a frame is not for
   *     as many seats
   */
  public GameLog {
    Objects.requireNonNull(time, "time");
    colours = List.copyOf(colours);
    frames = List.copyOf(frames);
    int seats = colours.size();
    if (seats < 1 || seats > MAX_SEATS) {
      throw new IllegalArgumentException(
          "a log has 1 to %s seats, not %s".formatted(MAX_SEATS, seats));
    }
    for (Frame frame : frames) {
      frame.requireSeats(seats);
    }
  }

  /**
   * {@return the owner of each station after a step, by ascending station: a seat, {@link #FREE} or
   * {@link #DEAD}}
   *
   * @param step the index of a frame
   * @throws IndexOutOfBoundsException if there is no such frame
   */
  public SortedMap<Integer, Integer> ownersAt(int step) {
    Objects.checkIndex(step, frames.size());
    SortedMap<Integer, Integer> owners = new TreeMap<>();
    frames.subList(0, step + 1).forEach(frame -> owners.putAll(frame.changes()));
    return Collections.unmodifiableSortedMap(owners);
  }

  /**
   * What the log tells of one step of the game.
   *
   * @param changes the new owners of stations: a seat, {@link GameLog#FREE} or {@link
   *     GameLog#DEAD}. In the first frame they are all stations
   * @param positions the station on which each seat stands
   * @param out whether each seat is out of the game
   * @param acting the seat whose turn it is
   * @param messages what the players were told, with section signs before the codes of colours
   */
  public record Frame(
      SortedMap<Integer, Integer> changes,
      List<Integer> positions,
      List<Boolean> out,
      int acting,
      List<String> messages) {
    /** Copies the collections. */
    public Frame {
      changes = Collections.unmodifiableSortedMap(new TreeMap<>(changes));
      positions = List.copyOf(positions);
      out = List.copyOf(out);
      messages = List.copyOf(messages);
    }

    private void requireSeats(int seats) {
      boolean fits =
          positions.size() == seats
              && out.size() == seats
              && acting >= 0
              && acting < seats
              && changes.values().stream().allMatch(owner -> owner >= DEAD && owner < seats);
      if (!fits) {
        throw new IllegalArgumentException("a frame is not for %s seats".formatted(seats));
      }
    }
  }
}
