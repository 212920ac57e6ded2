package games.turnstile.gambit.notation;

import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.Turn;

/**
 * Records of games as lines of text: {@code gambit} and the first position as {@link PositionCodec}
 * writes it, then a turn a line.
 */
public final class RecordCodec {
  private static final String MAGIC = "gambit ";

  private RecordCodec() {}

  /**
   * {@return the text of a record, each line ended by a line feed}
   *
   * @param game any record
   */
  public static String format(GameRecord game) {
    StringBuilder text = new StringBuilder(MAGIC);
    text.append(PositionCodec.format(game.positions().get(0))).append('\n');
    for (Turn turn : game.turns()) {
      text.append(TurnCodec.format(turn)).append('\n');
    }
    return text.toString();
  }

  /**
   * {@return the record that the text describes, all turns legal}
   *
   * @param text lines ended by a line feed, or a carriage return and a line feed; the last line's
   *     end may be missing
   * @throws NotationException if the text is malformed or a turn illegal
   */
  public static GameRecord parse(String text) {
    NotationReader reader = new NotationReader(text);
    reader.expect(MAGIC);
    Position first = PositionCodec.read(reader);
    reader.expectEndOfLine();
    GameRecord game = GameRecord.start(first.toSetup());
    while (!reader.atEnd()) {
      int offset = reader.offset();
      Turn turn = reader.turn();
      reader.expectEndOfLine();
      NotationReader.requireLegal(turn, offset, game.last());
      game = game.play(turn);
    }
    return game;
  }
}
