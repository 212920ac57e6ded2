package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.Converted;
import games.turnstile.arcade.support.Converter;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.notation.Decoded;
import games.turnstile.railchess.notation.MapCodec;
import games.turnstile.railchess.notation.RailmapCodec;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;

/** Rewrites maps in the format that the name of the new file tells. */
public final class MapConverter implements Converter {
  private static final String TEXT_ENDING = ".txt";

  @Mixin private ImportOptions maps;

  /** Makes a mixin; picocli fills it in. */
  public MapConverter() {}

  /** {@return whether it can be a map; a file always can, so that it is asked last} */
  @Override
  public boolean takes(String from, Path to) {
    return GivenFile.isCalled(to, Railmaps.ENDING)
        || Files.exists(GivenFile.path(from))
        || MapNames.find(from).isPresent();
  }

  @Override
  public Converted convert(String from, Path to) {
    boolean original = GivenFile.isCalled(to, Railmaps.ENDING);
    if (!original && !GivenFile.isCalled(to, TEXT_ENDING)) {
      throw new BadInputException(
          "the name of %s tells no format: let it end with %s, or with %s for text"
              .formatted(to, Railmaps.ENDING, TEXT_ENDING));
    }
    Decoded<RailMap> decoded = maps.read(from);
    RailMap map = decoded.value();
    List<String> remarks = new ArrayList<>(decoded.warnings());
    if (original && !RailmapCodec.losses(map).isEmpty()) {
      remarks.add(
          "A .railmap file cannot hold these, so they are lost: %s; a .txt file keeps them."
              .formatted(String.join(", ", RailmapCodec.losses(map))));
    }
    String text = original ? RailmapCodec.format(map) : MapCodec.format(map);
    String kind = original ? new Railmaps().name() : new MapTexts().name();
    return new Converted(
        text.getBytes(StandardCharsets.UTF_8), kind + ", " + MapReports.summary(map), remarks);
  }
}
