package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Position;
import games.turnstile.railroadink.Round;
import games.turnstile.railroadink.Tile;
import games.turnstile.railroadink.Violation;
import games.turnstile.railroadink.notation.NotationException;
import games.turnstile.railroadink.notation.PlacementCodec;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Asks a person what to do next in a round. */
final class PersonsTurn {
  private static final String HELP =
      """
      Type what you want to draw: the tile, its square and its orientation, such as
      A3C10 for tile A3 on square C1 in orientation 0. Or one of these:
        end          end the round; only when no die that is left can be drawn
        undo         take back the last that you drew, or the end of the last round
        legal        all that you can draw
        legal TILE   where and how you can draw a tile
        tiles        what the tiles look like in their orientations
        hint         what a strong bot would draw
        hint greedy  what a greedy bot would draw
        score        what your sheet scores as it is
        sheets       the sheets of all players
        rules        how the game goes
        quit         stop here; a game that is kept can be gone on with later""";

  private static final String RULES =
      """
      In each of seven rounds, draw the four dice in any order, each if it can be
      drawn at all. A tile must continue a route or an exit, and no highway may meet
      a railway. Three times in a game, and once in a round, you may also draw one of
      the special tiles, each kind once.
      A network that joins 2 exits scores 4 points, and 4 more for each further one;
      all 12 score 45. Each tile in the centre scores 1, and so does each square along
      your longest highway and your longest railway. Each route that ends inside the
      sheet costs 1. Whoever has most points wins; among equals, whoever has fewer
      such errors.""";

  private final Position position;
  private final int seat;
  private final Round round;
  private final Narrator narrator;
  private final Prompt prompt;
  private final Hints hints;

  PersonsTurn(Position position, int seat, Narrator narrator, Prompt prompt, Hints hints) {
    this.position = position;
    this.seat = seat;
    this.round = position.round(seat).orElseThrow();
    this.narrator = narrator;
    this.prompt = prompt;
    this.hints = hints;
  }

  /**
   * Whom to ask for advice.
   *
   * @param strong thinks for a while
   * @param greedy does not
   */
  record Hints(Player strong, Player greedy) {}

  Answer ask() {
    narrator.tellTurn(seat, round);
    String question = "%s, draw (help): ".formatted(narrator.player(seat));
    Optional<Answer> answer = Optional.empty();
    while (answer.isEmpty()) {
      Optional<String> typed = prompt.ask(question);
      if (typed.isEmpty()) {
        narrator.say("");
        return new Answer.Quit();
      }
      answer = read(typed.get());
    }
    return answer.get();
  }

  /** The answer if the text is one; otherwise does what the text asks for. */
  private Optional<Answer> read(String typed) {
    switch (typed.toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "help", "?" -> narrator.print(HELP);
      case "rules" -> narrator.print(RULES);
      case "tiles" -> narrator.print(Tiles.text());
      case "legal" -> list(EnumSet.allOf(Tile.class));
      case "hint" -> tellHint("strong", hints.strong());
      case "hint greedy" -> tellHint("greedy", hints.greedy());
      case "score" -> narrator.print(Scores.text(round.sheet().score()));
      case "sheets" -> narrator.showAll(position);
      case "end" -> {
        return allowed(round.checkEnd(), new Answer.End());
      }
      case "undo" -> {
        return Optional.of(new Answer.TakeBack());
      }
      case "quit", "exit", "q" -> {
        return Optional.of(new Answer.Quit());
      }
      default -> {
        return readPlacement(typed);
      }
    }
    return Optional.empty();
  }

  private Optional<Answer> readPlacement(String typed) {
    try {
      String[] words = typed.split("\\s+", 2);
      if (words.length == 2 && words[0].equalsIgnoreCase("legal")) {
        list(EnumSet.of(Tiles.find(words[1])));
        return Optional.empty();
      }
      Placement placement = PlacementCodec.parse(typed.toUpperCase(Locale.ROOT));
      return allowed(round.check(placement), new Answer.Draw(placement));
    } catch (NotationException malformed) {
      refuse("%s; 'help' tells what you can type".formatted(malformed.problem()));
    } catch (BadInputException unclear) {
      refuse(unclear.getMessage());
    }
    return Optional.empty();
  }

  private Optional<Answer> allowed(Optional<Violation> violation, Answer answer) {
    violation.ifPresent(broken -> refuse(broken.detail()));
    return violation.isEmpty() ? Optional.of(answer) : Optional.empty();
  }

  private void refuse(String reason) {
    narrator.say("That does not work: %s.".formatted(reason));
  }

  /** What can be drawn of these tiles, a paragraph for each that can be. */
  private void list(Collection<Tile> tiles) {
    List<Placement> legal =
        round.legalPlacements().stream().filter(drawn -> tiles.contains(drawn.tile())).toList();
    if (legal.isEmpty()) {
      narrator.say("Nothing of that can be drawn now.");
    }
    for (Tile tile : tiles) {
      List<Placement> some = legal.stream().filter(drawn -> drawn.tile() == tile).toList();
      if (!some.isEmpty()) {
        narrator.say("  " + names(some));
      }
    }
  }

  private void tellHint(String level, Player player) {
    List<Placement> drawn = player.finish(round);
    narrator.say(
        "A %s bot would %send the round."
            .formatted(level, drawn.isEmpty() ? "" : "draw " + names(drawn) + " and "));
  }

  private static String names(List<Placement> placements) {
    return placements.stream().map(Placement::toString).collect(Collectors.joining(" "));
  }
}
