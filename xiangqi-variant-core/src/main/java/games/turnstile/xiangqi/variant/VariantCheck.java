package games.turnstile.xiangqi.variant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Looks for all faults in the parts of a variant. */
final class VariantCheck {
  private final String name;
  private final int rows;
  private final int columns;
  private final List<PieceType> types;
  private final List<Integer> layout;
  private final List<String> extensions;
  private final List<VariantFault> faults = new ArrayList<>();
  private int positionRules;

  VariantCheck(
      String name,
      int rows,
      int columns,
      List<PieceType> types,
      List<Integer> layout,
      List<String> extensions) {
    this.name = name;
    this.rows = rows;
    this.columns = columns;
    this.types = types;
    this.layout = layout;
    this.extensions = extensions;
  }

  /** What is wrong with a type that comes from elsewhere. */
  static Optional<String> complaint(PieceType type, int types) {
    if (type.number() < 1 || type.number() > types) {
      return Optional.of(
          "there is no piece %s; pieces are 1 to %s".formatted(type.number(), types));
    }
    VariantCheck check =
        new VariantCheck("", 0, 0, Collections.nCopies(types, type), List.of(), List.of());
    check.checkType(type.number(), type);
    return check.faults.stream().map(VariantFault::detail).findFirst();
  }

  List<VariantFault> faults() {
    if (!Names.isName(name)) {
      add(VariantFault.Code.NAME, 0, "the name of the variant " + nameRule(name));
    }
    checkTypes();
    checkExtensions();
    if (checkSize()) {
      checkLayout();
    }
    return faults;
  }

  private void checkTypes() {
    if (types.isEmpty() || types.size() > Variant.MOST_TYPES) {
      add(
          VariantFault.Code.NUMBER_OF_TYPES,
          0,
          "there are 1 to %s piece types, not %s".formatted(Variant.MOST_TYPES, types.size()));
    }
    for (int i = 1; i <= types.size(); i++) {
      PieceType type = types.get(i - 1);
      if (type.number() != i) {
        add(
            VariantFault.Code.NUMBERING,
            i,
            "piece types are numbered 1, 2, 3 and so on; expected %s, found %s"
                .formatted(i, type.number()));
      }
      checkType(i, type);
    }
    if (positionRules > Variant.MOST_POSITION_RULES) {
      add(
          VariantFault.Code.TOO_MUCH_WORK,
          0,
          "all position rules together have %s parts, %s are the most; write shorter rules"
              .formatted(positionRules, Variant.MOST_POSITION_RULES));
    }
  }

  private void checkType(int place, PieceType type) {
    if (!Names.isName(type.name())) {
      add(
          VariantFault.Code.NAME,
          place,
          "the name of piece %s ".formatted(place) + nameRule(type.name()));
    }
    checkAttributes(place, type);
    checkRule(place, type.moves());
    checkRule(place, type.promotedMoves());
    type.promotion().ifPresent(condition -> checkCondition(place, condition));
  }

  private void checkAttributes(int place, PieceType type) {
    if (type.attributes().size() > Variant.MOST_ATTRIBUTES) {
      add(
          VariantFault.Code.ATTRIBUTE,
          place,
          "piece %s has %s attributes; %s are the most"
              .formatted(place, type.attributes().size(), Variant.MOST_ATTRIBUTES));
    }
    type.attributes()
        .forEach(
            (key, value) -> {
              if (!Names.isName(key)) {
                add(
                    VariantFault.Code.ATTRIBUTE,
                    place,
                    "the name of an attribute of piece %s ".formatted(place) + nameRule(key));
              }
              if (!Names.isValue(value)) {
                add(
                    VariantFault.Code.ATTRIBUTE,
                    place,
                    "the value of '%s' of piece %s has at most %s characters that can be seen, and"
                            .formatted(key, place, Variant.LONGEST_ATTRIBUTE)
                        + " no blanks at its ends");
              }
            });
  }

  private void checkRule(int place, MoveRule rule) {
    for (List<Term> section : rule.sections()) {
      section.forEach(term -> checkCondition(place, term.condition()));
    }
  }

  private void checkCondition(int place, Condition condition) {
    for (Clause clause : condition.clauses()) {
      positionRules += 1 + clause.arguments().size();
      StandardRule.of(clause.name())
          .flatMap(rule -> rule.complaint(clause.arguments(), types.size()))
          .ifPresent(
              complaint ->
                  add(
                      VariantFault.Code.ARGUMENTS,
                      place,
                      "%s of piece %s %s".formatted(clause.name(), place, complaint)));
    }
  }

  private void checkExtensions() {
    Set<String> seen = new HashSet<>();
    if (extensions.size() > Variant.MOST_EXTENSIONS) {
      add(
          VariantFault.Code.EXTENSIONS,
          0,
          "a variant has at most %s extensions, not %s"
              .formatted(Variant.MOST_EXTENSIONS, extensions.size()));
    }
    for (String extension : extensions) {
      if (!Names.isName(extension)) {
        add(VariantFault.Code.EXTENSIONS, 0, "the name of an extension " + nameRule(extension));
      } else if (!seen.add(extension)) {
        add(VariantFault.Code.EXTENSIONS, 0, "extension '%s' is there twice".formatted(extension));
      }
    }
  }

  private boolean checkSize() {
    boolean fits =
        rows >= 1
            && rows <= Variant.LARGEST_SIDE
            && columns >= 1
            && columns <= Variant.LARGEST_SIDE;
    if (!fits) {
      add(
          VariantFault.Code.BOARD_SIZE,
          0,
          "a board has 1 to %s rows and columns, not %s rows and %s columns"
              .formatted(Variant.LARGEST_SIDE, rows, columns));
    } else if (layout.size() != rows * columns) {
      fits = false;
      add(
          VariantFault.Code.LAYOUT_SIZE,
          0,
          "a board of %s rows and %s columns has %s squares, the layout %s"
              .formatted(rows, columns, rows * columns, layout.size()));
    }
    return fits;
  }

  private void checkLayout() {
    Set<Owner> led = new HashSet<>();
    for (int i = 0; i < layout.size(); i++) {
      int number = layout.get(i);
      if (number < 0 || number > types.size()) {
        Point point = new Point(i / columns + 1, i % columns + 1);
        faults.add(
            new VariantFault(
                VariantFault.Code.UNKNOWN_TYPE,
                0,
                Optional.of(point),
                "there is no piece %s, which stands in row %s, column %s; pieces are 1 to %s"
                    .formatted(number, point.row(), point.column(), types.size())));
      } else if (number > 0 && types.get(number - 1).leader()) {
        led.add(types.get(number - 1).owner());
      }
    }
    for (Side side : Side.values()) {
      if (!led.contains(side.owner())) {
        add(
            VariantFault.Code.NO_LEADER,
            0,
            "%s has no leader on the board, so that the game could not end"
                .formatted(side == Side.RED ? "red" : "blue"));
      }
    }
  }

  private void add(VariantFault.Code code, int piece, String detail) {
    faults.add(new VariantFault(code, piece, Optional.empty(), detail));
  }

  private static String nameRule(String name) {
    return "has 1 to %s characters that can be seen and no blanks at its ends%s"
        .formatted(
            Variant.LONGEST_NAME, name.length() > Variant.LONGEST_NAME ? "; it is longer" : "");
  }
}
