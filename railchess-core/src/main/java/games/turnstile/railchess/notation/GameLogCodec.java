package games.turnstile.railchess.notation;

import games.turnstile.railchess.Colour;
import java.time.DateTimeException;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/** Logs in the original plugin's {@code .game1} format, version 0, which can be read only. */
public final class GameLogCodec {
  private static final char STORED_SECTION_SIGN = '&';
  private static final char SECTION_SIGN = '\u00a7';

  private final TokenReader in;

  private GameLogCodec(String text) {
    in = new TokenReader(text);
  }

  /**
   * {@return the log that a file holds}
   *
   * @param bytes the file's content, UTF-8 or GB18030
   * @throws NotationException if it is no log of version 0
   */
  public static GameLog parse(byte[] bytes) {
    return parse(OriginalText.decode(Objects.requireNonNull(bytes, "bytes")));
  }

  /**
   * {@return the log that a text describes}
   *
   * @param text a file's content
   * @throws NotationException if it is no log of version 0
   */
  public static GameLog parse(String text) {
    return new GameLogCodec(Objects.requireNonNull(text, "text")).log();
  }

  private GameLog log() {
    int version = in.integer("the version of the format, 0");
    if (version != 0) {
      throw new NotationException(
          in.start(),
          "the log has version %s of the format; only version 0 can be read".formatted(version));
    }
    long id = in.longInteger("the log's id");
    long mapId = in.longInteger("the map's id");
    ZonedDateTime time = time();
    int seats = in.between(1, GameLog.MAX_SEATS, "the number of seats");
    List<Colour> colours = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      int most = Colour.values().length;
      colours.add(Colour.ofNumber(in.between(1, most, "the colour of seat " + seat)));
    }
    int count = in.natural("the number of records");
    List<GameLog.Frame> frames = new ArrayList<>();
    for (int step = 0; step < count; step++) {
      frames.add(frame(step, seats));
    }
    return new GameLog(id, mapId, time, colours, frames);
  }

  private ZonedDateTime time() {
    String what = "a date and time such as 2024-05-01T20:15:00+08:00[Asia/Shanghai]";
    String token = in.token(what);
    try {
      return ZonedDateTime.parse(token);
    } catch (DateTimeException | ArithmeticException malformed) {
      throw Numbers.expected(what, token, in.start());
    }
  }

  private GameLog.Frame frame(int step, int seats) {
    String ofRecord = " of record " + step;
    SortedMap<Integer, Integer> changes = new TreeMap<>();
    int count = in.natural("the number of changes" + ofRecord);
    for (int i = 0; i < count; i++) {
      int station = in.natural("a station's id");
      int owner = in.between(GameLog.DEAD, seats - 1, "the owner of station " + station);
      changes.put(station, owner);
    }
    List<Integer> positions = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      positions.add(in.natural("the station of seat " + seat));
    }
    List<Boolean> out = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      out.add(in.truth("whether seat " + seat + " is out"));
    }
    int acting = in.between(0, seats - 1, "the acting seat" + ofRecord);
    return new GameLog.Frame(changes, positions, out, acting, messages(ofRecord));
  }

  private List<String> messages(String ofRecord) {
    int count = in.natural("the number of messages" + ofRecord);
    in.dropRestOfLine();
    List<String> messages = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String stored = in.line("message " + (i + 1) + " of " + count + ofRecord);
      messages.add(stored.replace(STORED_SECTION_SIGN, SECTION_SIGN));
    }
    return messages;
  }
}
