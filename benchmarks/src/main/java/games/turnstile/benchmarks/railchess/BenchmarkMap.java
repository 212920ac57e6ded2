package games.turnstile.benchmarks.railchess;

import games.turnstile.railchess.map.MapGenerator;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.notation.RailmapCodec;
import games.turnstile.railchess.notation.ShippedMaps;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The maps on which is measured. */
public enum BenchmarkMap {
  /**
   * The metro of Beijing, from the file that the system property {@code metro} names; without such
   * a file the largest map that comes with the library.
   */
  METRO {
    @Override
    RailMap load() {
      Path file = Path.of(System.getProperty("metro", "../shared/data/metro/beijing.railmap"));
      if (!Files.isReadable(file)) {
        return ShippedMaps.METROPOLIS.load();
      }
      try {
        return RailmapCodec.parse(Files.readAllBytes(file)).value();
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  },
  /** 623 stations and 87 lines, many of them on the same tracks. */
  DENSE {
    @Override
    RailMap load() {
      return MapGenerator.dense(2, 623, 87);
    }
  },
  /** Twelve by twelve stations, all on one line. */
  GRID {
    @Override
    RailMap load() {
      return MapGenerator.grid(12, 12);
    }
  };

  abstract RailMap load();
}
