package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A variant made ready to be played. Each kind of piece, promoted or not, has a code that fits into
 * a short: its place in a list, and in the two lowest bits whose it is. Code 0 is an empty square.
 */
final class Tables {
  /** The bits of a code that tell whose a piece is. */
  static final int OWNER = 3;

  private static final int OWNER_BITS = 2;
  private static final int MOST_MODES = Short.MAX_VALUE >> OWNER_BITS;

  final Variant variant;
  final Grid grid;
  final Cast cast;
  final ConditionCompiler conditions;

  /** How often in a row a side may move neutral pieces. */
  final int neutralLimit;

  /** False as soon as there is a kind of pieces whose rules depend on where other pieces are. */
  private volatile boolean areFixed = true;

  /** The types that other pieces' promotions depend on; replaced, and never changed. */
  private volatile BitSet watchedByPromotions = new BitSet();

  private volatile boolean promotionsWatchAll;
  private final Map<Piece, Integer> codes = new HashMap<>();
  private volatile Mode[] modes = {null};

  Tables(Variant variant, Cast cast) {
    this.variant = variant;
    this.cast = cast;
    this.grid = new Grid(variant);
    this.conditions = new ConditionCompiler(this);
    this.neutralLimit =
        variant.rules().neutralLimit() ? SpecialRules.NEUTRAL_MOVES : Integer.MAX_VALUE;
    this.promotionsWatchAll = cast.actsAfterMoves();
    for (PieceType type : variant.types()) {
      mode(type, false);
      mode(type, true);
    }
  }

  /**
   * Whether no rule depends on where other pieces are, beyond what stands in the way, and no
   * extension acts in mid-game. Then a move cannot change how other pieces move.
   */
  boolean isPlain() {
    return areFixed && !cast.changesWays() && !cast.actsAfterMoves();
  }

  /** Whether promotions of other pieces may change when a piece of that type moves or is taken. */
  boolean isWatchedByPromotions(int type) {
    return promotionsWatchAll || watchedByPromotions.get(type);
  }

  /** What is wrong with a type that an extension or a setup brings along. */
  Optional<String> complaint(PieceType type) {
    return variant.types().contains(type)
        ? Optional.empty()
        : variant.complaint(type).or(() -> cast.complaint(type));
  }

  /** The code of a piece, which may be one that an extension or a setup made. */
  synchronized int code(Piece piece) {
    Integer known = codes.get(piece);
    if (known != null) {
      return known;
    }
    int place = modes.length;
    if (place > MOST_MODES) {
      throw new ExtensionException(
          "extensions or setups have made more than %s kinds of pieces; make the ruleset anew"
              .formatted(MOST_MODES));
    }
    int code = place << OWNER_BITS | piece.owner().number();
    Mode[] more = Arrays.copyOf(modes, place + 1);
    more[place] = new Mode(piece, code, this);
    watch(more[place]);
    modes = more;
    codes.put(piece, code);
    return code;
  }

  /** Notes on which other pieces it depends how a kind of pieces moves and is promoted. */
  private void watch(Mode mode) {
    CompiledCondition promotion = mode.promotion;
    boolean isPromotionFixed = promotion == null || promotion.isFixed();
    areFixed = areFixed && mode.isFixed() && isPromotionFixed;
    if (!isPromotionFixed) {
      BitSet watched = (BitSet) watchedByPromotions.clone();
      promotionsWatchAll = !promotion.addWatched(watched) || promotionsWatchAll;
      watchedByPromotions = watched;
    }
  }

  Mode mode(PieceType type, boolean promoted) {
    return mode(code(new Piece(type, promoted)));
  }

  Mode mode(int code) {
    return modes[code >> OWNER_BITS];
  }
}
