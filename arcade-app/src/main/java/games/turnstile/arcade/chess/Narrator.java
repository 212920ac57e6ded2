package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Paragraph;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.Keeping;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Step;
import games.turnstile.puzzlechess.notation.Diagram;
import games.turnstile.puzzlechess.notation.SanCodec;
import games.turnstile.puzzlechess.play.Entry;
import games.turnstile.puzzlechess.play.Game;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Tells a game in words and draws its board. */
final class Narrator {
  /** What is left of a second counts as one. */
  private static final long ALMOST_A_SECOND = 999;

  private final Players players;
  private final PrintWriter out;

  /**
   * Makes a narrator.
   *
   * @param players who plays
   * @param out where the words go
   */
  Narrator(Players players, PrintWriter out) {
    this.players = players;
    this.out = out;
  }

  /** A sentence, in lines that fit on the screen. */
  void say(String text) {
    out.println(Paragraph.wrap(text, 2));
  }

  /** Lines as they are. */
  void show(String lines) {
    out.println(lines);
  }

  /** Says what is played and by whom, and what is to be done. */
  void introduce(Game game) {
    Level level = game.position().level();
    say(
        "%s: %s against %s."
            .formatted(
                Phrases.harmless(Tellings.title(level)), player(Side.WHITE), player(Side.BLACK)));
    if (!level.help().isEmpty()) {
      say(Phrases.harmless(level.help()));
    }
    if (!FenOption.isOrthodox(level)) {
      introduce(game.position().scene());
    }
    int moves = ChessRecords.moves(game.record()).size();
    if (moves > 0 && game.outcome().isEmpty()) {
      say("The game goes on after %s.".formatted(Phrases.count(moves, "move")));
    }
  }

  /** Says what is to be done in a scene. */
  void introduce(Scene scene) {
    if (!scene.title().isEmpty()) {
      say("Scene: %s.".formatted(Phrases.harmless(scene.title())));
    }
    Goals.sentences(scene.aims()).forEach(this::say);
  }

  private String player(Side side) {
    String name = Tellings.name(side);
    return players.name(side).map(bot -> "%s (%s)".formatted(name, bot)).orElse(name);
  }

  /** Draws the board as it is. */
  void draw(Position position) {
    out.println();
    out.println(Diagram.of(position));
  }

  /** Says what was done since an earlier moment of the game, and what came of it. */
  void tellMoves(Game before, Game after) {
    Position position = before.position();
    List<Move> played = played(before, after);
    for (Move move : played) {
      position = tellMove(position, move);
    }
    for (Side side : Side.values()) {
      dropped(before, after, side, played)
          .forEach(move -> say("%s was planned, and is dropped.".formatted(move)));
    }
  }

  private static List<Move> played(Game before, Game after) {
    return after.record().entries().stream()
        .skip(before.record().entries().size())
        .filter(Entry.Played.class::isInstance)
        .map(entry -> ((Entry.Played) entry).move())
        .toList();
  }

  private Position tellMove(Position before, Move move) {
    String san = SanCodec.format(before, withoutPlace(move));
    say("%s plays %s.".formatted(player(before.toMove()), san));
    Step step = before.step(move);
    step.notices().forEach(notice -> say("  " + Phrases.harmless(Notices.sentence(notice))));
    Position after = step.position();
    if (!after.scene().equals(before.scene())) {
      introduce(after.scene());
    }
    return after;
  }

  /** What is told anyway when something is stored need not be told with the move. */
  private static Move withoutPlace(Move move) {
    return move.keeping().isKept() ? move.withKeeping(Keeping.FIRST_FREE) : move;
  }

  /** What a side had planned, and neither has played nor plans any more. */
  private static List<Move> dropped(Game before, Game after, Side side, List<Move> played) {
    List<Move> dropped = new ArrayList<>();
    before.premoves(side).forEach(move -> dropped.add(withoutPlace(move)));
    Stream.of(after.premoves(side), after.proposed().stream().toList(), played)
        .flatMap(List::stream)
        .forEach(move -> dropped.remove(withoutPlace(move)));
    return dropped;
  }

  /** Says how the game ended, if it is over. */
  void tellEnd(Game game) {
    game.outcome().ifPresent(outcome -> say(Tellings.ending(game.position(), outcome)));
  }

  /** The time of a side, as it is told before its turn; empty if it has none. */
  String time(Game game, Side side) {
    OptionalLong left = game.leftMillis(side);
    if (left.isPresent()) {
      return Tellings.time(left.getAsLong() + ALMOST_A_SECOND) + " left";
    }
    return side == Side.BLACK ? Tellings.time(game.usedMillis(side)) + " used" : "";
  }
}
