package games.turnstile.railroadink.notation;

import games.turnstile.railroadink.DiceRoll;
import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Move;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Records of games as text that people can read and write:
 *
 * <pre>{@code
 * railroadink record 1
 * seed 42
 * players Ann | Bob
 * 1 A1A1A4B2 | A4A12 B2B16 A1B01 A1B23 . | A1B01 B2A10 A1F01 S2A50 A4D01 .
 * 2 A0A3A3B1 | A3C10 |
 * }</pre>
 *
 * <p>The lines come in this order. Below the players there is a line for each round: its number,
 * the dice, and then for each player, in the order of the names, a bar and what that player drew,
 * special tiles among it, in order. A full stop follows when the player has ended the round. In the
 * last line full stops may be missing, since a game can be saved after any move. Which player drew
 * earlier than another is not kept.
 *
 * <p>Blank lines do not count, nor do lines that begin with {@code #}.
 */
public final class RecordCodec {
  /** The first line. */
  static final String HEAD = "railroadink record 1";

  private RecordCodec() {}

  /**
   * {@return the text of a record; equal records have the same text}
   *
   * @param game any record
   */
  public static String format(GameRecord game) {
    Setup setup = game.setup();
    StringBuilder text = new StringBuilder(HEAD + "\n");
    text.append("seed ").append(setup.seed()).append('\n');
    text.append("players ").append(String.join(" | ", setup.players())).append('\n');
    List<List<List<Placement>>> drawn = new ArrayList<>();
    for (int seat = 0; seat < setup.players().size(); seat++) {
      drawn.add(game.drawn(seat));
    }
    List<DiceRoll> rolls = game.rolls();
    for (int round = 1; round <= rolls.size(); round++) {
      text.append(round).append(' ').append(RollCodec.format(rolls.get(round - 1)));
      for (int seat = 0; seat < drawn.size(); seat++) {
        text.append(" |");
        drawn
            .get(seat)
            .get(round - 1)
            .forEach(placement -> text.append(' ').append(PlacementCodec.format(placement)));
        boolean ended = round < rolls.size() || game.last().round(seat).isEmpty();
        text.append(ended ? " ." : "");
      }
      text.append('\n');
    }
    return text.toString();
  }

  /**
   * {@return the record that the text describes, all moves legal}
   *
   * @param text a record in the form above
   * @throws NotationException if the text is malformed, or else with the violation if a move is
   *     illegal
   */
  public static GameRecord parse(String text) {
    RecordReader reader = new RecordReader(Objects.requireNonNull(text, "text"));
    return reader.read().replay();
  }

  /** How a move is written. */
  static String format(Move move) {
    if (move instanceof Move.Roll roll) {
      return RollCodec.format(roll.roll());
    }
    return move instanceof Move.Draw draw
        ? PlacementCodec.format(draw.placement())
        : String.valueOf(RecordReader.STOP);
  }
}
