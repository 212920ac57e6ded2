package games.turnstile.puzzlechess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Works;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every mistake is told with its place, its cause and what would be right. */
class LevelFaultsTest {
  private static final String EMPTY_BOARD =
      """
      board
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
      """;

  private static final String HEAD = "puzzle-chess-level 1\nname x\n";

  private static void assertRefused(String text, String message) {
    NotationException refusal =
        catchThrowableOfType(NotationException.class, () -> LevelCodec.parse(text));
    assertThat(refusal).as(text).isNotNull().hasMessage(message);
  }

  /** A line of the level, which is the third of the text. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = LevelFaultTables.OF_LEVELS)
  void level_badLine_isRefused(String line, int column, String problem) {
    assertRefused(
        HEAD + line + "\nscene y\n" + EMPTY_BOARD,
        "line 3, column %s: %s".formatted(column, problem));
  }

  /** A line of a scene, which is the fourth of the text. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = LevelFaultTables.OF_SCENES)
  void scene_badLine_isRefused(String line, int column, String problem) {
    assertRefused(
        HEAD + "scene y\n" + line + "\n" + EMPTY_BOARD,
        "line 4, column %s: %s".formatted(column, problem));
  }

  /** Rank 5 of a board, which is the eighth line of the text. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = LevelFaultTables.OF_BOARDS)
  void board_badRank_isRefused(String rank, int column, String problem) {
    assertRefused(
        HEAD + "scene y\n" + EMPTY_BOARD.replace("5 . . . . . . . .", rank),
        "line 8, column %s: %s".formatted(column, problem));
  }

  @Test
  void parse_nothing_needsTheFirstLine() {
    assertRefused("", "line 1, column 1: expected 'puzzle-chess-level 1', found the end");
    assertRefused(
        "# 1\npuzzle-chess-level 2\n",
        "line 2, column 1: expected the first line 'puzzle-chess-level 1', found 'puzzle-chess-level 2'");
  }

  @Test
  void parse_whatIsNeeded_isMissed() {
    assertRefused(
        "puzzle-chess-level 1\nscene y\n" + EMPTY_BOARD,
        "line 1, column 1: the level has no name: a line 'name' is missing");
    assertRefused(HEAD, "line 3, column 1: the level has no scene: a line 'scene' is missing");
    assertRefused(HEAD + "scene y\ntitle A\n", "line 3, column 7: the scene y has no 'board'");
    assertRefused(
        HEAD + "scene y\nboard\n8 . . . . . . . .\n",
        "line 6, column 1: expected '7' and the 8 squares of rank 7, with blanks between, found the end");
  }

  @Test
  void parse_charactersThatCannotBeSeen_areRefused() {
    String rule =
        " is one line of at most 2000 characters that can be seen, without blanks at its ends";

    assertRefused(
        HEAD + "title a\u0007b\n",
        "line 3, column 7: the title of the level" + rule + ", not 'a?b'");
    assertRefused(HEAD + "help \u200bx\n", "line 3, column 6: the help" + rule + ", not '?x'");
    assertRefused(
        HEAD + "scene y\nwhen turn 5 : message \"a\tb\"\n",
        "line 4, column 23: the message" + rule + ", not 'a?b'");
  }

  @Test
  void parse_piecesThatCannotStandThere_areRefusedAtTheirPlace() {
    assertRefused(
        HEAD + "scene y\n" + EMPTY_BOARD.replace("8 .", "8 P"),
        "line 4, column 1: scene y: the white pawn on a8 stands on its last rank");
    assertRefused(
        HEAD + "scene y\n" + EMPTY_BOARD.replace("8 . .", "8 K K"),
        "line 5, column 7: there is more than one white king; the other one stands on a8");
    assertRefused(
        HEAD + "scene y\nentry a a8\n" + EMPTY_BOARD.replace("8 .", "8 #"),
        "line 4, column 7: scene y: the entry a is on a8, which is void");
  }

  @Test
  void parse_ownKinds_areCalledWithTheRightArticle() {
    String kinds = "kind archer A W\nkind idol I statue\nkind unicorn U W\n";
    String scene = HEAD + kinds + "scene y\n";

    assertRefused(
        scene + "when turn 5 : spawn archer d1\n",
        "line 7, column 21: an archer belongs to a side; write 'white archer' or 'black archer'");
    assertRefused(
        scene + "when turn 5 : spawn unicorn d1\n",
        "line 7, column 21: a unicorn belongs to a side; write 'white unicorn' or 'black unicorn'");
    assertRefused(
        scene + "keep white idol\n", "line 7, column 6: nobody owns an idol; write 'idol' alone");
    assertRefused(scene + "store white I\n", "line 7, column 13: an idol cannot be stored");
    assertRefused(
        scene + EMPTY_BOARD.replace("8 .", "8 i"),
        "line 8, column 5: an idol belongs to nobody; write 'I'");
  }

  @Test
  void parsePlayable_kingInCheckOfWhoMoves_isRefusedWhereTheMoverIsTold() {
    String board = EMPTY_BOARD.replace("8 . .", "8 k R");
    String far = HEAD + "scene x\n" + EMPTY_BOARD + "scene y\n" + board;
    String text = far + "first white\n";

    assertThat(LevelCodec.parse(far)).isEqualTo(LevelCodec.parse(text));
    assertUnplayable(
        far,
        "line 13, column 7: scene y: White moves first, and Black's king is in check"
            + " (White moves first unless the scene says 'first black')");
    assertUnplayable(
        text, "line 23, column 1: scene y: White moves first, and Black's king is in check");
    assertThat(LevelCodec.parsePlayable(far + "first black\n").scenes()).hasSize(2);
  }

  @Test
  void parsePlayable_severalFaults_tellsTheirNumber() {
    String board = EMPTY_BOARD.replace("8 . .", "8 k R");

    assertUnplayable(
        HEAD + "scene x\n" + board + "scene y\n" + board,
        "line 3, column 7: scene x: White moves first, and Black's king is in check"
            + " (White moves first unless the scene says 'first black') (faults in all: 2)");
    assertUnplayable("", "line 1, column 1: expected 'puzzle-chess-level 1', found the end");
  }

  private static void assertUnplayable(String text, String message) {
    NotationException refusal =
        catchThrowableOfType(NotationException.class, () -> LevelCodec.parsePlayable(text));
    assertThat(refusal).as(text).isNotNull().hasMessage(message);
  }

  @Test
  void parse_heightOfVoid_isRefusedWhicheverComesFirst() {
    String heights = EMPTY_BOARD.replace("board", "heights").replace("6 .", "6 2");
    String board = EMPTY_BOARD.replace("6 .", "6 #");

    assertRefused(
        HEAD + "scene y\n" + heights + board,
        "line 16, column 5: a6 has the height 2 and so is not void; write '.'");
    assertRefused(
        HEAD + "scene y\n" + board + heights,
        "line 16, column 5: a6 is void and has no height; write '.'");
  }

  @Test
  void parse_secondSceneOfAName_isRefused() {
    assertRefused(
        HEAD + "scene y\n" + EMPTY_BOARD + "scene y\n" + EMPTY_BOARD,
        "line 13, column 7: 'scene y' is there already, in line 3");
  }

  @Test
  void parse_severalFaults_tellsTheFirstAndTheirNumber() {
    assertRefused(
        HEAD + "scene y\n" + EMPTY_BOARD + "castling KQ\nfirst black\nen-passant e3\n",
        "line 13, column 1: scene y: king and rook do not stand on e1 and h1, and so cannot castle"
            + " (faults in all: 3)");
  }

  @Test
  void parse_tooManyOfASort_isRefusedAtTheFirstTooMany() {
    String keeps = "keep any\n".repeat(Level.MOST_PARTS + 1);
    String kinds = "kind a A none\n";
    String scenes = "";
    for (int i = 0; i <= Level.MOST_SCENES; i++) {
      scenes += "scene s%s\n".formatted(i) + EMPTY_BOARD;
    }

    assertRefused(
        HEAD + kinds + "scene y\n" + keeps + EMPTY_BOARD,
        "line 69, column 1: there are 64 of these already, and no more fit");
    assertRefused(
        HEAD + scenes, "line 163, column 1: there are 16 of these already, and no more fit");
  }

  @Test
  void parse_deepNesting_isRefusedBeforeTheStackIsFull() {
    String deep = "(".repeat(100_000);

    assertRefused(
        HEAD + "scene y\ngoal " + deep, "line 4, column 26: this is nested more than 20 deep");
    assertRefused(
        HEAD + "scene y\noutput x a1 when " + "not ".repeat(100_000),
        "line 4, column 98: this is nested more than 20 deep");
    assertRefused(
        HEAD + "scene y\ngoal " + "within 1 ".repeat(100_000),
        "line 4, column 186: this is nested more than 20 deep");
  }

  @Test
  void parse_tooLongAText_isRefused() {
    String text = HEAD + "#".repeat(LevelCodec.LONGEST);

    assertRefused(text, "line 3, column 1048549: a level has at most 1048576 characters");
    NotationException refusal =
        catchThrowableOfType(
            NotationException.class,
            () -> LevelCodec.parse(text.repeat(3).getBytes(StandardCharsets.UTF_8)));
    assertThat(refusal).hasMessageContaining("a level has at most 1048576 characters");
  }

  @Test
  void parse_bytesThatAreNoUtf8_areRefusedAtTheirPlace() {
    byte[] latin = (HEAD + "title caf\u00e9").getBytes(StandardCharsets.ISO_8859_1);
    NotationException refusal =
        catchThrowableOfType(NotationException.class, () -> LevelCodec.parse(latin));

    assertThat(refusal)
        .hasMessage("line 3, column 10: here is no UTF-8; save the level as a text in UTF-8");
  }

  @Test
  void format_levelThatCouldNotBeReadBack_isRefused() {
    List<Effect> effects =
        Collections.nCopies(Level.MOST_PARTS, new Effect.Message("x".repeat(2_000)));
    Reaction reaction = new Reaction(new Event.TurnBegins(2), false, effects);
    Scene scene = Scene.orthodox(Setup.of(Map.of()));
    Level longest =
        Level.of(scene.withWorks(Works.NONE.withReactions(Collections.nCopies(8, reaction))));
    Level tooLong =
        Level.of(scene.withWorks(Works.NONE.withReactions(Collections.nCopies(9, reaction))));

    assertThat(LevelCodec.parse(LevelCodec.format(longest))).isEqualTo(longest);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LevelCodec.format(tooLong))
        .withMessageContaining("1048576 are the most that can be read back");
  }
}
