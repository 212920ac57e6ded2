package games.turnstile.puzzlechess.oracle;

import games.turnstile.puzzlechess.Keeping;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A game as {@code RULES.md} tells it. It changes by being played. */
public final class OracleGame {
  private final Map<String, OracleBoard> scenes = new LinkedHashMap<>();
  private OracleBoard board;
  private OracleWorks works = new OracleWorks(Optional.empty());
  private boolean isStuck;

  /** Whether a visit leads to an entry that is not free in the end. */
  private boolean isBlocked;

  /** The moves that would be legal if the game were not over, once they are known. */
  private Optional<List<Move>> possible = Optional.empty();

  private OracleGame() {}

  /**
   * Begins a game.
   *
   * @param level what is played
   */
  public OracleGame(Level level) {
    for (Scene scene : level.scenes()) {
      scenes.put(scene.name(), new OracleBoard(scene));
    }
    board = scenes.get(level.start().name());
    scenes.values().forEach(works::settle);
    skip();
  }

  /** {@return a game that goes on by itself from here} */
  public OracleGame copy() {
    OracleGame copy = new OracleGame();
    scenes.forEach((name, scene) -> copy.scenes.put(name, scene.copy()));
    copy.board = copy.scenes.get(board.scene.name());
    copy.works = new OracleWorks(works.verdict);
    copy.isStuck = isStuck;
    return copy;
  }

  /** {@return the scenes where the side that waits has its king in check} */
  public List<String> faulty() {
    return scenes.values().stream()
        .filter(scene -> new OracleSteps(scene).isInCheck(scene.scene.setup().toMove().opponent()))
        .map(scene -> scene.scene.name())
        .toList();
  }

  /** {@return the name of the current scene} */
  public String scene() {
    return board.scene.name();
  }

  /** {@return whose turn it is} */
  public Side toMove() {
    return board.toMove;
  }

  /** {@return the number of the turn} */
  public int turn() {
    return board.turn;
  }

  /** {@return how many pieces of each kind Black has captured} */
  public Map<Kind, Integer> captures() {
    return board.captured.stream().collect(Collectors.toMap(Piece::kind, piece -> 1, Integer::sum));
  }

  /** {@return how many moves ago something was captured or a pawn moved} */
  public int quietPlies() {
    return board.quiet;
  }

  /** {@return what stands where} */
  public Map<Square, Piece> pieces() {
    return board.pieces;
  }

  /**
   * {@return what a side has stored}
   *
   * @param side whose
   */
  public Store store(Side side) {
    return Store.of(board.stores.get(side));
  }

  /** {@return the terrain as it is now} */
  public Terrain terrain() {
    return board.terrain().asTerrain();
  }

  /** {@return the ports that are on and off} */
  public Map<String, Boolean> ports() {
    return board.ports();
  }

  /** {@return the links that are open and closed} */
  public Map<String, Boolean> links() {
    return board.openLinks();
  }

  /** {@return the rights to castle} */
  public Set<Castling> castling() {
    return board.rights;
  }

  /**
   * {@return the squares that a side controls}
   *
   * @param side whose
   */
  public Set<Square> controlled(Side side) {
    return new OracleSteps(board).controlled(side);
  }

  /**
   * {@return whether a king is in check}
   *
   * @param side whose
   */
  public boolean isInCheck(Side side) {
    return new OracleSteps(board).isInCheck(side);
  }

  /** {@return what happened with the last move} */
  public List<Notice> notices() {
    return works.notices;
  }

  /** {@return how often the position has occurred} */
  public int occurrences() {
    return OracleEnds.occurrences(board);
  }

  /** {@return how the game has ended, empty if it goes on} */
  public Optional<Outcome> outcome() {
    return new OracleEnds(board, possible().isEmpty(), works.verdict, isStuck).outcome();
  }

  /** {@return the square where a pawn can be captured en passant} */
  public Optional<Square> enPassant() {
    return board.passed.filter(
        passed ->
            board.squaresOf(board.toMove).stream()
                .anyMatch(
                    from ->
                        new OracleMoves(scenes, board)
                                .deed(from, passed)
                                .flatMap(OracleDeed::captured)
                                .filter(square -> square != passed)
                                .isPresent()
                            && leavesKingSafe(Move.of(from, passed))));
  }

  /** {@return the legal moves, none if the game is over} */
  public List<Move> legalMoves() {
    return outcome().isPresent() ? List.of() : possible();
  }

  private List<Move> possible() {
    if (possible.isEmpty()) {
      possible = Optional.of(findPossible());
    }
    return possible.get();
  }

  private List<Move> findPossible() {
    List<Move> moves = new ArrayList<>();
    for (Square from : board.squaresOf(board.toMove)) {
      for (Square to : Square.values()) {
        for (Move move : choices().moves(from, to)) {
          if (leavesKingSafe(move)) {
            moves.add(move);
          }
        }
      }
    }
    return moves;
  }

  /** R5.1. */
  private boolean leavesKingSafe(Move move) {
    OracleGame copy = copy();
    Side side = board.toMove;
    copy.act(move);
    return !copy.isBlocked
        && !new OracleSteps(copy.scenes.get(scene())).isInCheck(side)
        && !new OracleSteps(copy.board).isInCheck(side);
  }

  /**
   * {@return whether a move with all its choices is legal}
   *
   * @param move any move
   */
  public boolean isLegal(Move move) {
    Move usual = move.withKeeping(Keeping.FIRST_FREE);
    if (!legalMoves().contains(usual)) {
      return false;
    }
    return move.equals(usual) || choices().canKeepAs(move);
  }

  private OracleChoices choices() {
    return new OracleChoices(board, new OracleMoves(scenes, board));
  }

  /**
   * Plays a move (R9.5).
   *
   * @param move a legal move
   */
  public void play(Move move) {
    act(move);
    skip();
    possible = Optional.empty();
  }

  /** The move and all that it causes, but for skipping. */
  private void act(Move move) {
    works = new OracleWorks(works.verdict);
    OracleBoard left = board;
    Side side = board.toMove;
    Piece piece = board.pieces.get(move.from());
    OracleDeed deed = new OracleMoves(scenes, board).deed(move.from(), move.to()).orElseThrow();
    new OracleMaking(board, works).make(move, deed);
    board.toMove = side.opponent();
    if (side == Side.BLACK) {
      beginTurn();
      deed.visited().ifPresentOrElse(link -> visit(piece, link), () -> travel(left));
    }
  }

  private void beginTurn() {
    board.turn++;
    works.happen(board, List.of(OracleWorks.Occasion.turn(board.turn)));
  }

  /** R10.1: who stands on the square of an open link goes on, unless the entry is not free. */
  private void travel(OracleBoard left) {
    if (works.mover.isEmpty()) {
      return;
    }
    Square from = works.mover.get();
    Piece piece = left.pieces.get(from);
    Optional<Link> link =
        left.linkOn(from)
            .filter(left::isOpen)
            .filter(each -> new OracleMoves(scenes, left).isThrough(each, piece));
    if (link.isPresent()) {
      left.take(from);
      Square entry = enter(piece, link.get());
      works.settle(left);
      works.happen(left, List.of(OracleWorks.Occasion.leaves(piece, from)));
      works.settle(board);
      works.happen(board, List.of(OracleWorks.Occasion.enters(piece, entry)));
    }
  }

  /** R10.2: who visits has gone already; the move is illegal if the entry is not free now. */
  private void visit(Piece piece, Link link) {
    isBlocked = !new OracleMoves(scenes, board).isThrough(link, piece);
    if (!isBlocked) {
      Square entry = enter(piece, link);
      works.settle(board);
      works.happen(board, List.of(OracleWorks.Occasion.enters(piece, entry)));
    }
  }

  private Square enter(Piece piece, Link link) {
    board.passed = Optional.empty();
    board = scenes.get(link.scene());
    Square entry = board.scene.works().entries().get(link.entry());
    works.notices.add(new Notice.Travelled(piece, board.scene.name(), entry));
    board.pieces.put(entry, piece);
    board.passed = Optional.empty();
    board.toMove = Side.WHITE;
    board.history.clear();
    return entry;
  }

  /** R4.2 to R4.4. */
  private void skip() {
    if (board.quiet == 0) {
      board.history.clear();
    }
    int skipped = 0;
    while (skipped < 2 && hasToBeSkipped() && !isDecided()) {
      Side side = board.toMove;
      works.notices.add(new Notice.Skipped(side));
      board.passed = Optional.empty();
      board.toMove = side.opponent();
      board.quiet++;
      if (side == Side.BLACK) {
        beginTurn();
      }
      skipped++;
    }
    isStuck = skipped == 2 && hasToBeSkipped();
    board.history.add(
        List.of(
            Map.copyOf(board.pieces),
            board.toMove,
            Set.copyOf(board.rights),
            enPassant(),
            board.base.asTerrain(),
            Map.copyOf(board.outputs),
            Map.copyOf(board.links),
            Set.copyOf(board.acted)));
  }

  /** R9.5: nobody is skipped where the game is over. */
  private boolean isDecided() {
    possible = Optional.empty();
    return new OracleEnds(board, possible().isEmpty(), works.verdict, false)
        .byReactionsAndAims()
        .isPresent();
  }

  private boolean hasToBeSkipped() {
    possible = Optional.empty();
    if (board.isIdle(board.toMove)) {
      return true;
    }
    return !board.scene.rules().draws().contains(DrawRule.STALEMATE)
        && !isInCheck(board.toMove)
        && possible().isEmpty();
  }
}
