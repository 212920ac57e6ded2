package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.Names;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads the sheet {@code turnstile}: a header, then rows of a setting and its value. */
final class SettingsSheet {
  static final String NAME = "name";
  static final String MUST_ANSWER_CHECK = "must-answer-check";
  static final String NO_MOVES = "no-moves";
  static final String REPETITION = "repetition";
  static final String NO_CAPTURE_LIMIT = "no-capture-limit";
  static final String EXTENSION = "extension";

  private static final int KEY = 1;
  private static final int VALUE = 2;

  private final Grid grid;
  private final Cells cells;
  private final Set<String> given = new HashSet<>();
  private Optional<String> name = Optional.empty();
  private Options options = Options.STANDARD;
  private final List<String> extensions = new ArrayList<>();

  /** Reads the sheet; without rows, everything is as if nothing had been said. */
  SettingsSheet(Grid grid, Faults faults) {
    this.grid = grid;
    cells = new Cells(grid, faults);
    for (int row : grid.rows()) {
      if (row > 1) {
        read(row);
      }
    }
  }

  private void read(int row) {
    String key = grid.text(row, KEY).toLowerCase(Locale.ROOT);
    if (!key.equals(EXTENSION) && !given.add(key)) {
      cells.addFault(row, KEY, "'%s' is there already".formatted(Names.excerpt(key)));
      return;
    }
    switch (key) {
      case NAME -> name = name(row, "the name of the variant");
      case MUST_ANSWER_CHECK ->
          options = options.withMustAnswerCheck(cells.isOn(row, VALUE, "yes"));
      case REPETITION -> options = options.withRepetition(cells.isOn(row, VALUE, "yes"));
      case NO_MOVES -> options = options.withNoMoves(noMoves(row));
      case NO_CAPTURE_LIMIT -> options = options.withNoCaptureLimit(limit(row));
      case EXTENSION -> name(row, "the name of an extension").ifPresent(text -> extend(row, text));
      default ->
          cells.addFault(
              row,
              KEY,
              "expected name, must-answer-check, no-moves, repetition, no-capture-limit or"
                  + " extension, "
                  + Cells.found(key));
    }
  }

  private Optional<String> name(int row, String what) {
    String text = Texts.unquoted(grid.text(row, VALUE));
    if (!Names.isName(text)) {
      cells.addFault(row, VALUE, "%s has %s".formatted(what, Names.RULE));
    }
    return Optional.of(text).filter(Names::isName);
  }

  private Options.NoMoves noMoves(int row) {
    String text = grid.text(row, VALUE);
    for (Options.NoMoves result : Options.NoMoves.values()) {
      if (text.equalsIgnoreCase(result.name())) {
        return result;
      }
    }
    cells.addFault(row, VALUE, "expected lose or draw, " + Cells.found(text));
    return Options.NoMoves.LOSE;
  }

  private int limit(int row) {
    return cells
        .number(
            row,
            VALUE,
            "a number of moves, 0 (no limit) to %s".formatted(Options.LARGEST_LIMIT),
            0,
            Options.LARGEST_LIMIT)
        .orElse(0);
  }

  private void extend(int row, String extension) {
    if (extensions.contains(extension)) {
      cells.addFault(row, VALUE, "extension '%s' is there already".formatted(extension));
    } else if (extensions.size() == Variant.MOST_EXTENSIONS) {
      cells.addFault(
          row, VALUE, "a variant has at most %s extensions".formatted(Variant.MOST_EXTENSIONS));
    } else {
      extensions.add(extension);
    }
  }

  /** The name of the variant, if it is given. */
  Optional<String> name() {
    return name;
  }

  Options options() {
    return options;
  }

  List<String> extensions() {
    return extensions;
  }
}
