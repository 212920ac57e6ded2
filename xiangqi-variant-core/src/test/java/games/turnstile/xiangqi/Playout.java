package games.turnstile.xiangqi;

import games.turnstile.xiangqi.oracle.PlainGame;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A game that can be played in advance by anybody who knows the legal moves.
 *
 * @param variant what is played
 * @param style which moves are preferred
 * @param choices a number for each move, of which only the remainder matters
 */
public record Playout(Variant variant, Style style, List<Integer> choices) {
  /** Which moves are preferred, if there are any such. */
  public enum Style {
    /** All moves alike. */
    ANY,
    /** Moves that leave leaders alone; so do those that follow. */
    GENTLE,
    /** Moves of neutral pieces. */
    NEUTRAL,
    /** Moves back to where the piece came from, and no captures. */
    RETURNING
  }

  /**
   * {@return the moves that the oracle finds legal, up to the end of the game or of the choices}
   */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    PlainGame game = PlainGame.initial(variant);
    for (int choice : choices) {
      if (game.outcome().isPresent()) {
        break;
      }
      Move move = choose(choice, game.legalMoves(), game.pieces(), moves);
      game = game.play(move);
      moves.add(move);
    }
    return moves;
  }

  /** {@return the same game as the engine plays it} */
  public GameRecord record() {
    GameRecord game = GameRecord.start(Setup.initial(Ruleset.of(variant)));
    for (int choice : choices) {
      Position last = game.last();
      if (last.outcome().isPresent()) {
        break;
      }
      game = game.play(choose(choice, last.legalMoves(), last.pieces(), game.moves()));
    }
    return game;
  }

  private Move choose(int choice, List<Move> legal, Map<Point, Piece> pieces, List<Move> before) {
    List<Move> candidates = legal;
    if (style != Style.ANY) {
      candidates = preferred(candidates, move -> !isLeader(pieces.get(move.to())));
    }
    if (style == Style.NEUTRAL) {
      candidates = preferred(candidates, move -> pieces.get(move.from()).owner() == Owner.NEUTRAL);
    }
    if (style == Style.RETURNING) {
      candidates = preferred(candidates, move -> !pieces.containsKey(move.to()));
      candidates = preferred(candidates, move -> isReturn(move, before));
    }
    return candidates.get(choice % candidates.size());
  }

  private static List<Move> preferred(List<Move> moves, Predicate<Move> preference) {
    List<Move> preferred = moves.stream().filter(preference).toList();
    return preferred.isEmpty() ? moves : preferred;
  }

  private static boolean isLeader(Piece piece) {
    return piece != null && piece.type().leader();
  }

  private static boolean isReturn(Move move, List<Move> before) {
    return before.size() >= 2
        && before.get(before.size() - 2).equals(new Move(move.to(), move.from()));
  }

  @Override
  public String toString() {
    return "%s%s %s".formatted(VariantTexts.describe(variant), style, moves());
  }
}
