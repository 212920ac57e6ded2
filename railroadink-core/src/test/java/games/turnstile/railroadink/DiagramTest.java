package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.railroadink.notation.BoardCodec;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiagramTest {
  @Test
  void of_emptySheet_showsSquaresCentreAndExits() {
    assertThat(Diagram.of(Sheet.empty()))
        .isEqualTo(
            """
                    0      1      2      3      4      5      6
                           ║             │             ║

            A       ·      ·      ·      ·      ·      ·      ·       A


            B ───   ·      ·      ·      ·      ·      ·      ·   ─── B


            C       ·      ·      o      o      o      ·      ·       C


            D ═══   ·      ·      o      o      o      ·      ·   ═══ D


            E       ·      ·      o      o      o      ·      ·       E


            F ───   ·      ·      ·      ·      ·      ·      ·   ─── F


            G       ·      ·      ·      ·      ·      ·      ·       G

                           ║             │             ║
                    0      1      2      3      4      5      6
            """);
  }

  @Test
  void of_knownBoard_drawsEveryRoute() {
    String board =
        "A3D61A3D53B0C52A0B52A2B63A4D41B0E60A0F61A3D31A3D23A2G30B0F34A3E32A1B01B2B10A1B21A0A63"
            + "A4D01A1G41B0G12S2D10A4C10B2A10A2B33A1A30S4E11A4E21A3C21A3C31S5F11";

    assertThat(Diagram.of(BoardCodec.parse(board)))
        .isEqualTo(
            """
                    0      1      2      3      4      5      6
                           ║             │             ║
                           ║             │
            A       ·   ───║───   ·      │      ·      ·   ───┐       A
                           ║             │                    │
                           ║             │                    │
            B ─────────────║─────────────┴───   ·      ┌──────┴────── B
                           ║                           │
                           ║                           │
            C       ·      ║   ═══╦══════╦═══   o      ■      ·       C
                           ║      ║      ║             ║
                           ║      ║                    ║
            D ═════════════╬══════╩══════╦═════════════╩══════╦══════ D
                           ║             ║                    ║
                           ║             ║                    ║
            E       ·   ───■═════════════╣      o      ·      ■       E
                           │             ║                    │
                           │             ║                    │
            F ───   ·   ═══■═══   ·      ■      ·      ·      └────── F
                           │             │
                           │             │
            G       ·      ■      ·      ├──────────   ·      ·       G
                           ║             │
                           ║             │             ║
                    0      1      2      3      4      5      6
            """);
  }

  @ParameterizedTest
  @CsvSource({
    "A0B00, '   │   ', '───┘   ', '       '",
    "A0B03, '       ', '───┐   ', '   │   '",
    "A0A31, '   │   ', '   └───', '       '",
    "A0G32, '       ', '   ┌───', '   │   '",
    "A5A11, '   ║   ', '   ╚═══', '       '",
    "A5G12, '       ', '   ╔═══', '   ║   '",
    "A5D03, '       ', '═══╗   ', '   ║   '",
    "A5D00, '   ║   ', '═══╝   ', '       '",
    "A1A30, '   │   ', '   │   ', '   │   '",
    "A4A10, '   ║   ', '   ║   ', '   ║   '",
    "A1B01, '       ', '───────', '       '",
    "A4D01, '       ', '═══════', '       '",
    "A2A30, '   │   ', '   ├───', '   │   '",
    "A3A10, '   ║   ', '   ╠═══', '   ║   '",
    "A2B01, '       ', '───┬───', '   │   '",
    "A2B02, '   │   ', '───┤   ', '   │   '",
    "A2B03, '   │   ', '───┴───', '       '",
    "A3D01, '       ', '═══╦═══', '   ║   '",
    "A3D02, '   ║   ', '═══╣   ', '   ║   '",
    "A3D03, '   ║   ', '═══╩═══', '       '",
    "B0D03, '       ', '═══■───', '       '",
    "B1D03, '   │   ', '═══■   ', '       '",
    "B2B00, '   ║   ', '───║───', '   ║   '",
    "B2D01, '   │   ', '═══════', '   │   '",
    "S0D00, '   ║   ', '═══■═══', '   │   '",
    "S1B00, '   ║   ', '───■───', '   │   '",
    "S2D00, '   ║   ', '═══╬═══', '   ║   '",
    "S3B00, '   │   ', '───┼───', '   │   '",
    "S4D00, '   ║   ', '═══■───', '   │   '",
    "S5D01, '   │   ', '═══■═══', '   │   '"
  })
  void of_tile_drawsItInThreeLines(String placement, String top, String middle, String bottom) {
    Square square = BoardCodec.parsePlacements(placement).get(0).square();
    List<String> lines = Diagram.of(BoardCodec.parse(placement)).lines().toList();
    int line = 2 + 3 * square.row();
    int column = 5 + 7 * square.column();

    assertThat(lines.subList(line, line + 3))
        .map(drawn -> (drawn + " ".repeat(60)).substring(column, column + 7))
        .containsExactly(top, middle, bottom);
  }

  @Test
  void of_everyDrawing_looksDifferent() {
    Set<String> pictures = new HashSet<>();
    Sheet sheet = BoardCodec.parse("S2D00S3F00");
    int drawings = 0;
    for (Tile tile : Tile.values()) {
      for (Placement placement : sheet.legalPlacements(tile)) {
        pictures.add(Diagram.of(sheet.draw(placement)));
        drawings++;
      }
    }

    assertThat(pictures).hasSize(drawings);
  }

  @Test
  void of_nothing_isRefused() {
    assertThatNullPointerException().isThrownBy(() -> Diagram.of(null));
  }
}
