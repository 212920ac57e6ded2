package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.notation.NotationException;
import games.turnstile.puzzlechess.play.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a person plans in a turn. It becomes part of the game with the move of that turn. */
final class Planning {
  private static final String HOW = "moves as two squares, such as: premove g8f6 f6e4";

  private final Narrator narrator;
  private final List<Move> planned = new ArrayList<>();
  private Position turn;

  Planning(Narrator narrator) {
    this.narrator = narrator;
  }

  /** Begins a turn, unless it has begun before. */
  void begin(Position position) {
    if (turn != position) {
      turn = position;
      planned.clear();
    }
  }

  /** What has been planned in this turn, and is forgotten here. */
  List<Move> take() {
    List<Move> taken = List.copyOf(planned);
    planned.clear();
    return taken;
  }

  /** Says what is planned, in earlier turns too. */
  void tell(Game game) {
    String moves =
        Stream.concat(game.premoves(turn.toMove()).stream(), planned.stream())
            .map(Move::toString)
            .collect(Collectors.joining(", "));
    narrator.say(
        moves.isEmpty()
            ? "Nothing is planned. Plan " + HOW
            : "Planned for your next turns: %s. 'premove none' forgets that.".formatted(moves));
  }

  /** Plans more moves, or says why not. */
  void add(Game game, String typed) {
    List<Move> more = new ArrayList<>();
    for (String word : typed.split("\\s+")) {
      if (!MoveReader.isSquares(word)) {
        narrator.say("Plan " + HOW);
        return;
      }
      try {
        more.add(new MoveReader(turn).read(word));
      } catch (NotationException malformed) {
        narrator.say("%s is no move: %s.".formatted(word, malformed.problem()));
        return;
      }
    }
    int before = game.premoves(turn.toMove()).size() + planned.size();
    if (before + more.size() > Game.MOST_PREMOVES) {
      narrator.say("At most %s moves can be planned.".formatted(Game.MOST_PREMOVES));
      return;
    }
    planned.addAll(more);
    tell(game);
  }
}
