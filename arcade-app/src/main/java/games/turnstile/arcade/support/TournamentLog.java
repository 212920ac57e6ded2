package games.turnstile.arcade.support;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The results of a tournament's games in order, kept in a file if one is named: a line with what is
 * played, then for each game a line with its number and the points of each seat. As long as it is
 * open no other tournament can use the file.
 *
 * <p>Logs of games for two may have a single number instead, by how much the first seat was ahead.
 */
public final class TournamentLog implements AutoCloseable {
  /** Enough for two million games. */
  private static final int LARGEST = 1 << 25;

  /** A file that is locked while the channel is open. */
  private record Kept(Path file, FileChannel channel) {
    void append(String text) {
      try {
        channel.position(channel.size());
        channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
      } catch (IOException failure) {
        throw TextFiles.notWritable(file, failure);
      }
    }

    void truncate(String text) {
      try {
        channel.truncate(text.getBytes(StandardCharsets.UTF_8).length);
      } catch (IOException failure) {
        throw TextFiles.notWritable(file, failure);
      }
    }
  }

  private final Optional<Kept> kept;
  private final List<List<Integer>> results;

  private TournamentLog(Optional<Kept> kept, List<List<Integer>> results) {
    this.kept = kept;
    this.results = results;
  }

  /** {@return a log that is not kept} */
  public static TournamentLog inMemory() {
    return new TournamentLog(Optional.empty(), List.of());
  }

  /**
   * {@return the log in a file, which is made if it does not exist}
   *
   * @param file where the log is kept
   * @param title what is played; it must be the same as when the file was made
   * @param seats how many seats each game has
   * @throws BadInputException if the file is not the log of this tournament, or in use
   */
  public static TournamentLog in(Path file, String title, int seats) {
    Kept kept = lock(file);
    try {
      return new TournamentLog(Optional.of(kept), read(kept, title, seats));
    } catch (BadInputException refusal) {
      close(kept);
      throw refusal;
    }
  }

  private static Kept lock(Path file) {
    TextFiles.requireRegular(file);
    try {
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (channel.tryLock() != null) {
        return new Kept(file, channel);
      }
      channel.close();
    } catch (IOException failure) {
      throw TextFiles.notWritable(file, failure);
    } catch (OverlappingFileLockException inUse) {
      // By this very process; it ends like any other use.
    }
    throw new BadInputException(file + " is in use by another tournament");
  }

  private static List<List<Integer>> read(Kept kept, String title, int seats) {
    String text = TextFiles.read(kept.file(), LARGEST);
    if (text.isEmpty()) {
      kept.append(title + "\n");
      return List.of();
    }
    if (!text.startsWith(title + "\n")) {
      String found = text.lines().findFirst().orElse("");
      throw new BadInputException(
          "%s is not the log of this tournament: it begins with '%s', not with '%s'"
              .formatted(kept.file(), found, title));
    }
    // A line without its end was cut off when the tournament was stopped; that game is played
    // again.
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    List<List<Integer>> results = new ArrayList<>();
    for (String line : whole.lines().skip(1).toList()) {
      results.add(result(kept.file(), results.size() + 1, line, seats));
    }
    kept.truncate(whole);
    return results;
  }

  private static List<Integer> result(Path file, int game, String line, int seats) {
    List<Integer> numbers = numbers(line);
    int points = numbers.size() - 1;
    if (points >= 0 && numbers.get(0) == game) {
      if (points == seats) {
        return numbers.subList(1, numbers.size());
      }
      if (points == 1 && seats == 2) {
        return List.of(numbers.get(1), 0);
      }
    }
    throw new BadInputException(
        "%s, line %s: '%s' is not the result of game %s; remove the line and all after it"
            .formatted(file, game + 1, line, game));
  }

  /** The numbers of a line; none if there is anything else. */
  private static List<Integer> numbers(String line) {
    try {
      return Stream.of(line.split(" ")).map(Integer::valueOf).toList();
    } catch (NumberFormatException malformed) {
      return List.of();
    }
  }

  /** How many games had been played when the log was opened. */
  int size() {
    return results.size();
  }

  /** Takes the result from the log, or plays the game and logs it. */
  List<Integer> resultOf(int game, Supplier<List<Integer>> play) {
    if (game < results.size()) {
      return results.get(game);
    }
    List<Integer> result = play.get();
    String points = result.stream().map(String::valueOf).collect(Collectors.joining(" "));
    kept.ifPresent(file -> file.append((game + 1) + " " + points + "\n"));
    return result;
  }

  @Override
  public void close() {
    kept.ifPresent(TournamentLog::close);
  }

  private static void close(Kept kept) {
    try {
      kept.channel().close();
    } catch (IOException failure) {
      throw TextFiles.notWritable(kept.file(), failure);
    }
  }
}
