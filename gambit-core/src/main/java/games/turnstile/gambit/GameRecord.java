package games.turnstile.gambit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A game from its setup on, as whole turns that are all legal. Immutable; the history of a game is
 * kept here and not in {@link Position}.
 *
 * <p>Its text form is read and written by {@link games.turnstile.gambit.notation.RecordCodec}.
 */
public final class GameRecord {
  private final Setup setup;
  private final List<Turn> turns;
  private final List<Position> positions;

  private GameRecord(Setup setup, List<Turn> turns, List<Position> positions) {
    this.setup = setup;
    this.turns = List.copyOf(turns);
    this.positions = List.copyOf(positions);
  }

  /** {@return the record of an ordinary game in which nothing has happened yet} */
  public static GameRecord start() {
    return start(Setup.initial());
  }

  /**
   * {@return the record of a game in which nothing has happened yet}
   *
   * @param setup how the game begins
   * @throws SetupException if the setup is not a position
   */
  public static GameRecord start(Setup setup) {
    return new GameRecord(setup, List.of(), List.of(Position.of(setup)));
  }

  /**
   * {@return this record with one more turn}
   *
   * @param turn a legal turn in the last position
   * @throws IllegalMoveException if the turn is not legal
   */
  public GameRecord play(Turn turn) {
    Position next = last().play(turn);
    List<Turn> longerTurns = new ArrayList<>(turns);
    longerTurns.add(turn);
    List<Position> longerPositions = new ArrayList<>(positions);
    longerPositions.add(next);
    return new GameRecord(setup, longerTurns, longerPositions);
  }

  /**
   * {@return the record as it was after the first turns}
   *
   * @param count how many turns to keep, 0 to the number of turns
   * @throws IllegalArgumentException if there are not so many
   */
  public GameRecord first(int count) {
    if (count < 0 || count > turns.size()) {
      throw new IllegalArgumentException(
          "cannot keep %s turns of %s".formatted(count, turns.size()));
    }
    return new GameRecord(setup, turns.subList(0, count), positions.subList(0, count + 1));
  }

  /** {@return how the game began} */
  public Setup setup() {
    return setup;
  }

  /** {@return the turns in order} */
  public List<Turn> turns() {
    return turns;
  }

  /** {@return the positions: the first one, then the one after each turn} */
  public List<Position> positions() {
    return positions;
  }

  /** {@return the position after the last turn} */
  public Position last() {
    return positions.get(turns.size());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameRecord game && game.setup.equals(setup) && game.turns.equals(turns);
  }

  @Override
  public int hashCode() {
    return Objects.hash(setup, turns);
  }

  @Override
  public String toString() {
    return "GameRecord[%s, %s]".formatted(setup, turns);
  }
}
