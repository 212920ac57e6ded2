package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.BoardView;
import games.turnstile.xiangqi.extension.Effect;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Term;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A field as extensions see it. */
final class FieldView implements BoardView {
  private final Field field;
  private final Tables tables;
  private final Side turn;

  FieldView(Field field, Side turn) {
    this.field = field;
    this.tables = field.tables;
    this.turn = turn;
  }

  @Override
  public Variant variant() {
    return tables.variant;
  }

  @Override
  public Side turn() {
    return turn;
  }

  @Override
  public Optional<Piece> pieceAt(Point point) {
    int code = field.code(square(point));
    return code == 0 ? Optional.empty() : Optional.of(tables.mode(code).piece);
  }

  @Override
  public List<Point> occupied() {
    List<Point> points = new ArrayList<>();
    for (int square = 0; square < tables.grid.squares; square++) {
      if (field.code(square) != 0) {
        points.add(tables.grid.point(square));
      }
    }
    return Collections.unmodifiableList(points);
  }

  @Override
  public int count(int type) {
    return type == 0 ? field.pieces() : isKnown(type) ? field.count(type) : 0;
  }

  @Override
  public Optional<Point> only(int type) {
    return isKnown(type) && field.count(type) == 1
        ? Optional.of(tables.grid.point(field.only(type)))
        : Optional.empty();
  }

  private boolean isKnown(int type) {
    return type >= 1 && type <= tables.variant.types().size();
  }

  @Override
  public Optional<Point> away(Point from, Direction direction, int steps) {
    int square = tables.grid.away(square(from), direction, steps);
    return square == Grid.NOWHERE ? Optional.empty() : Optional.of(tables.grid.point(square));
  }

  @Override
  public boolean holds(Condition condition, Point point) {
    return tables.conditions.compile(condition).holds(square(point), field);
  }

  @Override
  public List<Direction> directions(Point point, int section) {
    List<Term> terms = pieceAt(point).map(piece -> piece.rule().section(section)).orElse(List.of());
    if (terms.isEmpty()) {
      return List.of();
    }
    return terms.stream()
        .filter(term -> holds(term.condition(), point))
        .map(Term::direction)
        .distinct()
        .toList();
  }

  @Override
  public BoardView after(List<Effect> effects) {
    Field copy = field.copy();
    EffectPlayer.imagine(effects, copy);
    return copy.view(turn);
  }

  private int square(Point point) {
    if (!tables.grid.contains(point)) {
      throw new IllegalArgumentException(
          "%s is not on a board of %s rows and %s columns"
              .formatted(point, tables.variant.rows(), tables.variant.columns()));
    }
    return tables.grid.square(point);
  }
}
