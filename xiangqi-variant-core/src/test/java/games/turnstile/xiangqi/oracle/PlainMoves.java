package games.turnstile.xiangqi.oracle;

import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Where the pieces of a board can go, whatever becomes of the leaders. */
public final class PlainMoves {
  private static final List<Direction> STRAIGHT =
      List.of(Direction.UP, Direction.LEFT, Direction.RIGHT, Direction.DOWN);

  private final PlainBoard board;
  private final PlainConditions conditions;
  private final PlainGuards guards;
  private final boolean isChinese;

  /** Looks at a board; what pieces can do is also up to the extensions of its variant. */
  public PlainMoves(PlainBoard board) {
    this.board = board;
    conditions = new PlainConditions(board);
    guards = new PlainGuards(board, conditions);
    isChinese = board.variant().extensions().contains("chinese-chess");
  }

  /** {@return the squares to which the piece on a square can go} */
  public SortedSet<Point> destinations(Point from) {
    SortedSet<Point> squares = new TreeSet<>();
    if (guards.isFrozen(from)) {
      return squares;
    }
    for (Point to : reached(from)) {
      if (!guards.isBanned(to) && (board.isEmpty(to) || captures(from, to))) {
        squares.add(to);
      }
    }
    return squares;
  }

  private boolean captures(Point from, Point to) {
    Owner mover = board.at(from).orElseThrow().owner();
    Owner taken = board.at(to).orElseThrow().owner();
    return mover != Owner.NEUTRAL
        && taken != Owner.NEUTRAL
        && mover != taken
        && !guards.isShieldedOff(from);
  }

  /** {@return where the piece gets if it can go to empty squares and capture everything} */
  private List<Point> reached(Point from) {
    Piece piece = board.at(from).orElseThrow();
    PlainKind kind = isChinese ? PlainKind.of(piece.type()) : PlainKind.PLAIN;
    List<Point> reached = new ArrayList<>();
    List<Direction> steps = conditions.directions(piece, 1, from);
    List<Direction> slides = conditions.directions(piece, 2, from);
    if (kind == PlainKind.ELEPHANT) {
      steps.forEach(direction -> reached.addAll(doubleStep(from, direction)));
      slides.forEach(direction -> reached.addAll(doubleStep(from, direction)));
    } else {
      steps.forEach(direction -> reached.addAll(step(from, direction)));
      slides.forEach(direction -> reached.addAll(slide(kind, from, direction)));
    }
    if (kind == PlainKind.HORSE) {
      STRAIGHT.forEach(direction -> reached.addAll(horseLeaps(from, direction)));
    }
    if (kind == PlainKind.GENERAL) {
      reached.addAll(facedLeader(from, Direction.UP));
      reached.addAll(facedLeader(from, Direction.DOWN));
    }
    if (guards.isOn()) {
      conditions
          .directions(piece, 5, from)
          .forEach(direction -> reached.addAll(hop(from, direction)));
      conditions
          .directions(piece, 6, from)
          .forEach(direction -> reached.addAll(slideOverBans(from, direction)));
    }
    return reached;
  }

  private List<Point> step(Point from, Direction direction) {
    return board.line(from, direction).stream().limit(1).toList();
  }

  private List<Point> slide(PlainKind kind, Point from, Direction direction) {
    List<Point> line = board.line(from, direction);
    return kind == PlainKind.CANNON ? cannonSlide(line) : plainSlide(line);
  }

  private List<Point> plainSlide(List<Point> line) {
    List<Point> reached = new ArrayList<>();
    for (Point point : line) {
      if (guards.isBanned(point)) {
        return reached;
      }
      reached.add(point);
      if (!board.isEmpty(point)) {
        return reached;
      }
    }
    return reached;
  }

  private List<Point> cannonSlide(List<Point> line) {
    List<Point> reached = new ArrayList<>();
    int seen = 0;
    for (Point point : line) {
      if (guards.isBanned(point)) {
        return reached;
      }
      if (!board.isEmpty(point)) {
        seen++;
      }
      if (board.isEmpty(point) ? seen == 0 : seen == 2) {
        reached.add(point);
      }
    }
    return reached;
  }

  private List<Point> doubleStep(Point from, Direction direction) {
    List<Point> line = board.line(from, direction);
    return line.size() >= 2 && board.isEmpty(line.get(0)) ? List.of(line.get(1)) : List.of();
  }

  /** {@return the leaps that go straight to an empty square and then on, half to either side} */
  private List<Point> horseLeaps(Point from, Direction straight) {
    List<Point> reached = new ArrayList<>();
    Optional<Point> leg = board.away(from, straight.rowStep(), straight.columnStep());
    if (leg.isPresent() && board.isEmpty(leg.get())) {
      for (int side : List.of(-1, 1)) {
        int rows = straight.rowStep() == 0 ? side : straight.rowStep();
        int columns = straight.columnStep() == 0 ? side : straight.columnStep();
        board.away(leg.get(), rows, columns).ifPresent(reached::add);
      }
    }
    return reached;
  }

  private List<Point> facedLeader(Point from, Direction direction) {
    for (Point point : board.line(from, direction)) {
      if (guards.isBanned(point)) {
        return List.of();
      }
      if (!board.isEmpty(point)) {
        return board.at(point).orElseThrow().type().leader() ? List.of(point) : List.of();
      }
    }
    return List.of();
  }

  private List<Point> hop(Point from, Direction direction) {
    List<Point> line = board.line(from, direction);
    return line.size() >= 2 && guards.isBanned(line.get(0)) ? List.of(line.get(1)) : List.of();
  }

  private List<Point> slideOverBans(Point from, Direction direction) {
    List<Point> open = new ArrayList<>(board.line(from, direction));
    open.removeIf(guards::isBanned);
    return plainSlide(open);
  }
}
