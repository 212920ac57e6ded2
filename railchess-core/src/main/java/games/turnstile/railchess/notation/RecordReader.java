package games.turnstile.railchess.notation;

import games.turnstile.railchess.Colour;
import games.turnstile.railchess.Move;
import games.turnstile.railchess.Seat;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.Setup;
import games.turnstile.railchess.map.RailMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the text of {@link RecordCodec}, without asking the rules. */
final class RecordReader {
  private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{32}");
  private static final String COLOURS =
      Arrays.stream(Colour.values()).map(RecordCodec::word).collect(Collectors.joining(", "));

  private final String text;
  private final Cursor in;

  RecordReader(String text) {
    this.text = text;
    in = new Cursor(text);
  }

  RecordDraft read() {
    in.expectFirstLine(RecordCodec.HEAD);
    RecordDraft.NamedMap map = map();
    Settings settings = settings();
    statement("seed");
    long seed = in.longInteger("the seed");
    in.expectEndOfLine();
    List<RecordDraft.Placed<Seat>> seats = new ArrayList<>();
    List<RecordDraft.Placed<Move>> actions = new ArrayList<>();
    while (in.toStatement()) {
      int place = in.offset();
      String word = in.word();
      if (word.equals("seat") && actions.isEmpty()) {
        requireRoom(seats, Setup.MAX_SEATS, "seats", place);
        seats.add(new RecordDraft.Placed<>(place, seat()));
      } else {
        requireRoom(actions, RecordCodec.MAX_ACTIONS, "actions", place);
        actions.add(new RecordDraft.Placed<>(place, action(word, place, actions.isEmpty())));
      }
      in.expectEndOfLine();
    }
    return new RecordDraft(map, settings, seed, seats, actions, in.offset());
  }

  private static void requireRoom(List<?> items, int most, String plural, int place) {
    if (items.size() == most) {
      throw new NotationException(place, "a record has at most %s %s".formatted(most, plural));
    }
  }

  /** Goes on to the next line and the first word there. */
  private void statement(String word) {
    in.toStatement();
    keyword(word);
  }

  private void keyword(String word) {
    String what = "'" + word + "'";
    String found = in.requireWord(what);
    if (!found.equals(word)) {
      throw Numbers.expected(what, found, in.start());
    }
  }

  private RecordDraft.NamedMap map() {
    statement("map");
    String what = "the map's fingerprint, which is 32 hexadecimal digits";
    String fingerprint = in.requireWord(what);
    int place = in.start();
    if (!FINGERPRINT.matcher(fingerprint).matches()) {
      throw Numbers.expected(what, fingerprint, place);
    }
    String name = in.atEndOfLine() ? "" : in.rest("the map's name").strip();
    return new RecordDraft.NamedMap(place, fingerprint, name, mapText());
  }

  /** The map behind the bars. */
  private Optional<RailMap> mapText() {
    int begin = in.offset();
    List<Integer> bars = new ArrayList<>();
    while (in.toStatement() && in.isAt('|')) {
      bars.add(in.offset());
      in.toEndOfLine();
    }
    if (bars.isEmpty()) {
      return Optional.empty();
    }
    // With blanks in place of the bars all offsets stay what they are.
    StringBuilder mapText = new StringBuilder(text.substring(0, in.offset()));
    bars.forEach(bar -> mapText.setCharAt(bar, ' '));
    return Optional.of(new MapTextReader(new Cursor(mapText.toString(), begin)).read());
  }

  private Settings settings() {
    statement("settings");
    Settings settings = Settings.standard();
    settings = setting("max-number", "the highest number", settings::withMaxNumber);
    settings = setting("max-stucks", "the number of stuck turns", settings::withMaxStucks);
    keyword("hints");
    settings = settings.withHints(yesOrNo());
    settings = setting("idle-rounds", "the number of idle rounds", settings::withIdleRounds);
    in.expectEndOfLine();
    return settings;
  }

  private Settings setting(String key, String what, IntFunction<Settings> change) {
    keyword(key);
    int value = in.naturalWord(what);
    return MapDraft.checked(in.start(), () -> change.apply(value));
  }

  private boolean yesOrNo() {
    String what = "yes or no";
    String word = in.requireWord(what);
    if (!word.equals("yes") && !word.equals("no")) {
      throw Numbers.expected(what, word, in.start());
    }
    return word.equals("yes");
  }

  private Seat seat() {
    Colour colour = colour();
    int spawn = in.naturalWord("the id of the station where the seat starts");
    String what = "the player's name, in one line and without control characters";
    String player = in.rest(what);
    try {
      return new Seat(player, colour, spawn);
    } catch (IllegalArgumentException noName) {
      throw Numbers.expected(what, player, in.start());
    }
  }

  private Colour colour() {
    String what = "the seat's colour, one of " + COLOURS;
    String word = in.requireWord(what);
    return Arrays.stream(Colour.values())
        .filter(colour -> RecordCodec.word(colour).equals(word))
        .findFirst()
        .orElseThrow(() -> Numbers.expected(what, word, in.start()));
  }

  private Move action(String word, int place, boolean isFirst) {
    return switch (word) {
      case "roll" -> new Move.Roll(in.naturalWord("the number that the dice show"));
      case "ride" -> new Move.Ride(in.naturalWord("the id of the station to ride to"));
      case "leave" -> new Move.Leave(in.naturalWord("the seat that leaves, counted from 0"));
      default ->
          throw Numbers.expected(
              isFirst ? "seat, roll, ride or leave" : "roll, ride or leave", word, place);
    };
  }
}
