package games.turnstile.arcade.chess;

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
      out.println("Please type a number from 1 to %s, or q.".formatted(levels.size()));
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

  private Optional<Level> level(String typed) {
    int number = typed.matches("[0-9]{1,4}") ? Integer.parseInt(typed) : 0;
    return number >= 1 && number <= levels.size()
        ? Optional.of(levels.get(number - 1))
        : LevelNames.find(typed);
  }
}
