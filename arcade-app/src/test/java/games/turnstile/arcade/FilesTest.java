package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.notation.MapCodec;
import games.turnstile.railchess.notation.RailmapCodec;
import games.turnstile.railchess.notation.ShippedMaps;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilesTest {
  private static final String LOG =
      "0\n5\n7\n2024-05-01T20:15:00+08:00[Asia/Shanghai]\n2\n1 3\n1\n"
          + "2 1 0 2 -1\n1 2\nfalse false\n0 1\nGood luck\n";

  @TempDir Path folder;

  private Path file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text);
  }

  private static String checked(Path file) {
    Run run = Run.arcade("check", file.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run.out().strip().replace(file + ": ", "");
  }

  @Test
  void check_everyKind_isToldWithItsSize() throws Exception {
    var map = ShippedMaps.TEACHING.load();
    String size = "'Lantern Quay', 16 stations, 3 lines, 7 spawns";

    assertThat(checked(file("a.railmap", RailmapCodec.format(map))))
        .isEqualTo("Railchess map, " + size);
    assertThat(checked(file("b", RailmapCodec.format(map)))).isEqualTo("Railchess map, " + size);
    assertThat(checked(file("c", ShippedMaps.TEACHING.text())))
        .isEqualTo("Railchess map as text, " + size);
    assertThat(checked(file("d", "# by hand\n\n" + MapCodec.format(map))))
        .isEqualTo("Railchess map as text, " + size);
    assertThat(checked(file("g", "# by hand\n".repeat(99) + MapCodec.format(map))))
        .isEqualTo("Railchess map as text, " + size);
    assertThat(checked(file("h", "# my game\n" + Run.arcade("play-out", "railchess").out())))
        .startsWith("Railchess record, ");
    assertThat(checked(file("e", LOG)))
        .isEqualTo("Railchess log, 2 seats, 1 frame, of 2024-05-01, on the map with id 7");
    assertThat(checked(file("f", Run.arcade("play-out", "railchess").out())))
        .startsWith("Railchess record, ")
        .endsWith(", finished");
  }

  @Test
  void help_breaksItsLinesWhereTheScreenEnds() {
    assertThat(Run.arcade("check", "--help").out())
        .contains(
            "\nchess, maps of Railchess (.railmap and text), logs of the original Railchess\n");
    assertThat(Run.arcade("convert", "--help").out())
        .contains("\nand text; variants of Xiangqi, from and to .xlsx (workbooks) and text.\n")
        .contains(" text; .xlsx, or .xiangqi.txt for a variant as text. The\n");
  }

  @Test
  void check_originalFileInAnotherEncoding_isRead() throws Exception {
    Path file = folder.resolve("old.railmap");
    Files.write(
        file, "0 1\n\u5317\u4eac\n1\n1 0 0 0 0 0\n0 0 0\n".getBytes(Charset.forName("GB18030")));

    assertThat(checked(file)).startsWith("Railchess map, '\u5317\u4eac', 1 station, 0 lines");
  }

  @Test
  void check_mapThatIsNotQuiteRight_warns() throws Exception {
    Path file =
        file(
            "map.txt",
            "railmap text 1\nstation 1 0 0\nstation 2 0 1\nstation 3 1 0\nstation 4 1 1\n"
                + "station 5 1 1\ntrack 1: 1 - 2 - 3 - 1\ntrack 1: 4 > 1\ntrack 2: 5 > 4\n"
                + "track 2: 5 > 1\ntrack 2: 5 > 2\n");

    assertThat(checked(file).lines())
        .containsExactly(
            "Railchess map as text, without a name, 5 stations, 2 lines, 1 spawn",
            "  warning: 1 spawn for up to 4 players; if there are too few, players start on"
                + " stations of low value.",
            "  warning: 1 station cannot be reached from where players start: 5.");
    assertThat(Run.arcade("check", "--json", file.toString()).out())
        .contains("\"kind\":\"railchess map as text\"")
        .contains("\"stations\":5,\"lines\":2,\"spawns\":1")
        .contains("\"warnings\":[\"1 spawn for");
  }

  @Test
  void check_faultyFiles_areNamedWithThePlace() throws Exception {
    Path log = file("l.game1", "0\n5\n7\nyesterday\n");
    Path version = file("v.railmap", "9\n");
    Path text = file("t.txt", "railmap text 1\nstation 1 0\n");
    Path moves = file("r", Run.arcade("play-out", "railchess").out().strip() + "\nride 999\n");

    Run run = Run.arcade("check", "" + log, "" + version, "" + text, "" + moves);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines())
        .hasSize(4)
        .anyMatch(line -> line.contains("l.game1, line 4, column 1: "))
        .anyMatch(line -> line.contains("v.railmap, line 1, column 1: "))
        .anyMatch(line -> line.contains("t.txt, line 2, column 12: "))
        .anyMatch(line -> line.contains("r, line "));
  }

  @Test
  void convert_shippedMapToOriginalFormat_tellsWhatIsLost() throws Exception {
    Path to = folder.resolve("map.railmap");

    Run run = Run.arcade("convert", "teaching", to.toString());

    assertThat(run.out().strip())
        .isEqualTo(to + ": Railchess map, 'Lantern Quay', 16 stations, 3 lines, 7 spawns");
    assertThat(run.err()).contains("they are lost: names of stations (16), names of lines (3)");
    assertThat(RailmapCodec.parse(Files.readAllBytes(to)).value().fingerprint())
        .isEqualTo(ShippedMaps.TEACHING.load().fingerprint());
  }

  @Test
  void convert_oldOriginalFileToText_keepsTheMap() throws Exception {
    Path from = file("old.railmap", "0 1\nOld\n2\n1 1 0 0 1 0\n4 2\n2 1 1 1 1 0\n4 1\n0 0 0\n");
    Path to = folder.resolve("new.railmap.txt");

    Run run = Run.arcade("convert", from.toString(), to.toString());

    assertThat(run.err()).isEmpty();
    assertThat(MapCodec.parse(Files.readString(to)))
        .isEqualTo(RailmapCodec.parse(Files.readAllBytes(from)).value());
    assertThat(Run.arcade("convert", to.toString(), folder + "/again.RAILMAP").exitCode()).isZero();
  }

  @Test
  void convert_ontoAnExistingFile_needsForce() throws Exception {
    Path to = file("map.txt", "precious");

    Run refused = Run.arcade("convert", "rings", to.toString());

    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err()).contains(to + " exists; --force replaces it");
    assertThat(to).hasContent("precious");
    assertThat(Run.arcade("convert", "--force", "rings", to.toString()).exitCode()).isZero();
    assertThat(MapCodec.parse(Files.readString(to))).isEqualTo(ShippedMaps.RINGS.load());
  }
}
