package games.turnstile.arcade.support;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the table of a tournament tells of each bot. */
public final class TournamentTable {
  /** Games won, drawn and lost, and the points by which the bot was ahead. */
  public static final TournamentTable FOR_TWO =
      new TournamentTable(
          List.of(
              new Column("won", "won", 6, "%d", Standing::wins),
              new Column("drawn", "drawn", 6, "%d", Standing::draws),
              new Column("lost", "lost", 6, "%d", Standing::losses),
              new Column("mean", "mean", 9, "%+.3f", standing -> standing.lead().mean()),
              new Column(
                  "s.e.",
                  "standardError",
                  6,
                  "%.3f",
                  standing -> standing.lead().standardError())));

  /** First places, of which several can have a share, and points. */
  public static final TournamentTable FOR_SEVERAL =
      new TournamentTable(
          List.of(
              new Column("first", "first", 8, "%.2f", standing -> standing.firstPlaces().sum()),
              new Column(
                  "share", "firstShare", 7, "%.3f", standing -> standing.firstPlaces().mean()),
              new Column(
                  "s.e.",
                  "firstShareStandardError",
                  6,
                  "%.3f",
                  standing -> standing.firstPlaces().standardError()),
              new Column("points", "points", 9, "%.3f", standing -> standing.points().mean()),
              new Column(
                  "s.e.",
                  "pointsStandardError",
                  6,
                  "%.3f",
                  standing -> standing.points().standardError())));

  /** Points, where nobody is in anybody's way. */
  public static final TournamentTable SIDE_BY_SIDE =
      new TournamentTable(
          List.of(
              new Column("points", "points", 9, "%.3f", standing -> standing.points().mean()),
              new Column(
                  "s.e.",
                  "pointsStandardError",
                  6,
                  "%.3f",
                  standing -> standing.points().standardError()),
              new Column("least", "least", 6, "%d", standing -> (int) standing.points().least()),
              new Column("most", "most", 6, "%d", standing -> (int) standing.points().most())));

  private static final Column GAMES = new Column("games", "games", 7, "%d", Standing::games);

  /**
   * One thing that is told.
   *
   * @param title for people
   * @param key for programs
   * @param width how many characters it takes
   * @param format how the number is written
   * @param value the number
   */
  private record Column(
      String title, String key, int width, String format, Function<Standing, Number> value) {
    String cell(Standing standing) {
      return aligned(String.format(Locale.ROOT, format, value.apply(standing)));
    }

    String head() {
      return aligned(title);
    }

    private String aligned(String text) {
      return " ".repeat(Math.max(0, width - text.length())) + text;
    }
  }

  private final List<Column> columns;

  private TournamentTable(List<Column> columns) {
    this.columns = columns;
  }

  String text(List<Standing> standings) {
    Stream<String> rows = standings.stream().map(standing -> row(standing.bot(), standing));
    String head = columns().map(Column::head).collect(Collectors.joining(" ", "bot        ", ""));
    return Stream.concat(Stream.of(head), rows).collect(Collectors.joining("\n"));
  }

  private String row(String bot, Standing standing) {
    return columns()
        .map(column -> column.cell(standing))
        .collect(Collectors.joining(" ", String.format(Locale.ROOT, "%-10s ", bot), ""));
  }

  List<Map<String, Object>> json(List<Standing> standings) {
    return standings.stream().map(this::jsonRow).toList();
  }

  private Map<String, Object> jsonRow(Standing standing) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("bot", standing.bot());
    columns().forEach(column -> row.put(column.key(), column.value().apply(standing)));
    return row;
  }

  private Stream<Column> columns() {
    return Stream.concat(Stream.of(GAMES), columns.stream());
  }
}
