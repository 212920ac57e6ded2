package games.turnstile.arcade.railroadink;

import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Player;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Measures how long bots think, in games that may be played at the same time. */
final class Stopwatch {
  private final AtomicLongArray nanos;
  private final AtomicInteger games = new AtomicInteger();

  Stopwatch(int seats) {
    this.nanos = new AtomicLongArray(seats);
  }

  void countGame() {
    games.incrementAndGet();
  }

  /** The same player, whose time is measured. */
  Player timed(int seat, Player player) {
    return round -> {
      long begin = System.nanoTime();
      List<Placement> drawn = player.finish(round);
      nanos.addAndGet(seat, System.nanoTime() - begin);
      return drawn;
    };
  }

  /** How long each bot thought in a game, in a sentence; empty if no game was played. */
  Optional<String> report(List<String> players) {
    return games.get() == 0
        ? Optional.empty()
        : Optional.of(
            IntStream.range(0, players.size())
                .mapToObj(seat -> players.get(seat) + " " + seconds(seat))
                .collect(Collectors.joining(", ", "seconds a game: ", "")));
  }

  private String seconds(int seat) {
    double all = (double) nanos.get(seat) / TimeUnit.SECONDS.toNanos(1);
    return String.format(Locale.ROOT, "%.3f", all / games.get());
  }
}
