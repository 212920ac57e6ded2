package games.turnstile.railroadink;

import java.util.List;
import java.util.Set;

/** Sheets on which routes lead out of the sheet again as soon as they can. */
final class ClosedSheets {
  /** No highway leads on; all exits for railways are free. */
  static final String NO_HIGHWAYS =
      "A5A10 A4A01 A5A51 A4A61 A5G13 A4G01 A5G52 A4G61 A5D00 A5C03 A5D61 A5C62 ";

  /** The only place to go on is A2, to which a railway leads from the east. */
  static final String ONE_RAILWAY = NO_HIGHWAYS + "A0A30 A0G33 A0G22 A0B03 A0F03 A0B62 A0F62 ";

  /** No route leads on. */
  static final String NOTHING = ONE_RAILWAY + "A0A21 ";

  /** For each exit, what leads out of the sheet again or into a blank edge. */
  static final List<String> CLOSINGS =
      List.of(
          "A5A10 A4A01 ",
          "A5A51 A4A61 ",
          "A5G13 A4G01 ",
          "A5G52 A4G61 ",
          "A5D00 A5C03 ",
          "A5D61 A5C62 ",
          "A0A30 A0A21 ",
          "A0G33 A0G22 ",
          "A0B03 ",
          "A0F03 ",
          "A0B62 ",
          "A0F62 ");

  private ClosedSheets() {}

  /** The sheet on which all exits but these are closed. */
  static Sheet allBut(Set<Integer> open) {
    StringBuilder board = new StringBuilder();
    for (int exit = 0; exit < CLOSINGS.size(); exit++) {
      board.append(open.contains(exit) ? "" : CLOSINGS.get(exit));
    }
    return Boards.sheet(board.toString());
  }
}
