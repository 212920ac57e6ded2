package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * A game from its setup on, as moves that are all legal. Immutable; the history of a game is kept
 * here and not in {@link Position}.
 *
 * <p>Two records are equal when in each round everybody has drawn the same in the same order; which
 * player drew earlier than another does not matter. The text form is read and written by {@code
 * RecordCodec}.
 */
public final class GameRecord {
  private final Setup setup;
  private final List<Move> moves;
  private final List<Position> positions;

  private GameRecord(Setup setup, List<Move> moves, List<Position> positions) {
    this.setup = setup;
    this.moves = moves;
    this.positions = positions;
  }

  /**
   * {@return the record of a game in which nothing has happened yet}
   *
   * @param setup how the game begins
   */
  public static GameRecord start(Setup setup) {
    return new GameRecord(setup, List.of(), List.of(Position.of(setup)));
  }

  /**
   * {@return the record of a game}
   *
   * @param setup how the game began
   * @param moves all moves in order
   * @throws IllegalMoveException if one is not legal
   */
  public static GameRecord replay(Setup setup, List<Move> moves) {
    GameRecord record = start(setup);
    for (Move move : moves) {
      record = record.play(move);
    }
    return record;
  }

  /**
   * {@return this record with one more move}
   *
   * @param move a legal move in the last position
   * @throws IllegalMoveException if it is not legal
   */
  public GameRecord play(Move move) {
    return new GameRecord(setup, appended(moves, move), appended(positions, last().play(move)));
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
    return new GameRecord(setup, moves.subList(0, count), positions.subList(0, count + 1));
  }

  /** {@return how the game began} */
  public Setup setup() {
    return setup;
  }

  /** {@return the moves in order, those of the dice among them} */
  public List<Move> moves() {
    return moves;
  }

  /** {@return the first position, then the one after each move} */
  public List<Position> positions() {
    return positions;
  }

  /** {@return the position after the last move} */
  public Position last() {
    return positions.get(moves.size());
  }

  /** {@return what the dice have shown in each round so far} */
  public List<DiceRoll> rolls() {
    return moves.stream()
        .filter(Move.Roll.class::isInstance)
        .map(move -> ((Move.Roll) move).roll())
        .toList();
  }

  /**
   * {@return what a player drew in each round so far, in order; the last list is the round that
   * goes on, or went last}
   *
   * @param seat which player
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public List<List<Placement>> drawn(int seat) {
    Objects.checkIndex(seat, setup.players().size());
    List<List<Placement>> rounds = new ArrayList<>();
    for (Move move : moves) {
      if (move instanceof Move.Roll) {
        rounds.add(new ArrayList<>());
      } else if (move instanceof Move.Draw draw && draw.seat() == seat) {
        rounds.get(rounds.size() - 1).add(draw.placement());
      }
    }
    return rounds.stream().map(List::copyOf).toList();
  }

  @Override
  public boolean equals(Object other) {
    // Sheets do not tell in which round a special tile was drawn, and positions no earlier rolls.
    return other instanceof GameRecord game
        && game.last().equals(last())
        && game.rolls().equals(rolls())
        && drawnByAll().equals(game.drawnByAll());
  }

  private List<List<List<Placement>>> drawnByAll() {
    List<List<List<Placement>>> all = new ArrayList<>();
    for (int seat = 0; seat < setup.players().size(); seat++) {
      all.add(drawn(seat));
    }
    return all;
  }

  @Override
  public int hashCode() {
    return Objects.hash(setup, rolls(), last());
  }

  @Override
  public String toString() {
    return "GameRecord[%s, %s moves]".formatted(setup, moves.size());
  }
}
