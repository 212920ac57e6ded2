package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.FileKind;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.railchess.notation.GameLog;
import games.turnstile.railchess.notation.GameLogCodec;
import games.turnstile.railchess.notation.NotationException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Files with logs of games that were played with the original plugin. */
public final class GameLogs implements FileKind {
  private static final String ENDING = ".game1";

  /** Version, number of the log, number of the map, and a date. */
  private static final Pattern HEAD =
      Pattern.compile("0\\s+-?[0-9]+\\s+-?[0-9]+\\s+[0-9]{4}-[0-9]{2}-[0-9]{2}T");

  /** Makes the kind of file. */
  public GameLogs() {}

  @Override
  public String name() {
    return "Railchess log";
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
    GameLog log = parse(file);
    int seats = log.colours().size();
    int frames = log.frames().size();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("mapId", log.mapId());
    json.put("time", log.time().toString());
    json.put("seats", seats);
    json.put("frames", frames);
    String summary =
        "%s, %s, of %s, on the map with id %s"
            .formatted(
                Phrases.count(seats, "seat"),
                Phrases.count(frames, "frame"),
                log.time().toLocalDate(),
                log.mapId());
    return new Report(summary, json, List.of());
  }

  private static GameLog parse(GivenFile file) {
    try {
      return GameLogCodec.parse(file.bytes());
    } catch (NotationException malformed) {
      throw OriginalFiles.refusal(file, malformed);
    }
  }
}
