package games.turnstile.arcade.support;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

/**
 * The results of a tournament's games in order, kept in a file if one is named: a line with what is
 * played, then the result of a game a line.
 */
public final class TournamentLog {
  /** Enough for many millions of games. */
  private static final int LARGEST = 1 << 27;

  private final Optional<Path> file;
  private final List<Integer> results;

  private TournamentLog(Optional<Path> file, List<Integer> results) {
    this.file = file;
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
   * @throws BadInputException if the file is not the log of this tournament
   */
  public static TournamentLog in(Path file, String title) {
    if (!Files.exists(file)) {
      TextFiles.write(file, title + "\n", StandardOpenOption.CREATE_NEW);
    }
    String text = TextFiles.read(file, LARGEST);
    if (!text.startsWith(title + "\n")) {
      String found = text.lines().findFirst().orElse("");
      throw new BadInputException(
          "%s is not the log of this tournament: it begins with '%s', not with '%s'"
              .formatted(file, found, title));
    }
    // A line without its end was cut off when the tournament was stopped; that game is played
    // again.
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    if (whole.length() < text.length()) {
      TextFiles.write(file, whole, StandardOpenOption.TRUNCATE_EXISTING);
    }
    List<Integer> results = new ArrayList<>();
    for (String line : whole.lines().skip(1).toList()) {
      results.add(result(file, results.size() + 2, line));
    }
    return new TournamentLog(Optional.of(file), results);
  }

  private static int result(Path file, int lineNumber, String line) {
    try {
      return Integer.parseInt(line);
    } catch (NumberFormatException malformed) {
      throw new BadInputException(
          "%s, line %s: '%s' is not a result; remove the line and all after it"
              .formatted(file, lineNumber, line));
    }
  }

  /** Takes the result from the log, or plays the game and logs it. */
  int resultOf(int game, IntSupplier play) {
    if (game < results.size()) {
      return results.get(game);
    }
    int result = play.getAsInt();
    file.ifPresent(path -> TextFiles.write(path, result + "\n", StandardOpenOption.APPEND));
    return result;
  }
}
