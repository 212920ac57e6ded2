package games.turnstile.railchess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * A game from its setup on, as moves that are all legal. Immutable; the history of a game is kept
 * here and not in {@link Position}.
 *
 * <p>Its text form is read and written by {@code RecordCodec}.
 */
public final class GameRecord {
  private final Setup setup;
  private final List<Move> moves;
  private final List<Step> steps;

  private GameRecord(Setup setup, List<Move> moves, List<Step> steps) {
    this.setup = setup;
    this.moves = moves;
    this.steps = steps;
  }

  /**
   * {@return the record of a game in which nothing has happened yet}
   *
   * @param setup how the game begins
   */
  public static GameRecord start(Setup setup) {
    return new GameRecord(setup, List.of(), List.of(Position.begin(setup)));
  }

  /**
   * {@return the record of a game}
   *
   * @param setup how the game began
   * @param moves all moves in order
   * @throws IllegalMoveException if one is not legal
   */
  public static GameRecord replay(Setup setup, List<Move> moves) {
    List<Step> steps = new ArrayList<>();
    steps.add(Position.begin(setup));
    for (Move move : moves) {
      steps.add(steps.get(steps.size() - 1).position().step(move));
    }
    return new GameRecord(setup, List.copyOf(moves), List.copyOf(steps));
  }

  /**
   * {@return this record with one more move}
   *
   * @param move a legal move in the last position
   * @throws IllegalMoveException if it is not legal
   */
  public GameRecord play(Move move) {
    return new GameRecord(setup, appended(moves, move), appended(steps, last().step(move)));
  }

  private static <T> List<T> appended(List<T> items, T item) {
    List<T> longer = new ArrayList<>(items.size() + 1);
    longer.addAll(items);
    longer.add(item);
    return Collections.unmodifiableList(longer);
  }

  /**
   * {@return the record as it was after the first moves}
   *
   * @param count how many moves to keep, 0 to the number of moves
   * @throws IllegalArgumentException if there are not so many
   */
  public GameRecord first(int count) {
    if (count < 0 || count > moves.size()) {
      throw new IllegalArgumentException(
          "cannot keep %s moves of %s".formatted(count, moves.size()));
    }
    return new GameRecord(setup, moves.subList(0, count), steps.subList(0, count + 1));
  }

  /** {@return how the game began} */
  public Setup setup() {
    return setup;
  }

  /** {@return the moves in order, those of the dice among them} */
  public List<Move> moves() {
    return moves;
  }

  /** {@return the first position and what led to it, then the same for each move} */
  public List<Step> steps() {
    return steps;
  }

  /** {@return the position after the last move} */
  public Position last() {
    return steps.get(moves.size()).position();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameRecord game && game.setup.equals(setup) && game.moves.equals(moves);
  }

  @Override
  public int hashCode() {
    return Objects.hash(setup, moves);
  }

  @Override
  public String toString() {
    return "GameRecord[%s, %s moves]".formatted(setup.map().name(), moves.size());
  }
}
