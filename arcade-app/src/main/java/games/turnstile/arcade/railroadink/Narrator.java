package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.Paragraph;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.railroadink.Diagram;
import games.turnstile.railroadink.DiceRoll;
import games.turnstile.railroadink.Outcome;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Position;
import games.turnstile.railroadink.Round;
import games.turnstile.railroadink.ScoreCard;
import games.turnstile.railroadink.Setup;
import games.turnstile.railroadink.Sheet;
import games.turnstile.railroadink.Tile;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Tells what happens in a game. */
final class Narrator {
  private final Setup setup;
  private final PrintWriter out;

  Narrator(Setup setup, PrintWriter out) {
    this.setup = setup;
    this.out = out;
  }

  /** Tells who plays. */
  void introduce() {
    say("Railroad Ink, %s, seed %s.".formatted(Phrases.joined(setup.players()), setup.seed()));
  }

  /** Tells what the dice show. */
  void tellRoll(int round, DiceRoll roll) {
    say("");
    say("Round %s of %s: the dice show %s.".formatted(round, Round.LAST, names(roll.tiles())));
  }

  /** Tells what somebody drew in a round. */
  void tellDrawn(int seat, List<Placement> drawn, Sheet sheet) {
    String what =
        drawn.isEmpty()
            ? "nothing"
            : drawn.stream().map(Placement::toString).collect(Collectors.joining(" "));
    say("  %s draws %s: %s.".formatted(player(seat), what, points(sheet.score())));
  }

  /** Shows a sheet. */
  void show(int seat, Sheet sheet) {
    say("%s, %s:".formatted(player(seat), points(sheet.score())));
    print(Diagram.of(sheet).stripTrailing());
  }

  /** Shows the sheets of all players. */
  void showAll(Position position) {
    for (int seat = 0; seat < position.seats(); seat++) {
      show(seat, position.sheet(seat));
    }
  }

  /** Shows a person's sheet, and what can be drawn on it. */
  void tellTurn(int seat, Round round) {
    show(seat, round.sheet());
    String dice = round.diceLeft().isEmpty() ? "none" : names(round.diceLeft());
    say(
        "Round %s of %s. Dice left: %s. Specials left: %s."
            .formatted(round.number(), Round.LAST, dice, specials(round)));
    if (round.checkEnd().isEmpty()) {
      say("You can 'end' the round.");
    }
  }

  private static String specials(Round round) {
    if (round.specialDrawn()) {
      return "none in this round";
    }
    long drawn =
        round.sheet().placements().stream().filter(placed -> placed.tile().isSpecial()).count();
    long left = Sheet.MOST_SPECIALS - drawn;
    return left == 0 ? "none" : "%s of %s".formatted(left, names(round.sheet().specialsLeft()));
  }

  /** Tells what everybody scores, and who wins. */
  void tellEnd(Outcome outcome) {
    say("");
    say("The game is over.");
    List<ScoreCard> scores = outcome.scores();
    for (int seat = 0; seat < scores.size(); seat++) {
      say("%s:".formatted(player(seat)));
      print(Scores.text(scores.get(seat)).indent(2).stripTrailing());
    }
    int place = 1;
    for (List<Integer> rank : outcome.ranking()) {
      for (int seat : rank) {
        say("  %s. %s with %s".formatted(place, player(seat), points(scores.get(seat))));
      }
      place += rank.size();
    }
    if (scores.size() > 1) {
      tellWinners(outcome.winners().stream().map(this::player).toList());
    }
  }

  private void tellWinners(List<String> winners) {
    say(
        winners.size() == 1
            ? winners.get(0) + " wins."
            : Phrases.joined(winners) + " share the win.");
  }

  private static String points(ScoreCard card) {
    return "%s and %s"
        .formatted(
            Phrases.count(card.total(), "point"), Phrases.count(card.errors().size(), "error"));
  }

  static String names(Collection<Tile> tiles) {
    return tiles.stream().map(Tile::name).collect(Collectors.joining(" "));
  }

  String player(int seat) {
    return setup.players().get(seat);
  }

  /** Prints lines as they are. */
  void print(String lines) {
    out.println(lines);
  }

  /** Prints a line, or several if it is long. */
  void say(String text) {
    out.println(Paragraph.wrap(text, 4));
  }
}
