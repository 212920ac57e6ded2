package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.Names;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.variant.VariantException;
import games.turnstile.xiangqi.variant.VariantFault;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Makes a variant of the sheets, or tells all that is wrong with them. */
final class VariantReader {
  /** The cells of pieces that decide whether a side has a leader. */
  private static final Pattern LEADER_CELLS = Pattern.compile("[ACD][0-9]+");

  private final Faults faults = new Faults();
  private final PieceSheet pieces;
  private final MapSheet map;
  private final SpecialRules rules;
  private final SettingsSheet settings;

  VariantReader(Map<SheetName, Grid> grids) {
    pieces = new PieceSheet(grids.get(SheetName.CHESSES), faults);
    map = new MapSheet(grids.get(SheetName.MAP), faults);
    rules = RulesSheet.read(grids.get(SheetName.RULES), faults);
    settings =
        new SettingsSheet(
            grids.getOrDefault(SheetName.TURNSTILE, new Grid(SheetName.TURNSTILE)), faults);
  }

  /**
   * {@return the variant}
   *
   * @param otherName what it is called if no sheet says so; another name is taken if it cannot be
   *     one
   * @throws WorkbookException with all faults
   */
  Variant read(String otherName) {
    String fileName = Names.isName(otherName) ? otherName : "Workbook";
    String name = settings.name().orElse(fileName);
    Options options = settings.options();
    try {
      Variant variant =
          new Variant(
              name,
              map.rows(),
              map.columns(),
              pieces.types(),
              map.layout(),
              rules,
              options,
              settings.extensions());
      faults.check();
      return variant;
    } catch (VariantException refusal) {
      addFaults(refusal);
      faults.check();
      throw new AssertionError("a fault without a cell", refusal);
    }
  }

  private void addFaults(VariantException refusal) {
    boolean hidesLeaders = faults.any(VariantReader::hidesLeaders);
    Map<Integer, Deque<Integer>> columns = new HashMap<>();
    for (VariantFault fault : refusal.faults()) {
      if (fault.code() != VariantFault.Code.NO_LEADER || !hidesLeaders) {
        faults.add(located(fault, columns));
      }
    }
  }

  /** Whether a side may only seem to have no leader because of this fault. */
  private static boolean hidesLeaders(WorkbookFault fault) {
    String sheet = fault.sheet().orElse("");
    return sheet.equals(SheetName.MAP.title())
        || sheet.equals(SheetName.CHESSES.title())
            && LEADER_CELLS.matcher(fault.cell().orElse("")).matches();
  }

  private WorkbookFault located(VariantFault fault, Map<Integer, Deque<Integer>> columns) {
    String detail = fault.detail();
    int piece = fault.piece();
    return switch (fault.code()) {
      case UNKNOWN_TYPE ->
          fault.point().map(point -> map.fault(point.row(), point.column(), detail)).orElseThrow();
      case NO_LEADER -> map.fault(1, 1, detail);
      case ARGUMENTS -> {
        Deque<Integer> left =
            columns.computeIfAbsent(
                piece,
                number ->
                    new ArrayDeque<>(
                        PieceRow.columnsOfArguments(
                            pieces.types().get(number - 1), pieces.types().size())));
        yield pieces.fault(piece, left.removeFirst(), detail);
      }
      case NUMBER_OF_TYPES -> WorkbookFault.ofCell(SheetName.CHESSES.title(), "A2", detail);
      case NAME, NUMBERING, ATTRIBUTE ->
          piece == 0
              ? WorkbookFault.ofSheet(SheetName.TURNSTILE.title(), detail)
              : pieces.fault(piece, PieceRow.PROMOTED + 1, detail);
      case TOO_MUCH_WORK ->
          piece == 0
              ? WorkbookFault.ofSheet(SheetName.CHESSES.title(), detail)
              : pieces.fault(piece, PieceRow.MOVES, detail);
      case EXTENSIONS -> WorkbookFault.ofSheet(SheetName.TURNSTILE.title(), detail);
      case BOARD_SIZE, LAYOUT_SIZE -> WorkbookFault.ofSheet(SheetName.MAP.title(), detail);
    };
  }
}
