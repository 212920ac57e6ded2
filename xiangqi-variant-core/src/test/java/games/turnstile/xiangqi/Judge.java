package games.turnstile.xiangqi;

import games.turnstile.xiangqi.oracle.PlainGame;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who knows the rules. */
public enum Judge {
  /** The plain oracle. */
  ORACLE {
    @Override
    public AnyGame begin(Variant variant) {
      return new OfOracle(variant, PlainGame.initial(variant));
    }
  },
  /** The engine. */
  ENGINE {
    @Override
    public AnyGame begin(Variant variant) {
      return new OfEngine(Position.initial(Ruleset.of(variant)));
    }
  };

  /** {@return the beginning of a game} */
  public abstract AnyGame begin(Variant variant);

  /** {@return the beginning of a game} */
  public AnyGame begin(Sketch sketch) {
    return begin(sketch.variant());
  }

  private record OfOracle(Variant variant, PlainGame game) implements AnyGame {
    @Override
    public Map<Point, Piece> pieces() {
      return game.pieces();
    }

    @Override
    public List<Move> legalMoves() {
      return game.legalMoves();
    }

    @Override
    public AnyGame play(Move move) {
      return new OfOracle(variant, game.play(move));
    }

    @Override
    public Optional<Outcome> outcome() {
      return game.outcome();
    }

    @Override
    public boolean isInCheck(Side side) {
      return game.isInCheck(side);
    }
  }

  private record OfEngine(Position position) implements AnyGame {
    @Override
    public Variant variant() {
      return position.ruleset().variant();
    }

    @Override
    public Map<Point, Piece> pieces() {
      return position.pieces();
    }

    @Override
    public List<Move> legalMoves() {
      return position.legalMoves();
    }

    @Override
    public AnyGame play(Move move) {
      return new OfEngine(position.play(move));
    }

    @Override
    public Optional<Outcome> outcome() {
      return position.outcome();
    }

    @Override
    public boolean isInCheck(Side side) {
      return position.isInCheck(side);
    }
  }
}
