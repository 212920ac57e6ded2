package games.turnstile.gambit;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The symmetries of the game: nothing about the rules changes in any of these mirrors. */
enum Mirror {
  LEFT_RIGHT {
    @Override
    Point of(Point point) {
      return new Point(7 - point.x(), point.y());
    }
  },
  TOP_BOTTOM {
    @Override
    Point of(Point point) {
      return new Point(point.x(), 3 - point.y());
    }
  },
  COLOURS {
    @Override
    Side of(Side side) {
      return side.opponent();
    }
  };

  Point of(Point point) {
    return point;
  }

  Side of(Side side) {
    return side;
  }

  List<Point> of(List<Point> points) {
    return points.stream().map(this::of).toList();
  }

  Turn of(Turn turn) {
    return new Turn(of(turn.path()));
  }

  Move of(Move move) {
    return move instanceof Move.Jump jump ? new Move.Jump(of(jump.from()), of(jump.to())) : move;
  }

  Position of(Position position) {
    Map<Point, Side> pieces =
        Stream.of(Side.values())
            .flatMap(side -> position.board().pieces(side).stream())
            .collect(
                Collectors.toMap(this::of, point -> of(position.board().at(point).orElseThrow())));
    return Position.of(
        new Setup(
            Board.of(pieces),
            of(position.toMove()),
            position.jumper().map((Function<Point, Point>) this::of),
            position.ruleset()));
  }
}
