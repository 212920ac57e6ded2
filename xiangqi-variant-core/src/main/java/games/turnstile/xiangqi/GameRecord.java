package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A game from its setup on, as moves that are all legal, with those that were taken back and can be
 * played again. Immutable; the history of a game is kept here and not in {@link Position}.
 *
 * <p>Its text form is read and written by {@code RecordCodec}.
 */
public final class GameRecord {
  private final Setup setup;

  /** All moves, those that were taken back at the end. */
  private final List<Move> line;

  private final List<Position> positions;

  /** How many moves of the line have been played. */
  private final int played;

  private GameRecord(Setup setup, List<Move> line, List<Position> positions, int played) {
    this.setup = setup;
    this.line = line;
    this.positions = positions;
    this.played = played;
  }

  /**
   * {@return the record of a game in which nothing has happened yet}
   *
   * @param setup how the game begins
   * @throws SetupException if the setup is not a position
   */
  public static GameRecord start(Setup setup) {
    return new GameRecord(setup, List.of(), List.of(Position.of(setup)), 0);
  }

  /**
   * {@return the record of a game}
   *
   * @param setup how the game began
   * @param moves all moves in order
   * @throws SetupException if the setup is not a position
   * @throws IllegalMoveException if a move is not legal
   */
  public static GameRecord replay(Setup setup, List<Move> moves) {
    List<Position> positions = new ArrayList<>(List.of(Position.of(setup)));
    for (Move move : moves) {
      positions.add(positions.get(positions.size() - 1).play(move));
    }
    return new GameRecord(
        setup, List.copyOf(moves), Collections.unmodifiableList(positions), moves.size());
  }

  /**
   * {@return this record with one more move; what was taken back is forgotten}
   *
   * @param move a legal move in the last position
   * @throws IllegalMoveException if it is not legal
   */
  public GameRecord play(Move move) {
    return new GameRecord(
        setup, appended(moves(), move), appended(positions(), last().play(move)), played + 1);
  }

  private static <T> List<T> appended(List<T> items, T item) {
    List<T> longer = new ArrayList<>(items.size() + 1);
    longer.addAll(items);
    longer.add(item);
    return Collections.unmodifiableList(longer);
  }

  /**
   * {@return the record before the last move, which can be played again; empty at the beginning}
   */
  public Optional<GameRecord> undo() {
    return played == 0
        ? Optional.empty()
        : Optional.of(new GameRecord(setup, line, positions, played - 1));
  }

  /** {@return the record with the move played again that was taken back last; empty if none was} */
  public Optional<GameRecord> redo() {
    return played == line.size()
        ? Optional.empty()
        : Optional.of(new GameRecord(setup, line, positions, played + 1));
  }

  /**
   * {@return whether a side may take its last move back by the rule of the variant: undo is on, the
   * last move is its own, and the other side has not replied}
   *
   * @param side who asks
   */
  public boolean mayTakeBack(Side side) {
    return setup.ruleset().variant().rules().undo()
        && played > 0
        && positions.get(played - 1).turn() == side;
  }

  /**
   * {@return the record as it was after the first moves; the others can be played again}
   *
   * @param count how many moves to keep, 0 to the number of moves
   * @throws IllegalArgumentException if there are not so many
   */
  public GameRecord first(int count) {
    if (count < 0 || count > played) {
      throw new IllegalArgumentException("cannot keep %s moves of %s".formatted(count, played));
    }
    return new GameRecord(setup, line, positions, count);
  }

  /** {@return how the game began} */
  public Setup setup() {
    return setup;
  }

  /** {@return the moves in order} */
  public List<Move> moves() {
    return line.subList(0, played);
  }

  /** {@return the first position, then the one after each move} */
  public List<Position> positions() {
    return positions.subList(0, played + 1);
  }

  /** {@return the position after the last move} */
  public Position last() {
    return positions.get(played);
  }

  /** {@return the moves that were taken back and can be played again, in order} */
  public List<Move> takenBack() {
    return line.subList(played, line.size());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameRecord game
        && game.played == played
        && game.line.equals(line)
        && game.setup.equals(setup);
  }

  @Override
  public int hashCode() {
    return Objects.hash(setup, line, played);
  }

  @Override
  public String toString() {
    return "GameRecord[%s, %s]".formatted(setup.ruleset().variant().name(), moves());
  }
}
