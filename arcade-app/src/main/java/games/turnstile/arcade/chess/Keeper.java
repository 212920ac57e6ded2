package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.arcade.support.SaveOptions;
import games.turnstile.puzzlechess.notation.RecordCodec;
import games.turnstile.puzzlechess.play.GameRecord;
import java.io.PrintWriter;

/** Keeps the record of a game in a file, if it is to be kept, and who plays. */
final class Keeper {
  private final SaveOptions options;
  private final Players players;

  Keeper(SaveOptions options, Players players) {
    this.options = options;
    this.players = players;
  }

  /** Begins to keep a record where the options say. */
  void begin(GameRecord record) {
    options.begin(new ChessRecords(), text(record));
  }

  /** Begins to keep a record in a file that a person has named. */
  void begin(String file, GameRecord record) {
    options.begin(GivenFile.path(file), new ChessRecords(), text(record));
  }

  /** Whether the record is kept in a file that a person has named. */
  boolean keepsIn(String file) {
    return options.keepsIn(GivenFile.path(file));
  }

  void keep(GameRecord record) {
    if (options.file().isPresent()) {
      options.keep(text(record));
    }
  }

  /** Keeps the last thoughts too, and says where; a game that is not over can still be kept. */
  void bidFarewell(GameRecord record, Prompt prompt, PrintWriter out) {
    keep(record);
    boolean isFinished = record.outcome().isPresent();
    options.bidFarewell(isFinished, new ChessRecords(), text(record), prompt, out);
  }

  private String text(GameRecord record) {
    return players.comments() + RecordCodec.format(record);
  }
}
