package games.turnstile.gambit;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The state of a game: the board, whose turn it is, and in the middle of a turn which piece is
 * jumping. Always one that the rules can be applied to, whether or not a game can lead to it;
 * immutable, and equal to another position exactly when both have the same parts.
 *
 * <p>It can be played on in two ways that may be mixed: a whole {@link Turn} at a time, or a single
 * {@link Move} at a time. After a jump the turn passes by itself if the piece cannot jump again;
 * otherwise the player jumps on with that piece or stops.
 */
public final class Position {
  private static final int NO_JUMPER = -1;
  private static final Position INITIAL = of(Setup.initial());

  private final Side toMove;
  private final int own;
  private final int opp;
  private final int jumper;
  private final Ruleset ruleset;

  private Position(Side toMove, int own, int opp, int jumper, Ruleset ruleset) {
    this.toMove = toMove;
    this.own = own;
    this.opp = opp;
    this.jumper = jumper;
    this.ruleset = ruleset;
  }

  /** {@return the start of an ordinary game, with O to move} */
  public static Position initial() {
    return INITIAL;
  }

  /**
   * {@return the position that the setup describes}
   *
   * @param setup what the position is made of
   * @throws SetupException if the setup names a jumper that is not the mover's or cannot jump
   */
  public static Position of(Setup setup) {
    Side toMove = setup.toMove();
    int own = setup.board().bits(toMove);
    int opp = setup.board().bits(toMove.opponent());
    int jumper = setup.jumper().map(Point::index).orElse(NO_JUMPER);
    if (jumper != NO_JUMPER) {
      String square = Point.ofIndex(jumper).name();
      if ((own & 1 << jumper) == 0) {
        throw new SetupException(
            SetupException.Fault.JUMPER_IS_NO_OWN_PIECE,
            "%s is to go on jumping from %s, but has no piece there".formatted(toMove, square));
      }
      if (Bits.landings(jumper, own, opp) == 0) {
        throw new SetupException(
            SetupException.Fault.JUMPER_IS_STUCK,
            "the piece on %s cannot jump again, so the turn is over".formatted(square));
      }
    }
    return new Position(toMove, own, opp, jumper, setup.ruleset());
  }

  /** {@return the description from which {@link #of} makes this position again} */
  public Setup toSetup() {
    return new Setup(board(), toMove, jumper(), ruleset);
  }

  /** {@return where the pieces stand} */
  public Board board() {
    return Board.ofBits(toMove, own, opp);
  }

  /** {@return whose turn it is; at the end of a game, who has no jump} */
  public Side toMove() {
    return toMove;
  }

  /** {@return the rules in force} */
  public Ruleset ruleset() {
    return ruleset;
  }

  /**
   * {@return in the middle of a turn, the square of the piece that has just jumped and can jump
   * again; empty at the start of a turn}
   */
  public Optional<Point> jumper() {
    return jumper == NO_JUMPER ? Optional.empty() : Optional.of(Point.ofIndex(jumper));
  }

  /**
   * {@return every legal move: the jumps, by the square jumped from and then by the square landed
   * on, ascending; in the middle of a turn then the stop. Empty when the game is over}
   */
  public List<Move> legalMoves() {
    List<Move> moves = MoveGenerator.jumps(own, opp, movers());
    if (jumper != NO_JUMPER) {
      moves.add(new Move.Stop());
    }
    return List.copyOf(moves);
  }

  /**
   * {@return every legal turn, in the order of the first square, then the second, and so on, a turn
   * that stops before the longer ones that go on from there. In the middle of a turn, every way to
   * end it, beginning with the stop. Empty when the game is over}
   */
  public List<Turn> legalTurns() {
    List<Turn> turns = MoveGenerator.turns(own, opp, movers());
    if (jumper != NO_JUMPER) {
      turns.add(0, Turn.of(Point.ofIndex(jumper)));
    }
    return List.copyOf(turns);
  }

  /** The pieces that may jump now. */
  private int movers() {
    return jumper == NO_JUMPER ? Bits.movers(own, opp) : 1 << jumper;
  }

  /**
   * {@return why the move is not allowed, empty if it is legal}
   *
   * @param move any move
   */
  public Optional<Violation> check(Move move) {
    Objects.requireNonNull(move, "move");
    return move instanceof Move.Jump jump
        ? Legality.checkPath(this, List.of(jump.from(), jump.to()))
        : Legality.checkStop(this);
  }

  /**
   * {@return why the turn is not allowed, empty if it is legal}
   *
   * @param turn any turn
   */
  public Optional<Violation> check(Turn turn) {
    Objects.requireNonNull(turn, "turn");
    return Legality.checkPath(this, turn.path());
  }

  /**
   * {@return the position after the move; this one stays as it is}
   *
   * @param move a legal move
   * @throws IllegalMoveException if the move is not legal
   */
  public Position play(Move move) {
    Optional<Violation> violation = check(move);
    if (violation.isPresent()) {
      throw new IllegalMoveException(this, move, violation.get());
    }
    if (move instanceof Move.Jump jump) {
      Position landed = jump(jump);
      boolean canGoOn = Bits.landings(landed.jumper, landed.own, landed.opp) != 0;
      return canGoOn ? landed : landed.pass();
    }
    return pass();
  }

  /**
   * {@return the position at the start of the other player's turn; this one stays as it is}
   *
   * @param turn a legal turn
   * @throws IllegalMoveException if the turn is not legal
   */
  public Position play(Turn turn) {
    Optional<Violation> violation = check(turn);
    if (violation.isPresent()) {
      throw new IllegalMoveException(this, turn, violation.get());
    }
    Position position = this;
    for (Move.Jump jump : turn.jumps()) {
      position = position.jump(jump);
    }
    return position.pass();
  }

  private Position jump(Move.Jump jump) {
    int from = jump.from().index();
    int to = jump.to().index();
    return new Position(
        toMove, Bits.moved(own, from, to), opp ^ Bits.between(from, to), to, ruleset);
  }

  private Position pass() {
    return new Position(toMove.opponent(), opp, own, NO_JUMPER, ruleset);
  }

  /** {@return the result, empty while the game goes on} */
  public Optional<Outcome> outcome() {
    return movers() != 0
        ? Optional.empty()
        : Optional.of(new Outcome(score(Side.X), score(Side.O)));
  }

  /**
   * {@return the points that one side would have if the game ended now}
   *
   * @param side whose points
   */
  public int score(Side side) {
    return board().score(side, ruleset);
  }

  /**
   * {@return the islands of one side as the board is now, in the order of their lowest squares}
   *
   * @param side whose islands
   */
  public List<Island> islands(Side side) {
    return board().islands(side, ruleset);
  }

  /** The pieces of the side to move. */
  int own() {
    return own;
  }

  /** The pieces of the other side. */
  int opp() {
    return opp;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position position
        && position.toMove == toMove
        && position.own == own
        && position.opp == opp
        && position.jumper == jumper
        && position.ruleset == ruleset;
  }

  @Override
  public int hashCode() {
    return Objects.hash(toMove, own, opp, jumper, ruleset);
  }

  @Override
  public String toString() {
    return "Position[%s, %s to move%s, %s]"
        .formatted(board(), toMove, jumper().map(at -> " on from " + at).orElse(""), ruleset);
  }
}
