package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.arcade.support.TextKind;
import games.turnstile.puzzlechess.Budget;
import games.turnstile.puzzlechess.Progress;
import games.turnstile.puzzlechess.campaign.LevelLint;
import games.turnstile.puzzlechess.campaign.LevelWarning;
import games.turnstile.puzzlechess.notation.LevelCodec;
import games.turnstile.puzzlechess.notation.NotationException;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Scene;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Files with levels. */
public final class LevelTexts extends TextKind {
  /** How long to look for the solution that a level tells of. */
  private static final Budget PATIENCE = Budget.ofNodes(500_000);

  /** Makes the kind of file. */
  public LevelTexts() {
    super("Puzzle chess level", "puzzle-chess-level ");
  }

  @Override
  public Report check(GivenFile file) {
    Level level = parse(file);
    List<LevelWarning> warnings = LevelLint.checkSolution(level, PATIENCE, Progress.SILENT);
    Map<String, Object> json = json(level);
    json.put("warnings", warnings.stream().map(LevelTexts::json).toList());
    return new Report(summary(level), json, warnings.stream().map(LevelWarning::toString).toList());
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

  private static String summary(Level level) {
    String solved =
        level.shortest().isPresent()
            ? ", solved in " + Phrases.count(level.shortest().getAsInt(), "move")
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
