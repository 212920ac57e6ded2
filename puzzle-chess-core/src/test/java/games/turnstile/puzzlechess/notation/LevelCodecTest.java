package games.turnstile.puzzlechess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.turnstile.puzzlechess.Budget;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Problem;
import games.turnstile.puzzlechess.Progress;
import games.turnstile.puzzlechess.Solution;
import games.turnstile.puzzlechess.Solver;
import games.turnstile.puzzlechess.campaign.LevelLint;
import games.turnstile.puzzlechess.scene.Level;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LevelCodecTest {
  /** A level with everything that levels can have, as it is written. */
  static final String TEXT =
      """
      puzzle-chess-level 1
      name fools-bridge
      title The fool's bridge # 1
      help Push the crate, then visit "the" statue.
      shortest 4
      kind archer A mW2cB "Shoots \\"far\\" \\\\ wide."
      kind barrel L crate "Rolls."
      kind tree T statue
      kind scarecrow X none
      kind "white" W N "A ghost."

      scene meadow
      title On the meadow
      board
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . C . . A . .
        5 # # . L . a T #
        4 . . . . P p . #
        3 . . . . . . . .
        2 . W w S . x . .
        1 R . . . K . . R
          a b c d e f g h
      heights
        8   .   .   .   .   .   .   .   .
        7   .   .   .   .   .   .   .   .
        6   .   .   .   .   .   .   .   .
        5   .   .   .   .   .   .   .   .
        4   .   .   .   . -12   .   .   .
        3   .   .   2   .   .   .   .   .
        2   .   .   .   .   .   .   .   .
        1   .   .   .   .   .   .   .   .
            a   b   c   d   e   f   g   h
      climb 2
      wall a4-a5 b4-b5
      store white Q R@c3
      store black N B A@h8
      first black
      castling KQkq
      en-passant e3
      quiet 10
      turn 5
      draws repetition fifty-moves
      clock down white 1:05:00 black 3:00.250
      confirm by-hand
      undo 3
      entry door a1
      entry window h8
      link gate e8 to garden door by black knight closed
      link hole b1 to meadow window
      input plate d4 by crate
      input "or" d5 by "white"
      output valve d5 when plate and not ("or" or plate) raises d5-d6
      output lift d6 when valve height e4 -2
      output bolt d7 when plate lowers a4-a5
      output bell d8 when not plate or lift opens gate
      when enters d4 e4 by white : message "Look: \\"there\\"; # no" ; raise d5-d6
      when captured black queen once : lower d5-d6 ; height e4 2 ; spawn white queen d1 ; spawn crate d2
      when leaves a1 by black "white" : remove d4 ; open gate ; close hole
      when turn 5 once : win
      when captured any : fail
      goal within 4 (checkmate or reach e8 f8 by black pawn) and capture 2 white knight and keep any and crates d4 e5
      keep black queen
      keep archer
      turn-limit 12

      scene garden
      board
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
      promotion orthodox
      draws none
      undo off
      entry door a1
      goal survive 5 or (checkmate and capture white)
      """;

  @Test
  void format_parsed_isTheText() {
    Level level = LevelCodec.parse(TEXT);

    assertThat(LevelCodec.format(level)).isEqualTo(TEXT);
  }

  @Test
  void parse_byteOrderMark_isNoPartOfAnyPlace() {
    NotationException first =
        catchThrowableOfType(NotationException.class, () -> LevelCodec.parse("\uFEFFpuzzle\n"));
    NotationException second =
        catchThrowableOfType(
            NotationException.class, () -> LevelCodec.parse("\uFEFFpuzzle-chess-level 1\nnam x"));

    assertThat(first).hasMessageStartingWith("line 1, column 1: ");
    assertThat(first.offset()).isEqualTo(1);
    assertThat(second).hasMessageStartingWith("line 2, column 1: ");
    assertThat(second.offset()).isEqualTo("\uFEFFpuzzle-chess-level 1\n".length());
  }

  @Test
  void parse_heightOfAVoidSquare_isRefusedWhateverComesFirst() {
    String board = TEXT.substring(TEXT.indexOf("board\n"), TEXT.indexOf("heights"));
    String heights = TEXT.substring(TEXT.indexOf("heights"), TEXT.indexOf("climb"));
    String flooded = board.replace("1 R . ", "1 R # ");
    String dug = heights.replace("1   .   . ", "1   .   0 ");

    assertThat(flooded).isNotEqualTo(board);
    assertThat(dug).isNotEqualTo(heights);
    for (String both : List.of(flooded + dug, dug + flooded)) {
      String text = TEXT.replace(board + heights, both);
      assertThatThrownBy(() -> LevelCodec.parse(text))
          .isInstanceOf(NotationException.class)
          .hasMessageContaining("b1 ");
    }
  }

  @Test
  void parse_lineEndsOfWindowsAndMark_areAccepted() {
    String text = "\uFEFF" + TEXT.replace("\n", "\r\n");

    assertThat(LevelCodec.parse(text)).isEqualTo(LevelCodec.parse(TEXT));
    assertThat(LevelCodec.parse(text.getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(LevelCodec.parse(TEXT));
  }

  /** What LEVELS.md tells authors. */
  @Nested
  class Guide {
    private final String guide = read();

    private String read() {
      try {
        return Files.readString(Path.of("LEVELS.md")).replace("\r\n", "\n");
      } catch (IOException missing) {
        throw new UncheckedIOException(missing);
      }
    }

    private String example() {
      String fence = "```text\n";
      int start = guide.indexOf(fence) + fence.length();
      return guide.substring(start, guide.indexOf("```", start));
    }

    @Test
    void example_isWrittenAsItIsRead() {
      assertThat(LevelCodec.format(LevelCodec.parse(example()))).isEqualTo(example());
    }

    @Test
    void example_isSolvedAsItSays() {
      Level level = LevelCodec.parse(example());
      Solution solution = Solver.solve(Problem.level(Position.initial(level), 4));

      assertThat(solution.isSolved()).isTrue();
      assertThat(level.shortest()).hasValue(solution.moves());
    }

    @Test
    void example_isNotWarnedOf() {
      Level level = LevelCodec.parsePlayable(example());

      assertThat(LevelLint.checkSolution(level, Budget.UNLIMITED, Progress.SILENT)).isEmpty();
    }

    @Test
    void everyWord_isExplained() {
      Places places = new Places();
      List<Section> sections =
          List.of(
              new TerrainSection(Statements.ofPart(""), places),
              new SetupSection(Cast.COMMON, places),
              new RulesSection(places),
              new WorksSection(Cast.COMMON, places),
              new AimsSection(Cast.COMMON, places));

      assertThat(sections.stream().flatMap(section -> section.keywords().stream()))
          .allSatisfy(keyword -> assertThat(guide).containsPattern("\\| `" + keyword + "[ `]"));
      assertThat(Phrases.RESERVED)
          .allSatisfy(word -> assertThat(guide).containsPattern("`" + word + "`[,.]"));
      assertThat(Phrases.DRAWS.keySet())
          .allSatisfy(draw -> assertThat(guide).contains("`" + draw + "`"));
    }
  }
}
