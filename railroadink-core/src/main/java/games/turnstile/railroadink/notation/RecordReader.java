package games.turnstile.railroadink.notation;

import games.turnstile.railroadink.DiceRoll;
import games.turnstile.railroadink.Move;
import games.turnstile.railroadink.Round;
import games.turnstile.railroadink.Setup;
import games.turnstile.railroadink.SetupException;
import java.util.ArrayList;
import java.util.List;

/** Reads the text of {@link RecordCodec}, without asking the rules. */
final class RecordReader {
  static final char STOP = '.';

  private static final char BAR = '|';
  private static final int MOST_IN_A_ROUND = DiceRoll.A_DICE + DiceRoll.B_DICE + 1;

  private final Cursor in;
  private final List<RecordDraft.Played> moves = new ArrayList<>();

  RecordReader(String text) {
    in = new Cursor(text);
    in.skip('\uFEFF');
  }

  RecordDraft read() {
    readFirstLine();
    long seed = seed();
    List<String> players = players();
    for (int round = 1; in.toStatement(); round++) {
      readRound(round, players);
    }
    return new RecordDraft(new Setup(players, seed), moves);
  }

  private void readFirstLine() {
    String what = "'" + RecordCodec.HEAD + "' as the first line";
    in.toStatement();
    int start = in.offset();
    String line = in.upToEndOfLine().stripTrailing();
    if (!line.equals(RecordCodec.HEAD)) {
      String found = line.isEmpty() ? "the end of the text" : "'" + Cursor.excerpt(line) + "'";
      throw new NotationException(start, "expected %s, found %s".formatted(what, found));
    }
  }

  private long seed() {
    statement("seed");
    long seed = in.longInteger("the seed, a whole number");
    in.expectEndOfLine();
    return seed;
  }

  /** Goes on to the next line and over its first word. */
  private void statement(String word) {
    in.toStatement();
    in.expectWord(word, "'" + word + "'");
    in.skipBlanks();
  }

  private List<String> players() {
    statement("players");
    List<String> players = new ArrayList<>();
    do {
      in.skipBlanks();
      if (players.size() == Setup.MAX_SEATS) {
        throw new NotationException(
            in.offset(), "a game has at most %s players".formatted(Setup.MAX_SEATS));
      }
      players.add(player());
    } while (in.skip(BAR));
    return players;
  }

  private String player() {
    String what =
        "a player's name of 1 to %s characters that can be seen, without '|'"
            .formatted(Setup.LONGEST_NAME);
    int start = in.offset();
    String name = in.upTo(BAR);
    try {
      return new Setup(List.of(name), 0).players().get(0);
    } catch (SetupException noName) {
      throw name.isBlank()
          ? in.expectedCharacter(what)
          : new NotationException(
              start, "expected %s, found '%s'".formatted(what, Cursor.excerpt(name)));
    }
  }

  private void readRound(int round, List<String> players) {
    if (round > Round.LAST) {
      throw new NotationException(
          in.offset(), "a game has %s rounds, and here is one more".formatted(Round.LAST));
    }
    in.expectWord(String.valueOf(round), "the number of the next round, which is " + round);
    in.skipBlanks();
    int start = in.offset();
    moves.add(new RecordDraft.Played(start, new Move.Roll(RollCodec.read(in))));
    in.expectPartsEnd();
    for (int seat = 0; seat < players.size(); seat++) {
      String owner = Cursor.excerpt(players.get(seat));
      in.symbol(String.valueOf(BAR), "'|' and what %s drew".formatted(owner));
      in.expectPartsEnd();
      readDrawing(seat);
    }
    in.expectEndOfLine();
  }

  /** Reads what one player drew in a round. */
  private void readDrawing(int seat) {
    for (int count = 0; !in.atEndOfLine() && !in.isAt(BAR); count++) {
      int start = in.offset();
      if (in.skip(STOP)) {
        moves.add(new RecordDraft.Played(start, new Move.EndRound(seat)));
        in.expectPartsEnd();
        return;
      }
      if (count == MOST_IN_A_ROUND) {
        throw new NotationException(
            start, "nobody draws more than %s tiles in a round".formatted(MOST_IN_A_ROUND));
      }
      moves.add(new RecordDraft.Played(start, new Move.Draw(seat, PlacementCodec.read(in))));
      in.expectPartsEnd();
    }
  }
}
