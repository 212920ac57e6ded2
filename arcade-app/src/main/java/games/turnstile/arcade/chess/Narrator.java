package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.GaveUpException;
import games.turnstile.arcade.support.Paragraph;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.Keeping;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Step;
import games.turnstile.puzzlechess.notation.SanCodec;
import games.turnstile.puzzlechess.play.Entry;
import games.turnstile.puzzlechess.play.Game;
import games.turnstile.puzzlechess.scene.Side;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Tells a game in words and draws its board. */
final class Narrator {
  /** What is left of a second counts as one. */
  private static final long ALMOST_A_SECOND = 999;

  private final Players players;
  private final Introduction introduction;
  private final PrintWriter out;

  /** The scenes, and the sides that have nothing to move there, of which it has been told. */
  private final Set<String> toldIdle = new HashSet<>();

  /** The board as it was drawn last. */
  private String drawn = "";

  /**
   * Makes a narrator.
   *
   * @param players who plays
   * @param out where the words go
   */
  Narrator(Players players, PrintWriter out) {
    this.players = players;
    this.introduction = new Introduction(players);
    this.out = out;
  }

  /**
   * Goes on only if somebody can still read what is told.
   *
   * @throws GaveUpException if nothing can be written any more
   */
  void requireAudience() {
    if (out.checkError()) {
      throw new GaveUpException("the game could not be written to standard output");
    }
  }

  /** A sentence, in lines that fit on the screen. */
  void say(String text) {
    out.println(Paragraph.wrap(text, 2));
  }

  /** Lines as they are. */
  void show(String lines) {
    out.println(lines);
  }

  /** Says what is played and by whom, what is to be done, and what happens by itself. */
  void introduce(Game game) {
    introduction.of(game).forEach(this::say);
    if (game.record().entries().isEmpty()) {
      tellBeginning(game);
    }
  }

  /** Says what happens in a game before its first move; who plays alone has been told. */
  void tellBeginning(Game game) {
    Position position = game.position();
    List<Notice> notices =
        game.notices().stream().filter(notice -> !isOfIdle(notice, position)).toList();
    tell(notices, position, position);
  }

  /** Says what is to be done in the current scene. */
  void introduceScene(Game game) {
    introduction.of(game.position()).forEach(this::say);
    introduction.undos(game).ifPresent(this::say);
  }

  /** Draws the board as it is. */
  void draw(Game game) {
    drawn = Picture.of(game);
    out.println();
    out.println(drawn);
  }

  /** Draws the board unless it was drawn so the last time. */
  void redraw(Game game) {
    if (!Picture.of(game).equals(drawn)) {
      draw(game);
    }
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
    say("%s plays %s.".formatted(players.called(before.toMove()), san));
    Step step = before.step(move);
    Position after = step.position();
    tell(step.notices(), before, after);
    if (!after.scene().equals(before.scene())) {
      introduction.of(after).forEach(this::say);
    }
    return after;
  }

  private void tell(List<Notice> notices, Position before, Position after) {
    Switching switching = new Switching(before, after);
    for (Notice notice : notices) {
      if (isNews(notice, after)) {
        String sentence =
            notice instanceof Notice.Switched switched
                ? switching.sentence(switched)
                : Notices.sentence(notice);
        say("  " + Phrases.harmless(sentence));
      }
    }
  }

  /** Who has nothing to move in a scene is skipped all the time: to tell it once is enough. */
  private boolean isNews(Notice notice, Position after) {
    return !isOfIdle(notice, after) || toldIdle.add(after.scene().name() + notice);
  }

  private static boolean isOfIdle(Notice notice, Position after) {
    return notice instanceof Notice.Skipped skipped && SceneTexts.isIdle(after, skipped.side());
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

  /** Says how the game ended, if it is over, and what a level took. */
  void tellEnd(Game game) {
    game.outcome()
        .ifPresent(
            outcome -> {
              say(Tellings.ending(game.position(), outcome));
              if (!FenOption.isOrthodox(game.position().level())) {
                say(Effort.of(game.record()).sentence());
              }
            });
  }

  /** The time as it is told before a side's turn; empty if it is of no interest. */
  String time(Game game, Side side) {
    if (game.leftMillis(side).isPresent()) {
      return "%s, %s".formatted(left(game, side), left(game, side.opponent()));
    }
    boolean isOpen = players.bots().isEmpty() && FenOption.isOrthodox(game.position().level());
    return side == Side.BLACK && !isOpen ? Tellings.time(game.usedMillis(side)) + " used" : "";
  }

  private static String left(Game game, Side side) {
    long millis = game.leftMillis(side).orElseThrow() + ALMOST_A_SECOND;
    return "%s %s".formatted(Tellings.name(side), Tellings.time(millis));
  }
}
