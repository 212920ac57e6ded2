package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.BoardView;
import games.turnstile.xiangqi.extension.Effect;
import games.turnstile.xiangqi.extension.Way;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/**
 * One call of a script's function: the board that it sees, and what it has done to it. Squares are
 * numbers from 0, row by row.
 */
final class Sitting {
  private static final String BETWEEN_WAYS = "\0";

  private final Variant variant;
  private final Kinds kinds;
  private final List<Effect> effects = new ArrayList<>();

  /** The board after the effects. */
  private BoardView board;

  Sitting(BoardView board, Kinds kinds) {
    this.variant = board.variant();
    this.board = board;
    this.kinds = kinds;
  }

  List<Effect> effects() {
    return List.copyOf(effects);
  }

  int square(Point point) {
    return (point.row() - 1) * variant.columns() + point.column() - 1;
  }

  private Point point(int square) {
    return new Point(square / variant.columns() + 1, square % variant.columns() + 1);
  }

  /** Ways as text: a character for each square, from 1. */
  String text(List<Way> ways) {
    StringBuilder text = new StringBuilder();
    for (Way way : ways) {
      text.append(text.isEmpty() ? "" : BETWEEN_WAYS);
      way.points().forEach(point -> text.append((char) (square(point) + 1)));
    }
    return text.toString();
  }

  List<Way> ways(String text) {
    return Arrays.stream(text.split(BETWEEN_WAYS))
        .filter(way -> !way.isEmpty())
        .map(way -> new Way(way.chars().mapToObj(square -> point(square - 1)).toList()))
        .toList();
  }

  /** The board as text: a character for the kind of the piece on each square. */
  String board() {
    char[] signs = new char[variant.rows() * variant.columns()];
    for (Point point : board.occupied()) {
      signs[square(point)] = (char) kinds.number(board.pieceAt(point).orElseThrow());
    }
    return new String(signs);
  }

  int types() {
    return variant.types().size();
  }

  String kind(int number) {
    return Literals.of(kinds.piece(number));
  }

  int only(int type) {
    return board.only(type).map(this::square).orElse(-1);
  }

  String directions(int square, int section) {
    StringBuilder text = new StringBuilder();
    for (Direction direction : board.directions(point(square), section)) {
      text.append((char) direction.number());
    }
    return text.toString();
  }

  /** Whether a text can be the value of an attribute as it is. */
  boolean isAttribute(String text) {
    return variant.complaint(variant.type(1).withAttributes(Map.of("key", text))).isEmpty();
  }

  /** What is wrong with a piece as a script wants it: its kind, name and moves. */
  String complaint(Value... wish) {
    try {
      PieceType type = kinds.piece(wish[0].asInt()).type();
      return variant.complaint(ScriptValues.changed(type, wish[1], wish[2], wish[3])).orElse("");
    } catch (IllegalArgumentException complaint) {
      return complaint.getMessage();
    }
  }

  /**
   * Changes the piece on a square: its kind, name, moves, and the keys and values of attributes.
   */
  int put(Value... wish) {
    Piece before = kinds.piece(wish[1].asInt());
    PieceType type =
        ScriptValues.changed(before.type(), wish[2], wish[3], wish[4])
            .withAttributes(ScriptValues.attributes(wish[5], wish[6]));
    variant
        .complaint(type)
        .ifPresent(
            complaint -> {
              throw new IllegalArgumentException(complaint);
            });
    Piece piece = new Piece(type, before.promoted());
    if (!piece.equals(before)) {
      happen(new Effect.Put(point(wish[0].asInt()), piece));
    }
    return kinds.number(piece);
  }

  Optional<Object> add(int type, int square) {
    return happen(new Effect.Put(point(square), new Piece(variant.type(type), false)));
  }

  /** Moves a piece; from an empty square, "nothing" is moved and takes what is on the other. */
  Optional<Object> move(int from, int to) {
    if (board.pieceAt(point(from)).isPresent()) {
      return happen(new Effect.Shift(point(from), point(to)));
    }
    return board.pieceAt(point(to)).isPresent()
        ? happen(new Effect.Remove(point(to)))
        : Optional.empty();
  }

  Optional<Object> win(int side) {
    return happen(new Effect.Win(Owner.of(side).side().orElseThrow()));
  }

  Optional<Object> stalemate() {
    return happen(new Effect.Draw());
  }

  private Optional<Object> happen(Effect effect) {
    board = board.after(List.of(effect));
    effects.add(effect);
    return Optional.empty();
  }
}
