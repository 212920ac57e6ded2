package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.arcade.support.TextKind;
import games.turnstile.puzzlechess.Problem;
import games.turnstile.puzzlechess.Progress;
import games.turnstile.puzzlechess.campaign.LevelLint;
import games.turnstile.puzzlechess.campaign.LevelWarning;
import games.turnstile.puzzlechess.notation.LevelCodec;
import games.turnstile.puzzlechess.notation.NotationException;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Scene;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Files with levels. */
public final class LevelTexts extends TextKind {
  /** How long to look for the solution that a level tells of. */
  private static final long MOST_NODES = 500_000;

  /** With one of these it is not proven that the level is solved in as many moves as it tells. */
  private static final Set<LevelWarning.Code> DOUBTS =
      EnumSet.of(
          LevelWarning.Code.NOT_PLAYABLE,
          LevelWarning.Code.OVER_AT_START,
          LevelWarning.Code.SHORTER_SOLUTION,
          LevelWarning.Code.UNSOLVED,
          LevelWarning.Code.NOT_PROVEN);

  /** Makes the kind of file. */
  public LevelTexts() {
    super("Puzzle chess level", "puzzle-chess-level ");
  }

  @Override
  public Report check(GivenFile file) {
    Level level = parse(file);
    List<LevelWarning> warnings =
        LevelLint.checkSolution(level, Patience.ofNodes(MOST_NODES), Progress.SILENT);
    Map<String, Object> json = json(level);
    json.put("warnings", warnings.stream().map(LevelTexts::json).toList());
    return new Report(
        summary(level, warnings),
        json,
        warnings.stream().map(warning -> text(file, level, warning)).toList());
  }

  /**
   * {@return the level in a file}
   *
   * @throws BadInputException if there is none, or it cannot begin
   */
  static Level parse(GivenFile file) {
    String text = file.text();
    try {
      return LevelCodec.parsePlayable(text);
    } catch (NotationException malformed) {
      throw file.refusal(text, malformed.offset(), malformed.problem());
    }
  }

  private static String text(GivenFile file, Level level, LevelWarning warning) {
    boolean isTooHard =
        warning.code() == LevelWarning.Code.NOT_PROVEN
            && level.shortest().orElse(0) <= Problem.MOST_MOVES;
    return isTooHard
        ? "%s; 'solve chess %s --seconds N' looks longer".formatted(warning, file.path())
        : warning.toString();
  }

  private static String summary(Level level, List<LevelWarning> warnings) {
    boolean isDoubted = warnings.stream().map(LevelWarning::code).anyMatch(DOUBTS::contains);
    String solved =
        level.shortest().isPresent()
            ? ", %ssolved in %s"
                .formatted(
                    isDoubted ? "said to be " : "",
                    Phrases.count(level.shortest().getAsInt(), "move"))
            : "";
    return "'%s', %s with %s%s"
        .formatted(
            Tellings.title(level),
            Phrases.count(level.scenes().size(), "scene"),
            Phrases.count(pieces(level), "piece"),
            solved);
  }

  private static int pieces(Level level) {
    return level.scenes().stream().mapToInt(scene -> scene.setup().pieces().size()).sum();
  }

  private static Map<String, Object> json(Level level) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", level.name());
    json.put("title", level.title());
    json.put("scenes", level.scenes().stream().map(Scene::name).toList());
    json.put("pieces", pieces(level));
    level.shortest().ifPresent(moves -> json.put("shortest", moves));
    return json;
  }

  private static Map<String, Object> json(LevelWarning warning) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("code", Tellings.word(warning.code()));
    json.put("scene", warning.scene());
    json.put("detail", warning.detail());
    return json;
  }
}
