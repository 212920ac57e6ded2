package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PromotionRule;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Works;
import java.util.List;
import java.util.Optional;

/**
 * Orthodox positions as FEN: {@code 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1}.
 *
 * <p>The fields are the board from rank 8 to rank 1, the side to move, the rights to castle, the
 * square that a pawn has just passed, the number of quiet moves and that of the turn. The last two
 * may be missing together, and are 0 and 1 then. A side may have no king. What is read with six
 * fields is written in the same way again.
 */
public final class FenCodec {
  /** Where a game of orthodox chess begins. */
  public static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  static final List<Kind> KINDS =
      List.of(Kind.KING, Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT, Kind.PAWN);

  private FenCodec() {}

  /**
   * {@return the setup that a FEN describes}
   *
   * @param fen four or six fields with one space between them
   * @throws NotationException if the text is malformed, or tells of what cannot be on a board
   */
  public static Setup parse(String fen) {
    return new FenReader(fen).read();
  }

  /**
   * {@return a level with the position that a FEN describes, in which White is to be checkmated}
   *
   * @param fen four or six fields with one space between them
   * @throws NotationException if the text is malformed, or tells of what cannot be on a board, or
   *     the side that is not to move is in check
   */
  public static Level level(String fen) {
    Level level = Level.of(Scene.orthodox(parse(fen)));
    try {
      Position.initial(level);
    } catch (LevelException inCheck) {
      throw NotationException.at(fen, fen.indexOf(' ') + 1, inCheck.faults().get(0).detail());
    }
    return level;
  }

  /**
   * {@return the FEN of a setup, with six fields}
   *
   * @param setup a setup that FEN can tell
   * @throws IllegalArgumentException if something is stored, or on the board is what orthodox chess
   *     does not have
   */
  public static String format(Setup setup) {
    refuse(whyNot(setup));
    return write(setup);
  }

  /**
   * {@return the FEN of a position, with six fields; a pawn has passed a square only if it can be
   * captured there (R5.4)}
   *
   * @param position an orthodox position
   * @throws IllegalArgumentException if it is not orthodox
   */
  public static String format(Position position) {
    refuse(whyNot(position));
    return write(position.toSetup());
  }

  /**
   * {@return whether a position is orthodox: a FEN tells all on which its moves depend}
   *
   * @param position any position
   */
  public static boolean isOrthodox(Position position) {
    return whyNot(position).isEmpty();
  }

  private static void refuse(Optional<String> reason) {
    if (reason.isPresent()) {
      throw new IllegalArgumentException("FEN cannot tell this: " + reason.get());
    }
  }

  private static Optional<String> whyNot(Position position) {
    Scene scene = position.scene();
    if (!position.terrain().isFlat()) {
      return Optional.of("the board has heights, voids or walls");
    }
    if (!scene.works().equals(Works.NONE)) {
      return Optional.of("the scene has links, ports or reactions");
    }
    if (scene.rules().promotion() != PromotionRule.ORTHODOX) {
      return Optional.of("pawns are promoted to what is in the store");
    }
    if (!scene.rules().draws().contains(DrawRule.STALEMATE)) {
      return Optional.of("stalemate is not a draw");
    }
    if (Math.max(position.turn(), position.quietPlies()) > Setup.MOST_TURNS) {
      return Optional.of("the game has more than %s turns".formatted(Setup.MOST_TURNS));
    }
    return whyNot(position.toSetup());
  }

  private static Optional<String> whyNot(Setup setup) {
    for (Side side : Side.values()) {
      if (setup.store(side).size() > 0) {
        return Optional.of("something is stored");
      }
    }
    for (Piece piece : setup.pieces().values()) {
      if (!KINDS.contains(piece.kind())) {
        return Optional.of("there is %s on the board".formatted(Phrases.a(piece.kind().name())));
      }
    }
    try {
      parse(write(setup));
      return Optional.empty();
    } catch (NotationException impossible) {
      return Optional.of(impossible.problem());
    }
  }

  private static String write(Setup setup) {
    StringBuilder fen = new StringBuilder();
    for (int rank = Square.SIDE - 1; rank >= 0; rank--) {
      writeRank(setup, rank, fen);
      fen.append(rank > 0 ? '/' : ' ');
    }
    fen.append(setup.toMove() == Side.WHITE ? 'w' : 'b').append(' ');
    setup.castling().forEach(right -> fen.append(Phrases.CASTLING.charAt(right.ordinal())));
    fen.append(setup.castling().isEmpty() ? "- " : " ");
    fen.append(setup.enPassant().map(Square::toString).orElse("-"));
    return fen.append(' ').append(setup.quietPlies()).append(' ').append(setup.turn()).toString();
  }

  private static void writeRank(Setup setup, int rank, StringBuilder fen) {
    int empty = 0;
    for (int file = 0; file < Square.SIDE; file++) {
      Piece piece = setup.pieces().get(Square.of(rank * Square.SIDE + file));
      if (piece == null) {
        empty++;
      } else {
        fen.append(empty > 0 ? String.valueOf(empty) : "").append(Phrases.letter(piece));
        empty = 0;
      }
    }
    fen.append(empty > 0 ? String.valueOf(empty) : "");
  }
}
