package games.turnstile.benchmarks.railroadink;

import games.turnstile.railroadink.Budget;
import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.DiceRoll;
import games.turnstile.railroadink.Level;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Progress;
import games.turnstile.railroadink.Round;
import games.turnstile.railroadink.ScoreExamples;
import games.turnstile.railroadink.Sheet;
import games.turnstile.railroadink.notation.BoardCodec;
import java.util.ArrayList;
import java.util.List;

/** The sheets on which is measured; always the same. */
final class BenchmarkSheets {
  private static final int GREEDY_GAMES = 200;
  private static final int RANDOM_GAMES = 100;
  private static final int STRONG_GAMES = 2;
  private static final Budget SMALL_BUDGET = Budget.ofSteps(50);

  private BenchmarkSheets() {}

  /** The known games, and sheets of bots at the end of theirs. */
  static List<Sheet> finished() {
    List<Sheet> sheets = new ArrayList<>();
    ScoreExamples.known().forEach(example -> sheets.add(BoardCodec.parse(example.board())));
    addGames(sheets, Level.GREEDY, GREEDY_GAMES);
    addGames(sheets, Level.RANDOM, RANDOM_GAMES);
    addGames(sheets, Level.STRONG, STRONG_GAMES);
    return sheets;
  }

  private static void addGames(List<Sheet> sheets, Level level, int games) {
    for (int seed = 1; seed <= games; seed++) {
      sheets.add(played(level, seed, Round.LAST));
    }
  }

  /** The sheet of a bot after so many rounds. */
  static Sheet played(Level level, long seed, int rounds) {
    Player bot = level.player(seed, SMALL_BUDGET, Progress.none());
    List<DiceRoll> rolls = Dice.seeded(seed).rolls();
    Sheet sheet = Sheet.empty();
    for (int number = 1; number <= rounds; number++) {
      for (Placement placement : bot.finish(Round.begin(number, rolls.get(number - 1), sheet))) {
        sheet = sheet.draw(placement);
      }
    }
    return sheet;
  }
}
