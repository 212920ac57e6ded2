package games.turnstile.puzzlechess.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Budget;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Problem;
import games.turnstile.puzzlechess.Progress;
import games.turnstile.puzzlechess.Solution;
import games.turnstile.puzzlechess.Solver;
import games.turnstile.puzzlechess.Step;
import games.turnstile.puzzlechess.notation.LevelCodec;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Scene;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CampaignTest {
  static List<Level> levels() {
    return Campaign.levels();
  }

  @Test
  void theCampaignHasAtLeastTwelveLevelsOfDifferentNames() {
    assertThat(Campaign.names()).hasSizeGreaterThanOrEqualTo(12).doesNotHaveDuplicates();
    assertThat(levels()).extracting(Level::name).isEqualTo(Campaign.names());
  }

  @ParameterizedTest
  @MethodSource("levels")
  void everyLevelIsProvenSolvableInAsManyMovesAsItSays_andByOneFirstMoveOnly(Level level) {
    Solution solution = Solver.solve(Problem.level(Position.initial(level), 12));
    assertThat(solution.isSolved()).isTrue();
    assertThat(solution.moves()).isEqualTo(level.shortest().orElseThrow());
    assertThat(solution.isUnique()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("levels")
  void noLevelIsWarnedOf(Level level) {
    assertThat(LevelLint.checkSolution(level, Budget.UNLIMITED, Progress.SILENT)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("levels")
  void everyLevelIsToldInTheFormThatIsWritten(Level level) throws IOException {
    try (InputStream in =
        Campaign.class.getResourceAsStream("%s.puzzle.txt".formatted(level.name()))) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(LevelCodec.format(level)).isEqualTo(text);
    }
  }

  @ParameterizedTest
  @MethodSource("levels")
  void everyLevelHelpsItsPlayer(Level level) {
    assertThat(level.title()).isNotBlank();
    assertThat(level.help()).isNotBlank();
    assertThat(level.kinds()).allSatisfy(kind -> assertThat(kind.help()).isNotBlank());
  }

  @Test
  void aNameThatIsNoLevelsGivesNone() {
    assertThat(Campaign.level("../knock")).isEmpty();
  }

  @Nested
  class WhatTheCampaignUses {
    @Test
    void walls() {
      assertThat(scene("garden-wall").terrain().walls()).isNotEmpty();
    }

    @Test
    void heights() {
      assertThat(scene("tower").terrain().heights()).isNotEmpty();
    }

    @Test
    void promotionFromTheStore() {
      assertThat(line("old-rook")).extracting(Move::promotion).contains(Optional.of(Kind.ROOK));
      assertThat(line("modesty")).extracting(Move::promotion).contains(Optional.of(Kind.KNIGHT));
    }

    @Test
    void crates() {
      assertThat(scene("warehouse").aims().goal()).get().isInstanceOf(Goal.Crates.class);
      assertThat(notices("warehouse")).hasAtLeastOneElementOfType(Notice.Pushed.class);
    }

    @Test
    void ports() {
      assertThat(notices("two-plates")).contains(new Notice.Switched("gate", true));
      assertThat(notices("drawbridge")).contains(new Notice.Switched("bridge", true));
    }

    @Test
    void linksBetweenBoards() {
      assertThat(notices("looking-glass")).hasAtLeastOneElementOfType(Notice.Travelled.class);
      assertThat(notices("marble-cats")).hasAtLeastOneElementOfType(Notice.Travelled.class);
    }

    @Test
    void enPassant() {
      assertThat(line("in-passing").get(0)).hasToString("c4b3");
      assertThat(notices("in-passing")).hasAtLeastOneElementOfType(Notice.Captured.class);
    }

    @Test
    void castling() {
      assertThat(line("two-at-once").get(0)).hasToString("e8g8");
    }

    @Test
    void zugzwang_allOfPastorsMovesLose_butNoneAtAllWouldNot() {
      Position threatened = start("nobody-passes").play(line("nobody-passes").get(0));
      assertThat(threatened.isInCheck(threatened.toMove())).isFalse();
      Level passed =
          Level.of(Scene.orthodox(threatened.toSetup().withToMove(threatened.toMove().opponent())));
      assertThat(Solver.solve(Problem.level(Position.initial(passed), 1)).isSolved()).isFalse();
    }

    @Test
    void theClock() {
      assertThat(scene("noon").rules().clock().countsDown()).isTrue();
      assertThat(scene("noon").rules().clock().confirmsByHand()).isTrue();
    }

    private Scene scene(String name) {
      return Campaign.level(name).orElseThrow().start();
    }

    private Position start(String name) {
      return Position.initial(Campaign.level(name).orElseThrow());
    }

    private List<Move> line(String name) {
      return Solver.solve(Problem.level(start(name), 12)).line();
    }

    private List<Notice> notices(String name) {
      List<Notice> notices = new ArrayList<>();
      Position position = start(name);
      for (Move move : line(name)) {
        Step step = position.step(move);
        notices.addAll(step.notices());
        position = step.position();
      }
      return notices;
    }
  }
}
