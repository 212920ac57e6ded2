package games.turnstile.arcade.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Step;
import games.turnstile.puzzlechess.notation.LevelCodec;
import games.turnstile.puzzlechess.notation.MoveCodec;
import java.util.List;
import org.junit.jupiter.api.Test;

class SwitchingTest {
  private static final String LEVEL =
      """
      puzzle-chess-level 1
      name yard
      scene yard
      board
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . r . . . . . .
          a b c d e f g h
      wall c5-d5
      input plate a1 by black
      output wall c1 when plate DEVICE
      link door h8 to yard well closed
      entry well g8
      goal reach h7 by black
      """;

  private static List<String> told(String device, String... moves) {
    Position position = Position.initial(LevelCodec.parse(LEVEL.replace("DEVICE", device)));
    List<String> told = List.of();
    for (String move : moves) {
      Position before = position;
      Step step = before.step(MoveCodec.parse(move, before));
      position = step.position();
      Switching switching = new Switching(before, position);
      told =
          step.notices().stream()
              .filter(Notice.Switched.class::isInstance)
              .map(notice -> switching.sentence((Notice.Switched) notice))
              .toList();
    }
    return told;
  }

  @Test
  void walls_heightsAndWays_areToldAsTheyChange() {
    assertThat(told("lowers c5-d5", "b1a1")).containsExactly("The wall c5-d5 goes down.");
    assertThat(told("lowers c5-d5", "b1a1", "a1b1")).containsExactly("The wall c5-d5 goes up.");
    assertThat(told("raises e5-f5", "b1a1")).containsExactly("The wall e5-f5 goes up.");
    assertThat(told("height e4 2", "b1a1")).containsExactly("e4 is of height 2 now.");
    assertThat(told("height e4 2", "b1a1", "a1b1")).containsExactly("e4 is of height 0 now.");
    assertThat(told("opens door", "b1a1")).containsExactly("The way 'door' is open now.");
    assertThat(told("opens door", "b1a1", "a1b1")).containsExactly("The way 'door' is closed now.");
  }

  @Test
  void whereNothingChanges_onlyThePortIsTold() {
    assertThat(told("raises c5-d5", "b1a1")).containsExactly("Port wall is on now.");
  }
}
