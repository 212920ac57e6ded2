package games.turnstile.railchess.map;

import java.util.Objects;
import java.util.Optional;

/**
 * One operation of a map editor. Applying it gives another map and leaves the first one as it was.
 * A read-only map refuses every edit but {@code SetReadOnly(false)}.
 */
public sealed interface MapEdit {
  /**
   * {@return the map after this edit}
   *
   * @param map the map to be edited; it does not change
   * @throws EditException if the map refuses the edit, for the reason that {@link #check} tells
   */
  default RailMap applyTo(RailMap map) {
    return new MapEditor(Objects.requireNonNull(map, "map"), this).edited();
  }

  /**
   * {@return why the map refuses this edit; empty if it does not}
   *
   * @param map the map to be edited; it does not change
   */
  default Optional<MapFault> check(RailMap map) {
    try {
      applyTo(map);
      return Optional.empty();
    } catch (EditException refused) {
      return Optional.of(refused.fault());
    }
  }

  /** In which directions stations are joined or parted. */
  enum Ways {
    /** From the first station to the second only. */
    ONE_WAY,
    /** From each station to the other. */
    BOTH_WAYS
  }

  /**
   * Adds a station that nothing leads to yet.
   *
   * @param station a station with a new id
   */
  record AddStation(Station station) implements MapEdit {
    /** Rejects a missing station. */
    public AddStation {
      Objects.requireNonNull(station, "station");
    }

    /**
     * {@return an edit that adds a station with the lowest id from 1 on that the map has free}
     *
     * @param map the map to be edited
     * @param x where the station lies from left to right, 0 to 1
     * @param y where the station lies from bottom to top, 0 to 1
     * @param name what it is called, in one line; empty for no name
     * @throws IllegalArgumentException if a value is out of its range
     */
    public static AddStation withLowestFreeId(RailMap map, double x, double y, String name) {
      Objects.requireNonNull(map, "map");
      int id = 1;
      while (map.station(id).isPresent()) {
        id++;
      }
      return new AddStation(new Station(id, x, y, name));
    }
  }

  /**
   * Moves a station on the sheet. What it is joined to does not change.
   *
   * @param station the station's id
   * @param x where it shall lie from left to right, 0 to 1
   * @param y where it shall lie from bottom to top, 0 to 1
   */
  record MoveStation(int station, double x, double y) implements MapEdit {
    /**
     * Checks the place.
     *
     * @throws IllegalArgumentException if a coordinate is out of its range
     */
    public MoveStation {
      x = Checks.coordinate("x", x);
      y = Checks.coordinate("y", y);
    }
  }

  /**
   * Removes a station with all links, thoroughfares and prohibitions that name it.
   *
   * @param station the station's id
   */
  record RemoveStation(int station) implements MapEdit {}

  /**
   * Joins two stations by a line. Both ways where one direction is there already, it adds the other
   * one.
   *
   * @param link the line and the stations
   * @param ways in which directions
   */
  record Connect(Link link, Ways ways) implements MapEdit {
    /** Rejects missing parts. */
    public Connect {
      Objects.requireNonNull(link, "link");
      Objects.requireNonNull(ways, "ways");
    }
  }

  /**
   * Takes a line's links between two stations away, and every no-train that needs one of them. The
   * line keeps its name and its no-transfers, even with its last link gone. Both ways where only
   * one direction is there, it removes that one.
   *
   * @param link the line and the stations
   * @param ways in which directions
   */
  record Disconnect(Link link, Ways ways) implements MapEdit {
    /** Rejects missing parts. */
    public Disconnect {
      Objects.requireNonNull(link, "link");
      Objects.requireNonNull(ways, "ways");
    }
  }

  /**
   * Removes a line: its links, its name and every prohibition that names it.
   *
   * @param line the line's number
   */
  record RemoveLine(int line) implements MapEdit {}

  /**
   * Forbids the trains of a line a way that they could take.
   *
   * @param way which way; the line must have both of its links
   */
  record AddNoTrain(NoTrain way) implements MapEdit {
    /** Rejects a missing way. */
    public AddNoTrain {
      Objects.requireNonNull(way, "way");
    }
  }

  /**
   * Allows a way that was forbidden to trains.
   *
   * @param way which way
   */
  record RemoveNoTrain(NoTrain way) implements MapEdit {
    /** Rejects a missing way. */
    public RemoveNoTrain {
      Objects.requireNonNull(way, "way");
    }
  }

  /**
   * Forbids the use of two lines in one move.
   *
   * @param lines which lines
   */
  record AddNoTransfer(NoTransfer lines) implements MapEdit {
    /** Rejects a missing pair. */
    public AddNoTransfer {
      Objects.requireNonNull(lines, "lines");
    }
  }

  /**
   * Allows the use of two lines in one move again.
   *
   * @param lines which lines
   */
  record RemoveNoTransfer(NoTransfer lines) implements MapEdit {
    /** Rejects a missing pair. */
    public RemoveNoTransfer {
      Objects.requireNonNull(lines, "lines");
    }
  }

  /**
   * Keeps players from starting on both of two stations.
   *
   * @param stations which stations
   */
  record AddNoSpawn(NoSpawn stations) implements MapEdit {
    /** Rejects a missing pair. */
    public AddNoSpawn {
      Objects.requireNonNull(stations, "stations");
    }
  }

  /**
   * Lets players start on both of two stations again.
   *
   * @param stations which stations
   */
  record RemoveNoSpawn(NoSpawn stations) implements MapEdit {
    /** Rejects a missing pair. */
    public RemoveNoSpawn {
      Objects.requireNonNull(stations, "stations");
    }
  }

  /**
   * Joins two stations by a thoroughfare. Both ways where one direction is there already, it adds
   * the other one.
   *
   * @param walk the stations
   * @param ways in which directions
   */
  record AddThoroughfare(Walk walk, Ways ways) implements MapEdit {
    /** Rejects missing parts. */
    public AddThoroughfare {
      Objects.requireNonNull(walk, "walk");
      Objects.requireNonNull(ways, "ways");
    }
  }

  /**
   * Takes a thoroughfare away. Both ways where only one direction is there, it removes that one.
   *
   * @param walk the stations
   * @param ways in which directions
   */
  record RemoveThoroughfare(Walk walk, Ways ways) implements MapEdit {
    /** Rejects missing parts. */
    public RemoveThoroughfare {
      Objects.requireNonNull(walk, "walk");
      Objects.requireNonNull(ways, "ways");
    }
  }

  /**
   * Gives the map another name.
   *
   * @param name one line of text; empty for no name
   */
  record RenameMap(String name) implements MapEdit {
    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if it is too long or more than one line
     */
    public RenameMap {
      name = Checks.name(Objects.requireNonNull(name, "name"));
    }
  }

  /**
   * Gives a station another name.
   *
   * @param station the station's id
   * @param name one line of text; empty for no name
   */
  record RenameStation(int station, String name) implements MapEdit {
    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if it is too long or more than one line
     */
    public RenameStation {
      name = Checks.name(Objects.requireNonNull(name, "name"));
    }
  }

  /**
   * Gives a line another name.
   *
   * @param line the line's number
   * @param name one line of text; empty for no name
   */
  record RenameLine(int line, String name) implements MapEdit {
    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if it is too long or more than one line
     */
    public RenameLine {
      name = Checks.name(Objects.requireNonNull(name, "name"));
    }
  }

  /**
   * Closes the map to edits, or opens it again.
   *
   * @param readOnly whether the map may no longer be edited
   */
  record SetReadOnly(boolean readOnly) implements MapEdit {}
}
