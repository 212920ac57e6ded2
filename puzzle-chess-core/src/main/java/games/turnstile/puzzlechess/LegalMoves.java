package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Control;
import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.board.Generator;
import games.turnstile.puzzlechess.board.MoveCode;
import games.turnstile.puzzlechess.board.MoveList;
import games.turnstile.puzzlechess.scene.Piece;
import java.util.Arrays;

/** The legal moves in the current one of several scenes, whether the game is over or not. */
final class LegalMoves {
  /** What it takes to try a move on a board, apart from looking where own kinds get to. */
  private static final int TRIAL = 10;

  private final Situation situation;
  private final Field field;
  private final boolean isPlain;
  private final Effort effort;
  private final Generator generator = new Generator();

  /**
   * Makes a list to be asked for.
   *
   * @param effort gets what it takes to answer
   */
  LegalMoves(Situation situation, Effort effort) {
    this.situation = situation;
    this.field = situation.state().field;
    this.isPlain = situation.state().workings.isPlain;
    this.effort = effort;
  }

  /** All of them. */
  int[] all() {
    MoveList moves = new MoveList();
    if (isPlain) {
      generator.listLegal(field, moves);
    } else {
      Generator.listAll(field, moves);
      moves.retain(this::isLegal);
    }
    return Arrays.copyOf(moves.moves, moves.size);
  }

  /** Whether there is one. */
  boolean isAny() {
    MoveList moves = new MoveList();
    Generator.listAll(field, moves);
    int trial = TRIAL + Control.waysOfOwnKinds(field, field.turn ^ 1);
    for (int i = 0; i < moves.size; i++) {
      effort.add(trial);
      if (isLegal(moves.moves[i])) {
        return true;
      }
    }
    return false;
  }

  /** Whether a move that a piece can make is legal when everything has settled. */
  boolean isLegal(int move) {
    if (isPlain) {
      return generator.isSafe(field, move);
    }
    if (!canVisit(move)) {
      return false;
    }
    if (!isVisit(move) && !hasKing(field.turn)) {
      return true;
    }
    Advance advance = Advance.move(situation, move, Keeping.FIRST_FREE);
    effort.add(advance.effort());
    return advance.isSafe(field.turn, situation.current);
  }

  /** Whether a side has a king in any scene, since pieces that travel can endanger one there. */
  private boolean hasKing(int side) {
    for (SceneState state : situation.states) {
      if (state.field.king(side) != Field.NOWHERE) {
        return true;
      }
    }
    return false;
  }

  /** Whether a move does not lead to a statue, or through it. */
  boolean canVisit(int move) {
    if (!isVisit(move)) {
      return true;
    }
    Piece piece = Fields.pieceAt(field, MoveCode.from(move)).orElseThrow();
    return Journey.link(situation, piece, MoveCode.to(move)) >= 0;
  }

  private boolean isVisit(int move) {
    return (field.statues >>> MoveCode.to(move) & 1) != 0;
  }
}
