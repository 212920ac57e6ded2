package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.variant.Names;
import games.turnstile.xiangqi.variant.Side;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * Records of games as text that people can read and write:
 *
 * <pre>{@code
 * xiangqi-record 1
 * red Alice
 * blue hard bot
 * variant
 * | xiangqi-variant 1
 * | name Little duel
 * | piece 1 red leader "King"
 * |   moves 1,2,3,4,5,6,7,8;
 * | piece 2 blue leader "King"
 * |   moves 1,2,3,4,5,6,7,8;
 * | board 4 3
 * |  . 2 .
 * |  . . .
 * |  . . .
 * |  . 1 .
 * extension no-dawdling
 * start 1(2)1/3/1(1)1/3 b
 * moves
 * 1,2-1,1 3,2-2,2
 * 1,1-2,2
 * }</pre>
 *
 * <p>The lines come in this order. The names of the players may be missing. Below {@code variant}
 * is the whole variant as {@link VariantCodec} writes it, each line behind a bar, so that the
 * record can be replayed when the variant has changed or is gone. {@code extension} names an
 * extension that was given by hand, beyond those that the variant names; there can be several.
 * {@code start} is where the game began as {@link PositionCodec} writes it, if that is not the
 * variant's own beginning. The moves are as {@link MoveCodec} writes them, any number in a line.
 * Moves that were taken back are not kept. Blank lines do not count, nor do lines that begin with
 * {@code #}.
 */
public final class RecordCodec {
  /** The longest text that is read. */
  public static final int LONGEST = 1 << 21;

  /** The most moves that are read. */
  public static final int MOST_MOVES = 20_000;

  /**
   * The most legal moves that all positions of a game may have together, so that records on huge
   * boards take no more time and memory than others.
   */
  public static final int MOST_CHOICES = 2_000_000;

  /** The first line. */
  static final String HEAD = "xiangqi-record 1";

  private RecordCodec() {}

  /**
   * {@return the text of a record without names}
   *
   * @param game any record
   * @throws IllegalArgumentException if it began with a piece that is not as its type says, has
   *     more moves than can be read back, or an extension whose name cannot be
   */
  public static String format(GameRecord game) {
    return format(new NamedRecord(game, Map.of()));
  }

  /**
   * {@return the text of a record; equal records without moves taken back have the same text}
   *
   * @param named any record
   * @throws IllegalArgumentException if it began with a piece that is not as its type says, has
   *     more moves than can be read back, or an extension whose name cannot be
   */
  public static String format(NamedRecord named) {
    GameRecord game = named.game();
    requireRoom(game.moves());
    Ruleset ruleset = game.setup().ruleset();
    StringBuilder text = new StringBuilder(HEAD + "\n");
    named.names().forEach((side, name) -> text.append("%s %s\n".formatted(word(side), name)));
    text.append("variant\n");
    VariantCodec.format(ruleset.variant())
        .lines()
        .forEach(line -> text.append("| ").append(line).append('\n'));
    ruleset.extensions().stream()
        .map(Extension::name)
        .filter(name -> !ruleset.variant().extensions().contains(name))
        .forEach(name -> text.append("extension ").append(extensionName(name)).append('\n'));
    if (!game.setup().equals(Setup.initial(ruleset))) {
      text.append("start ").append(PositionCodec.format(game.setup())).append('\n');
    }
    text.append("moves\n");
    addMoves(text, game.moves());
    return text.toString();
  }

  private static String extensionName(String name) {
    if (!Names.isName(name)) {
      throw new IllegalArgumentException(
          "the name of an extension in a record has %s, not '%s'"
              .formatted(Names.RULE, Names.excerpt(name)));
    }
    return name;
  }

  private static void requireRoom(List<Move> moves) {
    if (moves.size() > MOST_MOVES) {
      throw new IllegalArgumentException(
          "a record has at most %s moves, not %s".formatted(MOST_MOVES, moves.size()));
    }
  }

  private static void addMoves(StringBuilder text, List<Move> moves) {
    for (int i = 0; i < moves.size(); i++) {
      boolean endsLine = i % 2 == 1 || i == moves.size() - 1;
      text.append(MoveCodec.format(moves.get(i))).append(endsLine ? '\n' : ' ');
    }
  }

  static String word(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  /**
   * {@return the record that the text describes, all moves legal}
   *
   * @param text a record in the form above, whose extensions come along or can be found
   * @throws NotationException if the text is malformed, an extension is missing or fails, no game
   *     can begin so, or a move is illegal
   */
  public static NamedRecord parse(String text) {
    return parse(text, List.of());
  }

  /**
   * {@return the record that the text describes, all moves legal}
   *
   * @param text a record in the form above
   * @param given extensions by hand, of which only those act that the record names
   * @throws NotationException if the text is malformed, an extension is missing or fails, no game
   *     can begin so, or a move is illegal
   */
  public static NamedRecord parse(String text, Collection<Extension> given) {
    Objects.requireNonNull(text, "text");
    return new RecordReader(text, List.copyOf(given)).read();
  }
}
