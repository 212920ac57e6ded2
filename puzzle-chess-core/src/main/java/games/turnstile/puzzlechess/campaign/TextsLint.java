package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import games.turnstile.puzzlechess.scene.Level;
import java.util.ArrayList;
import java.util.List;

/** Looks for titles and helps that were probably meant as texts in quotes. */
final class TextsLint {
  private final List<LevelWarning> warnings = new ArrayList<>();

  List<LevelWarning> warnings(Level level) {
    check("", "title", level.title());
    check("", "help", level.help());
    level.scenes().forEach(scene -> check(scene.name(), "title", scene.title()));
    return warnings;
  }

  private void check(String scene, String what, String text) {
    if (isQuoted(text)) {
      warnings.add(
          new LevelWarning(
              Code.QUOTED,
              scene,
              "the %s is in quotes, which the player is shown; write it without them"
                  .formatted(what)));
    }
  }

  /** Whether a text begins and ends with a quote, and other quotes in it have a backslash. */
  private static boolean isQuoted(String text) {
    String plain = text.replace("\\\"", "");
    return plain.length() > 1
        && plain.indexOf('"') == 0
        && plain.indexOf('"', 1) == plain.length() - 1;
  }
}
