package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.Paragraph;
import games.turnstile.railchess.Setup;
import games.turnstile.railchess.map.RailMap;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What things are called in sentences. */
final class Words {
  private static final int LISTED = 12;

  private Words() {}

  static String player(Setup setup, int seat) {
    return setup.seats().get(seat).player();
  }

  static Stream<Integer> seats(Setup setup) {
    return IntStream.range(0, setup.seats().size()).boxed();
  }

  /** A station's label, to be printed by a narrator, which does not break it. */
  static String label(RailMap map, int station) {
    return Paragraph.glued(map.stationLabel(station));
  }

  /** The labels with commas between them; of very many only the first. */
  static String some(List<String> labels) {
    int more = labels.size() - LISTED;
    return more > 0
        ? "%s and %s more".formatted(String.join(", ", labels.subList(0, LISTED)), more)
        : String.join(", ", labels);
  }
}
