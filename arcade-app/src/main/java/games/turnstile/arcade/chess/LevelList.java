package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.Paragraph;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.puzzlechess.campaign.Campaign;
import games.turnstile.puzzlechess.scene.Level;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Lets one choose among the levels that come along, and remembers which have been solved. */
final class LevelList {
  private final List<Level> levels = Campaign.levels();
  private final Set<String> solved = new HashSet<>();
  private final Prompt prompt;
  private final PrintWriter out;

  LevelList(Prompt prompt, PrintWriter out) {
    this.prompt = prompt;
    this.out = out;
  }

  void markSolved(Level level) {
    solved.add(level.name());
  }

  /** The level that a person chooses, empty if none. */
  Optional<Level> choose() {
    show();
    int usual = next();
    while (true) {
      Optional<String> typed = prompt.ask("The level, or q to leave [%s]: ".formatted(usual));
      String answer = typed.orElse("q");
      if (answer.equalsIgnoreCase("q") || answer.equalsIgnoreCase("quit")) {
        return Optional.empty();
      }
      Optional<Level> level = level(answer.isEmpty() ? "" + usual : answer);
      if (level.isPresent()) {
        return level;
      }
    }
  }

  private void show() {
    out.println("\nThe levels of puzzle chess");
    for (int i = 0; i < levels.size(); i++) {
      Level level = levels.get(i);
      out.println(
          "%4d  %s%s"
              .formatted(
                  i + 1, Tellings.title(level), solved.contains(level.name()) ? " (solved)" : ""));
    }
  }

  /** The number of the first level that is not solved, or of the last one. */
  private int next() {
    for (int i = 0; i < levels.size(); i++) {
      if (!solved.contains(levels.get(i).name())) {
        return i + 1;
      }
    }
    return levels.size();
  }

  /** The level that was meant; if there is none it is told why. */
  private Optional<Level> level(String typed) {
    // What is in the list comes before files that are called so.
    Optional<Level> listed = LevelNames.find(typed);
    try {
      Optional<Level> level = listed.isPresent() ? listed : LevelFiles.find(typed);
      if (level.isEmpty()) {
        out.println(
            "Please type a number from 1 to %s, the name of a level or a file, or q."
                .formatted(levels.size()));
      }
      return level;
    } catch (BadInputException refusal) {
      String reason = Phrases.harmless(refusal.getMessage());
      out.println(Paragraph.wrap("That does not work: %s.".formatted(reason), 2));
      return Optional.empty();
    }
  }
}
