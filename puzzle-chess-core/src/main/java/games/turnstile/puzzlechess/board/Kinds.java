package games.turnstile.puzzlechess.board;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The kinds of a level with their codes, and the grounds on which its pieces move. */
public final class Kinds {
  public static final int PAWN = 0;
  public static final int KNIGHT = 1;
  public static final int BISHOP = 2;
  public static final int ROOK = 3;
  public static final int QUEEN = 4;
  public static final int KING = 5;
  public static final int CRATE = 6;
  public static final int STATUE = 7;

  /** The code of the first kind of a level's own. */
  public static final int OWN = 8;

  public static final int MOST = OWN + Level.MOST_KINDS;

  /** A bit for each code: what an orthodox pawn can become. */
  static final int ORTHODOX_PROMOTIONS = 1 << KNIGHT | 1 << BISHOP | 1 << ROOK | 1 << QUEEN;

  /** Reactions can make thousands of terrains; beyond so many all are worked out anew. */
  private static final int MOST_GROUNDS = 256;

  private static final Kinds COMMON = new Kinds(List.of());

  private final List<Kind> kinds;
  private final List<Kind> own;
  private final List<Gait> gaits;
  private final Map<Terrain, Ground> grounds = new ConcurrentHashMap<>();

  private Kinds(List<Kind> own) {
    this.own = own;
    this.gaits = own.stream().map(Gait::new).toList();
    this.kinds = Stream.concat(Kind.COMMON.stream(), own.stream()).toList();
  }

  public static Kinds of(Level level) {
    return level.kinds().isEmpty() ? COMMON : new Kinds(level.kinds());
  }

  public int count() {
    return kinds.size();
  }

  /** The kinds of the level's own, of which the first has the code {@link #OWN}. */
  public List<Kind> own() {
    return own;
  }

  /** How the kinds of the level's own move, in their order. */
  List<Gait> gaits() {
    return gaits;
  }

  public Kind kind(int code) {
    return kinds.get(code);
  }

  /** The code of a kind, -1 if the level does not have it. */
  public int code(Kind kind) {
    return kinds.indexOf(kind);
  }

  /** Whether a side has no piece of a kind that ever moves (R4.2). */
  public boolean isIdle(Field field, int side) {
    long mobile = field.side(side);
    for (int i = 0; i < own.size(); i++) {
      if (!own.get(i).isMobile()) {
        mobile &= ~field.own[i];
      }
    }
    return mobile == 0;
  }

  public Ground ground(Terrain terrain) {
    Ground known = grounds.get(terrain);
    if (known == null) {
      if (grounds.size() >= MOST_GROUNDS) {
        grounds.clear();
      }
      known = new Ground(terrain);
      grounds.put(terrain, known);
    }
    return known;
  }
}
