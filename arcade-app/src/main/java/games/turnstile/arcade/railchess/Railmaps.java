package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.FileKind;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.notation.Decoded;
import games.turnstile.railchess.notation.ImportOption;
import games.turnstile.railchess.notation.NotationException;
import games.turnstile.railchess.notation.RailmapCodec;
import java.util.regex.Pattern;

/** Files with maps in the format of the original plugin. */
public final class Railmaps implements FileKind {
  static final String ENDING = ".railmap";

  /** Version, number and read-only mark of version 1, or version and rules of version 0. */
  private static final Pattern HEAD =
      Pattern.compile("1\\s+-?[0-9]+\\s+(?i:true|false)\\s+1\\s|0\\s+1\\s*\\n");

  /** Makes the kind of file. */
  public Railmaps() {}

  @Override
  public String name() {
    return "Railchess map";
  }

  @Override
  public String sign() {
    return "is called *" + ENDING;
  }

  @Override
  public boolean recognises(GivenFile file) {
    return file.isCalled(ENDING) || HEAD.matcher(file.head()).lookingAt();
  }

  @Override
  public Report check(GivenFile file) {
    Decoded<RailMap> decoded = parse(file);
    return MapReports.report(decoded.value(), decoded.warnings());
  }

  /**
   * {@return the map in a file}
   *
   * @throws BadInputException if there is none
   */
  static Decoded<RailMap> parse(GivenFile file, ImportOption... options) {
    try {
      return RailmapCodec.parse(file.bytes(), options);
    } catch (NotationException malformed) {
      throw OriginalFiles.refusal(file, malformed);
    }
  }
}
