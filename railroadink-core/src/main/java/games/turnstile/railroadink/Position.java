package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The state of a game of one or several players, who share the dice and draw on sheets of their
 * own. Immutable and thread-safe, and equal to another position exactly when both have the same
 * setup, rounds and sheets.
 *
 * <p>Seats count from 0. In a round they draw independently of each other, in any order.
 */
public final class Position {
  private final Setup setup;

  /** How many rounds have begun. */
  private final int round;

  /** The latest round of each seat; empty before the first roll. */
  private final List<Round> rounds;

  /** The seats that have ended the latest round. */
  private final BitSet ended;

  private Position(Setup setup, int round, List<Round> rounds, BitSet ended) {
    this.setup = setup;
    this.round = round;
    this.rounds = rounds;
    this.ended = ended;
  }

  /**
   * {@return the position in which a game begins}
   *
   * @param setup how it begins
   */
  public static Position of(Setup setup) {
    BitSet ended = new BitSet();
    ended.set(0, setup.players().size());
    return new Position(setup, 0, List.of(), ended);
  }

  /** {@return how the game began} */
  public Setup setup() {
    return setup;
  }

  /** {@return the number of seats} */
  public int seats() {
    return setup.players().size();
  }

  /** {@return what the position waits for} */
  public Phase phase() {
    if (ended.cardinality() < seats()) {
      return Phase.DRAW;
    }
    return round == Round.LAST ? Phase.OVER : Phase.ROLL;
  }

  /** {@return how many times the dice have been rolled, 0 to 7} */
  public int rolls() {
    return round;
  }

  /** {@return the latest roll; empty before the first} */
  public Optional<DiceRoll> roll() {
    return rounds.isEmpty() ? Optional.empty() : Optional.of(rounds.get(0).roll());
  }

  /**
   * {@return the round that a player is drawing in; empty if that player waits for the others or
   * for the dice, or the game is over}
   *
   * @param seat which player
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public Optional<Round> round(int seat) {
    Objects.checkIndex(seat, seats());
    return ended.get(seat) ? Optional.empty() : Optional.of(rounds.get(seat));
  }

  /**
   * {@return what a player has drawn}
   *
   * @param seat which player
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public Sheet sheet(int seat) {
    Objects.checkIndex(seat, seats());
    return rounds.isEmpty() ? Sheet.empty() : rounds.get(seat).sheet();
  }

  /**
   * {@return the moves that a player has, each drawing once: to end the round if that is allowed,
   * then the placements as in {@link Round#legalPlacements}; empty if that player waits}
   *
   * @param seat which player
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public List<Move> legalMoves(int seat) {
    List<Move> moves = new ArrayList<>();
    round(seat)
        .ifPresent(
            drawing -> {
              if (drawing.checkEnd().isEmpty()) {
                moves.add(new Move.EndRound(seat));
              }
              drawing
                  .legalPlacements()
                  .forEach(placement -> moves.add(new Move.Draw(seat, placement)));
            });
    return Collections.unmodifiableList(moves);
  }

  /**
   * {@return why the move is not allowed, empty if it is}
   *
   * @param move any move
   */
  public Optional<Violation> check(Move move) {
    Objects.requireNonNull(move, "move");
    if (phase() == Phase.OVER) {
      return Legality.violation(Violation.Code.GAME_OVER, "the game is over");
    }
    if (move instanceof Move.Roll) {
      return phase() == Phase.ROLL
          ? Optional.empty()
          : Legality.violation(
              Violation.Code.NOT_TIME_TO_ROLL,
              "not everybody has ended round %s; the dice have to wait".formatted(round));
    }
    if (move instanceof Move.Draw draw) {
      return checkSeat(draw.seat()).or(() -> rounds.get(draw.seat()).check(draw.placement()));
    }
    if (move instanceof Move.EndRound end) {
      return checkSeat(end.seat()).or(() -> rounds.get(end.seat()).checkEnd());
    }
    throw new AssertionError(move);
  }

  private Optional<Violation> checkSeat(int seat) {
    if (seat < 0 || seat >= seats()) {
      return Legality.violation(
          Violation.Code.UNKNOWN_SEAT,
          "there is no seat %s; seats are 0 to %s".formatted(seat, seats() - 1));
    }
    if (phase() == Phase.ROLL) {
      return Legality.violation(
          Violation.Code.NOT_TIME_TO_DRAW, "the dice have to be rolled first");
    }
    return ended.get(seat)
        ? Legality.violation(
            Violation.Code.ROUND_ENDED,
            "%s has ended round %s already".formatted(setup.players().get(seat), round))
        : Optional.empty();
  }

  /**
   * {@return the position after the move; this one stays as it is}
   *
   * @param move a move that is allowed
   * @throws IllegalMoveException if it is not
   */
  public Position play(Move move) {
    Optional<Violation> violation = check(move);
    if (violation.isPresent()) {
      throw new IllegalMoveException(move, violation.get());
    }
    if (move instanceof Move.Roll roll) {
      List<Round> next =
          IntStream.range(0, seats())
              .mapToObj(seat -> Round.begin(round + 1, roll.roll(), sheet(seat)))
              .toList();
      return new Position(setup, round + 1, next, new BitSet());
    }
    if (move instanceof Move.Draw draw) {
      List<Round> next = new ArrayList<>(rounds);
      next.set(draw.seat(), rounds.get(draw.seat()).draw(draw.placement()));
      return new Position(setup, round, List.copyOf(next), ended);
    }
    if (move instanceof Move.EndRound end) {
      BitSet next = (BitSet) ended.clone();
      next.set(end.seat());
      return new Position(setup, round, rounds, next);
    }
    throw new AssertionError(move);
  }

  /** {@return the result, empty while the game goes on} */
  public Optional<Outcome> outcome() {
    return phase() == Phase.OVER
        ? Optional.of(new Outcome(rounds.stream().map(last -> last.sheet().score()).toList()))
        : Optional.empty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position position
        && position.setup.equals(setup)
        && position.rounds.equals(rounds)
        && position.ended.equals(ended);
  }

  @Override
  public int hashCode() {
    return Objects.hash(setup, rounds, ended);
  }

  @Override
  public String toString() {
    return "Position[%s, round %s, %s]".formatted(phase(), round, rounds);
  }
}
