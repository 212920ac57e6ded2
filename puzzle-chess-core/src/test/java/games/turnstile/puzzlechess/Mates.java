package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.notation.MoveCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The mate problems in {@code mates/mates.txt}. */
final class Mates {
  private Mates() {}

  /**
   * A position in which whose turn it is mates in so many moves and no fewer.
   *
   * @param id what it is called
   * @param position the position
   * @param moves how many moves
   * @param keys all first moves that mate in time
   * @param theme what it is about
   */
  record Mate(String id, Position position, int moves, Set<Move> keys, String theme) {
    Problem within(int most) {
      return Problem.mate(position, most);
    }

    @Override
    public String toString() {
      return "%s: mate in %s, %s".formatted(id, moves, theme);
    }
  }

  static List<Mate> all() {
    try (InputStream file = Mates.class.getResourceAsStream("/mates/mates.txt")) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().map(Mates::mate).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All of so many moves. */
  static List<Mate> in(int moves) {
    return all().stream().filter(mate -> mate.moves() == moves).toList();
  }

  private static Mate mate(String line) {
    String[] parts = line.split(" / ");
    Position position = Position.initial(FenCodec.level(parts[1]));
    Set<Move> keys =
        Arrays.stream(parts[3].split(" "))
            .map(key -> MoveCodec.parse(key, position))
            .collect(Collectors.toSet());
    int moves = Integer.parseInt(parts[2].substring("mate ".length()));
    return new Mate(parts[0], position, moves, keys, parts[4]);
  }
}
