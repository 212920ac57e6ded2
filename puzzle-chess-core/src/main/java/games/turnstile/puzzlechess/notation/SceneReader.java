package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Square;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads and writes a scene: a line {@code scene} and those that follow it. */
final class SceneReader {
  static final String KEYWORD = "scene";

  private final Statements lines;
  private final Words head;
  private final String name;
  private final Places places;
  private final SetupSection setup;
  private final TerrainSection terrain;
  private final RulesSection rules;
  private final WorksSection works;
  private final AimsSection aims;
  private String title = "";

  /** Begins behind the keyword of the first line. */
  SceneReader(Statements lines, Words head, Cast cast, Places places) {
    this.lines = lines;
    this.head = head;
    this.places = places;
    this.name = head.name("scene");
    setup = new SetupSection(cast, places);
    terrain = new TerrainSection(lines, places);
    rules = new RulesSection(places);
    works = new WorksSection(cast, places);
    aims = new AimsSection(cast, places);
  }

  String name() {
    return name;
  }

  /** Reads on to the next scene or to the end. */
  Scene read() {
    places.claim(KEYWORD, head);
    head.expectEnd();
    while (lines.hasNext() && !lines.peek().isNext(KEYWORD)) {
      Words line = lines.next();
      statement(line.word("a keyword"), line);
      line.expectEnd();
    }
    if (places.of("board").isEmpty()) {
      throw head.fault(head.start(), "the scene %s has no 'board'".formatted(name));
    }
    return new Scene(
        name, title, terrain.build(), setup.build(), rules.build(), works.build(), aims.build());
  }

  private void statement(String keyword, Words line) {
    if (keyword.equals("title")) {
      places.claim(keyword, line);
      title = line.rest("title of the scene");
    } else if (keyword.equals("board")) {
      places.claim(keyword, line);
      line.expectEnd();
      Grid.read(lines, this::readSquare);
    } else {
      sections()
          .filter(section -> section.keywords().contains(keyword))
          .findFirst()
          .orElseThrow(() -> unknown(keyword, line))
          .read(keyword, line);
    }
  }

  private Stream<Section> sections() {
    return Stream.of(terrain, setup, rules, works, aims);
  }

  private NotationException unknown(String keyword, Words line) {
    if (LevelReader.OWN_KEYWORDS.contains(keyword)) {
      return line.fault(
          line.start(), "'%s' belongs to the level and before its first scene".formatted(keyword));
    }
    String known =
        Stream.concat(
                Stream.of("board", "title"),
                sections().flatMap(section -> section.keywords().stream()))
            .sorted()
            .collect(Collectors.joining(", "));
    return line.unexpected("what a scene has (%s)".formatted(known));
  }

  private void readSquare(Square square, Words in) {
    String cell = in.cell("a square of the board");
    if (cell.equals(TerrainSection.VOID)) {
      terrain.readVoid(square, in);
    } else if (!cell.equals(Grid.NOTHING)) {
      setup.readPiece(square, cell, in);
    }
  }

  static void write(StringBuilder text, Scene scene) {
    text.append(KEYWORD).append(' ').append(scene.name()).append('\n');
    text.append(scene.title().isEmpty() ? "" : "title %s\n".formatted(scene.title()));
    text.append("board\n");
    Grid.write(text, square -> cell(scene, square));
    TerrainSection.write(text, scene.terrain());
    SetupSection.write(text, scene.setup());
    RulesSection.write(text, scene.rules());
    WorksSection.write(text, scene.works());
    AimsSection.write(text, scene.aims());
  }

  private static String cell(Scene scene, Square square) {
    if (scene.terrain().isVoid(square)) {
      return TerrainSection.VOID;
    }
    return scene.setup().pieces().containsKey(square)
        ? Phrases.letter(scene.setup().pieces().get(square))
        : Grid.NOTHING;
  }
}
