package games.turnstile.puzzlechess.campaign;

import static games.turnstile.puzzlechess.campaign.Rooms.ROOM;
import static games.turnstile.puzzlechess.campaign.Rooms.level;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Titles and helps, which are written without quotes. */
class LevelLintTextsTest {
  private static final String GOAL = "goal survive 3";

  private static LevelWarning quoted(String scene, String what) {
    return new LevelWarning(
        Code.QUOTED,
        scene,
        "the %s is in quotes, which the player is shown; write it without them".formatted(what));
  }

  @Test
  void aTextInQuotes_isWarnedOf() {
    assertThat(LevelLint.check(level("title \"Two rooks\"", ROOM, GOAL)))
        .containsExactly(quoted("", "title"));
    assertThat(LevelLint.check(level("help \"Say \\\"please\\\".\"", ROOM, GOAL)))
        .containsExactly(quoted("", "help"));
    assertThat(LevelLint.check(level("", ROOM, GOAL, "title \"\"")))
        .containsExactly(quoted("room", "title"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\"Yes\" and \"No\"", "Say \"please\"", "\"Please\" is the word", "\"", "\"a\\\""})
  void quotesWithinAText_areNot(String text) {
    assertThat(LevelLint.check(level("title " + text, ROOM, GOAL))).isEmpty();
  }
}
