package games.turnstile.arcade.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Player;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.extension.AfterMoveHook;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.notation.MoveCodec;
import games.turnstile.xiangqi.notation.NamedRecord;
import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.variant.Side;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** A match with extensions that fail. */
class MatchTest {
  private static final Move FIRST = MoveCodec.parse("5,2-4,2");
  private static final Move SECOND = MoveCodec.parse("5,4-4,4");

  /** Fails after a move to a certain square. */
  private record Fussy(Move bad) implements Extension {
    @Override
    public String name() {
      return "fussy";
    }

    @Override
    public Optional<AfterMoveHook> afterMoveHook() {
      return Optional.of(
          (from, to, board) -> {
            if (to.equals(bad.to())) {
              throw new IllegalStateException("not there");
            }
            return List.of();
          });
    }
  }

  private final StringWriter said = new StringWriter();
  private final List<NamedRecord> kept = new ArrayList<>();
  private final NamedRecord begun =
      new NamedRecord(
          GameRecord.start(
              Setup.initial(
                  Ruleset.of(ShippedVariants.TEACHING.load(), List.of(new Fussy(FIRST))))),
          Map.of());

  private NamedRecord play(Map<Side, Player> bots, Answer... persons) {
    ScreenOptions screen = new ScreenOptions();
    new CommandLine(screen).setCaseInsensitiveEnumValuesAllowed(true).parseArgs();
    Narrator narrator = new Narrator(begun, screen, new PrintWriter(said));
    Deque<Answer> answers = new ArrayDeque<>(List.of(persons));
    return new Match(begun, bots, narrator, game -> answers.remove(), kept::add).play();
  }

  @Test
  void aMoveAtWhichAnExtensionFails_isToldAndAnotherCanBeChosen() {
    NamedRecord played =
        play(Map.of(), new Answer.Play(FIRST), new Answer.Play(SECOND), new Answer.Quit());

    assertThat(said.toString()).contains("That does not work: extension 'fussy' failed: ");
    assertThat(played.game().moves()).containsExactly(SECOND);
    assertThat(kept).containsExactly(played);
  }

  @Test
  void aBotsMoveAtWhichAnExtensionFails_endsAPersonsGameInGoodOrder() {
    NamedRecord played = play(Map.of(Side.RED, position -> FIRST));

    assertThat(said.toString()).contains("The bot cannot go on: extension 'fussy' failed: ");
    assertThat(played).isEqualTo(begun);
  }

  @Test
  void betweenBotsAlone_aFailingExtensionIsAFailureOfTheCommand() {
    assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(() -> play(Map.of(Side.RED, position -> FIRST, Side.BLUE, position -> SECOND)));
  }
}
