package games.turnstile.railchess.map;

import static games.turnstile.railchess.map.MapEdit.Ways.BOTH_WAYS;
import static games.turnstile.railchess.map.MapEdit.Ways.ONE_WAY;
import static games.turnstile.railchess.map.MapEditTest.TOWN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MapEditRefusalsTest {
  @ParameterizedTest
  @MethodSource("refused")
  void an_edit_is_refused_for_its_reason(MapEdit edit, MapFault.Code code, String detail) {
    MapFault fault = new MapFault(code, detail);

    assertThat(edit.check(TOWN)).isEqualTo(Optional.of(fault));
    EditException refusal = catchThrowableOfType(EditException.class, () -> edit.applyTo(TOWN));
    assertThat(refusal.fault()).isEqualTo(fault);
    assertThat(refusal.edit()).isSameAs(edit);
    assertThat(refusal.map()).isSameAs(TOWN);
    assertThat(refusal).hasMessage(detail);
  }

  @Test
  void a_full_map_takes_no_more_stations() {
    MapBuilder builder = RailMap.builder();
    for (int id = 1; id <= RailMap.MAX_STATIONS; id++) {
      builder.station(id, 0, 0);
    }
    RailMap full = builder.build();

    assertThat(MapEdit.AddStation.withLowestFreeId(full, 0, 0, "").check(full))
        .map(MapFault::code)
        .contains(MapFault.Code.TOO_LARGE);
  }

  @Test
  void values_that_no_map_could_take_are_refused_at_once() {
    assertThatIllegalArgumentException().isThrownBy(() -> new MapEdit.MoveStation(1, 1.5, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new MapEdit.MoveStation(1, 0, -1));
    assertThatIllegalArgumentException().isThrownBy(() -> new MapEdit.RenameMap("a\nb"));
    assertThatIllegalArgumentException().isThrownBy(() -> new MapEdit.RenameLine(1, "a\nb"));
    assertThatIllegalArgumentException().isThrownBy(() -> new MapEdit.RenameStation(1, "a\nb"));
    assertThatNullPointerException()
        .isThrownBy(() -> new MapEdit.Connect(new Link(1, 2, 3), null))
        .withMessage("ways");
    assertThatNullPointerException()
        .isThrownBy(() -> new MapEdit.SetReadOnly(true).applyTo(null))
        .withMessage("map");
  }

  static Stream<Arguments> refused() {
    return Stream.concat(refusedOfStationsAndLines(), refusedOfWalksAndProhibitions());
  }

  private static Stream<Arguments> refusedOfStationsAndLines() {
    String noStation = "there is no station 8; add it first";
    String noLine = "there is no line 3; connect two stations by it first";
    return Stream.of(
        refused(
            new MapEdit.AddStation(new Station(6, 0, 0)),
            "ALREADY_THERE",
            "there is a station 6 already; choose another id"),
        refused(new MapEdit.MoveStation(8, 0, 0), "UNKNOWN_STATION", noStation),
        refused(new MapEdit.RenameStation(8, ""), "UNKNOWN_STATION", noStation),
        refused(new MapEdit.RemoveStation(8), "UNKNOWN_STATION", noStation),
        refused(new MapEdit.Connect(new Link(1, 8, 1), ONE_WAY), "UNKNOWN_STATION", noStation),
        refused(new MapEdit.Connect(new Link(1, 1, 8), BOTH_WAYS), "UNKNOWN_STATION", noStation),
        refused(
            new MapEdit.Connect(new Link(1, 1, 2), BOTH_WAYS),
            "ALREADY_THERE",
            "there is a link of line 1 from 1 to 2 already"),
        refused(
            new MapEdit.Connect(new Link(1, 3, 4), ONE_WAY),
            "ALREADY_THERE",
            "there is a link of line 1 from 3 to 4 already"),
        refused(new MapEdit.Disconnect(new Link(1, 1, 8), ONE_WAY), "UNKNOWN_STATION", noStation),
        refused(new MapEdit.Disconnect(new Link(3, 1, 2), ONE_WAY), "UNKNOWN_LINE", noLine),
        refused(
            new MapEdit.Disconnect(new Link(1, 4, 3), ONE_WAY),
            "NOT_THERE",
            "there is no link of line 1 from 4 to 3"),
        refused(
            new MapEdit.Disconnect(new Link(1, 1, 3), BOTH_WAYS),
            "NOT_THERE",
            "there is no link of line 1 from 1 to 3"),
        refused(new MapEdit.RemoveLine(3), "UNKNOWN_LINE", noLine),
        refused(new MapEdit.RenameLine(3, "x"), "UNKNOWN_LINE", noLine));
  }

  private static Stream<Arguments> refusedOfWalksAndProhibitions() {
    String noStation = "there is no station 8; add it first";
    String noLine = "there is no line 3; connect two stations by it first";
    String noTrain = "no-train of line 1 from %s through %s to %s";
    return Stream.of(
        refused(new MapEdit.AddThoroughfare(new Walk(8, 1), ONE_WAY), "UNKNOWN_STATION", noStation),
        refused(
            new MapEdit.AddThoroughfare(new Walk(5, 6), ONE_WAY),
            "ALREADY_THERE",
            "there is a thoroughfare from 5 to 6 already"),
        refused(
            new MapEdit.RemoveThoroughfare(new Walk(1, 8), ONE_WAY), "UNKNOWN_STATION", noStation),
        refused(
            new MapEdit.RemoveThoroughfare(new Walk(6, 5), ONE_WAY),
            "NOT_THERE",
            "there is no thoroughfare from 6 to 5"),
        refused(new MapEdit.AddNoTrain(new NoTrain(3, 1, 2, 3)), "UNKNOWN_LINE", noLine),
        refused(new MapEdit.AddNoTrain(new NoTrain(1, 1, 2, 8)), "UNKNOWN_STATION", noStation),
        refused(
            new MapEdit.AddNoTrain(new NoTrain(1, 4, 3, 2)),
            "NOT_THERE",
            noTrain.formatted(4, 3, 2)
                + " forbids nothing, because there is no link of line 1 from 4 to 3"),
        refused(
            new MapEdit.AddNoTrain(new NoTrain(1, 2, 3, 5)),
            "NOT_THERE",
            noTrain.formatted(2, 3, 5)
                + " forbids nothing, because there is no link of line 1 from 3 to 5"),
        refused(
            new MapEdit.AddNoTrain(new NoTrain(1, 1, 2, 3)),
            "ALREADY_THERE",
            "there is a " + noTrain.formatted(1, 2, 3) + " already"),
        refused(new MapEdit.RemoveNoTrain(new NoTrain(3, 1, 2, 3)), "UNKNOWN_LINE", noLine),
        refused(new MapEdit.RemoveNoTrain(new NoTrain(1, 1, 8, 3)), "UNKNOWN_STATION", noStation),
        refused(
            new MapEdit.RemoveNoTrain(new NoTrain(1, 3, 2, 1)),
            "NOT_THERE",
            "there is no " + noTrain.formatted(3, 2, 1)),
        refused(new MapEdit.AddNoTransfer(new NoTransfer(1, 3)), "UNKNOWN_LINE", noLine),
        refused(
            new MapEdit.AddNoTransfer(new NoTransfer(2, 1)),
            "ALREADY_THERE",
            "there is a no-transfer of the lines 1 and 2 already"),
        refused(new MapEdit.RemoveNoTransfer(new NoTransfer(3, 9)), "UNKNOWN_LINE", noLine),
        refused(
            new MapEdit.RemoveNoTransfer(new NoTransfer(9, 1)),
            "NOT_THERE",
            "there is no no-transfer of the lines 1 and 9"),
        refused(new MapEdit.AddNoSpawn(new NoSpawn(1, 8)), "UNKNOWN_STATION", noStation),
        refused(
            new MapEdit.AddNoSpawn(new NoSpawn(4, 1)),
            "ALREADY_THERE",
            "there is a no-spawn of the stations 1 and 4 already"),
        refused(new MapEdit.RemoveNoSpawn(new NoSpawn(8, 1)), "UNKNOWN_STATION", noStation),
        refused(
            new MapEdit.RemoveNoSpawn(new NoSpawn(1, 2)),
            "NOT_THERE",
            "there is no no-spawn of the stations 1 and 2"));
  }

  private static Arguments refused(MapEdit edit, String code, String detail) {
    return Arguments.of(edit, MapFault.Code.valueOf(code), detail);
  }
}
