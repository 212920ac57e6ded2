package games.turnstile.puzzlechess.campaign;

import static games.turnstile.puzzlechess.campaign.Rooms.ROOM;
import static games.turnstile.puzzlechess.campaign.Rooms.level;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Devices and effects that change nothing. */
class LevelLintChangesTest {
  private static final String STATUE = ROOM.replace("2r5", "2r4S");

  /** A wall at a1-a2, none at b1-b2; d1 is 2 high; an open link, and a closed one that opens. */
  private static List<LevelWarning> check(String lines) {
    return LevelLint.check(
        level(
            "",
            STATUE,
            "goal survive 3",
            "wall a1-a2",
            "heights\n8 . . . . . . . .\n7 . . . . . . . .\n6 . . . . . . . .\n5 . . . . . . . .",
            "4 . . . . . . . .\n3 . . . . . . . .\n2 . . . . . . . .\n1 . . . 2 . . . .",
            "entry in e4",
            "link open h8 to room in",
            "link shut g8 to room in closed",
            "input plate c4",
            "output lamp h7 when plate opens shut",
            lines.replace(" / ", "\n")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "output x h6 when plate lowers b1-b2 | the output x lowers the wall b1-b2, which never stands",
        "output x h6 when plate raises a1-a2 | the output x raises the wall a1-a2, which always stands",
        "output x h6 when plate height d1 2 | the output x gives d1 the height 2, which it always has",
        "output x h6 when plate height e1 0 | the output x gives e1 the height 0, which it always has",
        "output x h6 when plate opens open | the output x opens the link open, which is always open",
        "when turn 2 : lower b1-b2 | reaction 1 lowers the wall b1-b2, which never stands",
        "when turn 2 : raise a1-a2 | reaction 1 raises the wall a1-a2, which always stands",
        "when turn 2 : win ; height d1 2 | reaction 1 gives d1 the height 2, which it always has",
        "when turn 2 : open open | reaction 1 opens the link open, which is always open",
        "when turn 2 : spawn crate h3 | reaction 1 makes a piece on h3, where a statue always stands",
      })
  void whatChangesNothing_isWarnedOf(String line, String detail) {
    assertThat(check(line)).containsExactly(new LevelWarning(Code.NO_EFFECT, "room", detail));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "output x h6 when plate raises b1-b2",
        "output x h6 when plate lowers a1-a2",
        "output x h6 when plate raises b1-b2 / output y h5 when not plate lowers b1-b2",
        "output x h6 when plate lowers b1-b2 / when turn 2 : raise b1-b2",
        "output x h6 when plate raises a1-a2 / when turn 2 : lower a1-a2",
        "output x h6 when plate height d1 2 / output y h5 when plate height d1 0",
        "output x h6 when plate opens open / when turn 2 : close open",
        "when turn 2 : raise b1-b2 / when turn 3 : lower b1-b2",
        "when turn 2 : raise b1-b2 ; lower b1-b2",
        "when turn 2 : height e1 0 / when turn 3 : height e1 1",
        "when turn 2 : close open / when turn 3 : open open",
        "when turn 2 : open shut / when turn 3 : close shut",
        "when turn 2 : remove h3 ; spawn crate h3",
      })
  void whatSomethingElseChangesToo_isNot(String lines) {
    assertThat(check(lines)).isEmpty();
  }

  @Test
  void effectsTakeNothingAwayOfWhatOutputsDo() {
    assertThat(check("output x h6 when plate raises b1-b2 / when turn 2 : lower b1-b2"))
        .extracting(LevelWarning::detail)
        .containsExactly(
            "reaction 1 lowers the wall b1-b2, which never stands but for what outputs do");
    assertThat(check("when turn 2 : close shut"))
        .extracting(LevelWarning::detail)
        .containsExactly(
            "reaction 1 closes the link shut, which is never open but for what outputs do");
  }
}
