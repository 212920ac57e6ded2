package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.BetzaException;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.LevelFault;
import games.turnstile.puzzlechess.scene.Movement;
import games.turnstile.puzzlechess.scene.Scene;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Reads the text of {@link LevelCodec}, statement by statement. */
final class LevelReader {
  private static final String KEYWORDS = "name, title, help, shortest, kind or scene";

  /** The first words of lines that no scene has. */
  static final Set<String> OWN_KEYWORDS = Set.of("name", "help", "shortest", "kind");

  /** How a kind that never moves is told to move. */
  static final String IMMOBILE = "none";

  private static final Map<String, Kind.Form> FORMS =
      Map.of("crate", Kind.Form.CRATE, "statue", Kind.Form.STATUE);

  private final Statements lines;
  private final Places places = new Places();
  private final Map<String, Places> placesOfScenes = new HashMap<>();
  private final List<Kind> kinds = new ArrayList<>();
  private final List<Scene> scenes = new ArrayList<>();
  private Cast cast = Cast.COMMON;
  private String name = "";
  private String title = "";
  private String help = "";
  private OptionalInt shortest = OptionalInt.empty();

  LevelReader(Statements lines) {
    this.lines = lines;
  }

  Level read() {
    Words first = lines.next("'" + LevelCodec.HEAD + "'");
    String head = "first line '%s'".formatted(LevelCodec.HEAD);
    if (!first.rest(head).equals(LevelCodec.HEAD)) {
      throw first.unexpected("the " + head);
    }
    while (lines.hasNext()) {
      statement(lines.next());
    }
    return build();
  }

  private void statement(Words line) {
    String keyword = line.word(KEYWORDS);
    if (keyword.equals(SceneReader.KEYWORD)) {
      readScene(line);
      return;
    }
    if (keyword.equals("kind")) {
      line.requireRoom(kinds, Level.MOST_KINDS);
      readKind(line);
    } else {
      places.claim(keyword, line);
      readHead(keyword, line);
    }
    line.expectEnd();
  }

  private void readHead(String keyword, Words line) {
    switch (keyword) {
      case "name" -> name = line.name("level");
      case "title" -> title = line.rest("title of the level");
      case "help" -> help = line.rest("help");
      case "shortest" ->
          shortest = OptionalInt.of(line.number("the number of moves of a solution", 1, 1_000));
      default -> throw line.unexpected(KEYWORDS);
    }
  }

  private void readKind(Words line) {
    String kindName = line.nameAmongWords("kind");
    cast.find(kind -> kind.name().equals(kindName))
        .ifPresent(
            kind -> {
              throw line.fault(line.start(), "there is a kind %s already".formatted(kindName));
            });
    String word = line.word("the letter of the kind");
    if (!word.matches("[A-Z]")) {
      throw line.unexpected("the letter of the kind, A to Z");
    }
    char letter = word.charAt(0);
    cast.find(kind -> kind.letter() == letter)
        .ifPresent(
            kind -> {
              throw line.fault(
                  line.start(),
                  "the letter %s is that of the %s already".formatted(letter, kind.name()));
            });
    Kind.Form form = FORMS.getOrDefault(line.peek(), Kind.Form.PIECE);
    Movement movement = readMovement(line);
    String about = line.atEnd() ? "" : line.quoted("help of the kind");
    Kind kind = new Kind(kindName, letter, form, movement, about);
    kinds.add(kind);
    cast = cast.with(kind);
  }

  private static Movement readMovement(Words line) {
    if (line.isQuotedNext()) {
      throw line.fault(
          line.offset(),
          "the movement is missing: before the help comes how the kind moves, or none, crate or statue");
    }
    String word = line.word("how the kind moves, or none, crate or statue");
    if (word.equals(IMMOBILE) || FORMS.containsKey(word)) {
      return Movement.NONE;
    }
    try {
      return Movement.of(word);
    } catch (BetzaException refusal) {
      throw line.fault(line.start() + refusal.offset(), refusal.getMessage());
    }
  }

  private void readScene(Words line) {
    line.requireRoom(scenes, Level.MOST_SCENES);
    Places itsPlaces = new Places();
    SceneReader reader = new SceneReader(lines, line, cast, itsPlaces);
    places.claim("scene " + reader.name(), line);
    placesOfScenes.put(reader.name(), itsPlaces);
    scenes.add(reader.read());
  }

  private Level build() {
    if (places.of("name").isEmpty()) {
      throw lines.fault(0, "the level has no name: a line 'name' is missing");
    }
    if (scenes.isEmpty()) {
      throw lines.faultAtEnd("the level has no scene: a line 'scene' is missing");
    }
    try {
      return new Level(name, title, help, kinds, scenes, shortest);
    } catch (LevelException refusal) {
      throw fault(refusal.faults());
    }
  }

  /** The first fault of what has been read at its place, and how many there are. */
  NotationException fault(List<LevelFault> faults) {
    LevelFault first = faults.get(0);
    String others = faults.size() == 1 ? "" : " (faults in all: %s)".formatted(faults.size());
    return lines.fault(offsetOf(first), first + hint(first) + others);
  }

  private int offsetOf(LevelFault fault) {
    Places ofScene = placesOfScenes.get(fault.scene());
    String part = isAboutTurn(fault) ? SetupSection.FIRST : fault.part();
    return ofScene.of(part).or(() -> ofScene.of(SceneReader.KEYWORD)).orElseThrow();
  }

  private static boolean isAboutTurn(LevelFault fault) {
    return fault.code() == LevelFault.Code.KING_IN_CHECK;
  }

  /** What explains a fault to whom the text does not tell who moves first. */
  private String hint(LevelFault fault) {
    boolean isUntold =
        isAboutTurn(fault) && placesOfScenes.get(fault.scene()).of(SetupSection.FIRST).isEmpty();
    return isUntold ? " (White moves first unless the scene says 'first black')" : "";
  }
}
