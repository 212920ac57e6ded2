package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Pieces that guard the squares around them, by four more sections of their rules:
 *
 * <ul>
 *   <li>Section 3: shields, squares from which enemies can capture nothing.
 *   <li>Section 4: bans, squares that nobody may enter or pass, not even by a capture; enemies and
 *       neutral pieces that stand there cannot move.
 *   <li>Section 5: directions in which the piece may hop over the next square if it is banned.
 *   <li>Section 6: directions in which the piece slides as if banned squares were not there, with
 *       whatever stands on them.
 * </ul>
 *
 * <p>The shields and bans of neutral pieces bind everyone.
 */
public final class ShieldsAndBans implements Extension {
  /** The name by which variants ask for it. */
  public static final String NAME = "shields-and-bans";

  private static final int SHIELDS = 3;
  private static final int BANS = 4;
  private static final int HOPS = 5;
  private static final int FREE_SLIDES = 6;

  /** Makes the extension. */
  public ShieldsAndBans() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String help() {
    return "Section 3: squares around a piece from which enemies can capture nothing. "
        + "Section 4: squares around a piece that nobody may enter, and where enemies and neutral"
        + " pieces are frozen. "
        + "Section 5: may hop over one banned square. "
        + "Section 6: slides that ignore banned squares.";
  }

  @Override
  public String help(Language language) {
    return language == Language.ENGLISH
        ? help()
        : "第3部分：护盾，处于这些邻格的敌方棋子不能吃子。第4部分：禁区，任何棋子不得进入这些邻格，"
            + "停在其中的敌方或中立棋子不能移动。第5部分：可越过一个禁区格。第6部分：走任意格时无视禁区格。";
  }

  @Override
  public Map<Integer, SectionMeaning> sections() {
    return Map.of(
        SHIELDS,
        ShieldsAndBans::shields,
        BANS,
        ShieldsAndBans::bans,
        HOPS,
        (type, directions, wording) -> hops(directions, wording),
        FREE_SLIDES,
        new FreeSlides());
  }

  private static String shields(PieceType type, List<Direction> directions, Wording wording) {
    String squares = wording.neighbours(directions);
    return wording.say(
        "%s on %s can capture nothing".formatted(bound(type, wording), squares),
        "处于%s的%s不能吃子".formatted(squares, bound(type, wording)));
  }

  private static String bans(PieceType type, List<Direction> directions, Wording wording) {
    String squares = wording.neighbours(directions);
    return wording.say(
        "nobody may enter %s, and %s there cannot move".formatted(squares, frozen(type, wording)),
        "任何棋子不得进入%s，停在那里的%s不能移动".formatted(squares, frozen(type, wording)));
  }

  /** Whom the shields of a piece bind; neutral pieces capture nothing anyway. */
  private static String bound(PieceType type, Wording wording) {
    return type.owner() == Owner.NEUTRAL
        ? wording.say("other pieces", "其他棋子")
        : wording.say("enemies", "敌方棋子");
  }

  /** Whom the bans of a piece bind. */
  private static String frozen(PieceType type, Wording wording) {
    return type.owner() == Owner.NEUTRAL
        ? wording.say("other pieces", "其他棋子")
        : wording.say("enemies and neutral pieces", "敌方或中立棋子");
  }

  private static String hops(List<Direction> directions, Wording wording) {
    String where = wording.directions(directions);
    return wording.say("hops over one banned square " + where, "可%s越过一个禁区格".formatted(where));
  }

  @Override
  public Optional<WaysHook> waysHook() {
    return Optional.of(new OnAnyBoard());
  }

  /** Looks at the guards of the board each time. */
  private static final class OnAnyBoard implements WaysHook {
    @Override
    public List<Way> change(List<Way> ways, Piece piece, Point from, BoardView board) {
      return on(board).change(ways, piece, from, board);
    }

    @Override
    public WaysHook on(BoardView board) {
      return new OnOneBoard(Guarded.of(board));
    }
  }

  /**
   * Knows what is guarded.
   *
   * @param guarded the squares that are guarded on the board at hand
   */
  private record OnOneBoard(Guarded guarded) implements WaysHook {
    @Override
    public List<Way> change(List<Way> ways, Piece piece, Point from, BoardView board) {
      if (guarded.isFrozen(piece.owner(), from)) {
        return List.of();
      }
      List<Way> all = new ArrayList<>(ways);
      addHops(all, from, board);
      addFreeSlides(all, from, board);
      boolean mayCapture = !guarded.isShielded(piece.owner(), from);
      all.removeIf(
          way ->
              !Collections.disjoint(guarded.banned, way.points())
                  || !mayCapture && board.pieceAt(way.destination()).isPresent());
      return all;
    }

    private void addHops(List<Way> ways, Point from, BoardView board) {
      for (Direction direction : board.directions(from, HOPS)) {
        if (board.away(from, direction, 1).filter(guarded::isBanned).isPresent()) {
          board.away(from, direction, 2).map(Way::to).ifPresent(ways::add);
        }
      }
    }

    private void addFreeSlides(List<Way> ways, Point from, BoardView board) {
      for (Direction direction : board.directions(from, FREE_SLIDES)) {
        List<Point> passed = new ArrayList<>();
        boolean isFree = true;
        for (int steps = 1; isFree; steps++) {
          Optional<Point> next = board.away(from, direction, steps);
          if (next.isEmpty()) {
            isFree = false;
          } else if (!guarded.isBanned(next.get())) {
            passed.add(next.get());
            ways.add(new Way(passed));
            isFree = board.pieceAt(next.get()).isEmpty();
          }
        }
      }
    }
  }

  /** What the sixth section means. */
  private record FreeSlides() implements SectionMeaning {
    @Override
    public String inWords(PieceType type, List<Direction> directions, Wording wording) {
      String where = wording.directions(directions);
      return wording.say(
          "slides %s as if banned squares were not there".formatted(where),
          "可%s走任意格，无视禁区格及其中的棋子".formatted(where));
    }

    @Override
    public Mark mark() {
      return Mark.SLIDE;
    }
  }

  /**
   * The squares that the pieces of a board guard.
   *
   * @param shields from where enemies of each owner can capture nothing
   * @param bans where enemies of each owner are frozen
   * @param banned all of the latter, where nobody may go
   */
  private record Guarded(
      Map<Owner, Set<Point>> shields, Map<Owner, Set<Point>> bans, Set<Point> banned) {
    static Guarded of(BoardView board) {
      Guarded guarded = new Guarded(squaresByOwner(), squaresByOwner(), new HashSet<>());
      for (Point guard : board.occupied()) {
        Owner owner = board.pieceAt(guard).orElseThrow().owner();
        addAround(guard, SHIELDS, board, guarded.shields.get(owner));
        addAround(guard, BANS, board, guarded.bans.get(owner));
      }
      guarded.bans.values().forEach(guarded.banned::addAll);
      return guarded;
    }

    private static Map<Owner, Set<Point>> squaresByOwner() {
      Map<Owner, Set<Point>> squares = new EnumMap<>(Owner.class);
      for (Owner owner : Owner.values()) {
        squares.put(owner, new HashSet<>());
      }
      return squares;
    }

    private static void addAround(Point guard, int section, BoardView board, Set<Point> points) {
      for (Direction direction : board.directions(guard, section)) {
        board.away(guard, direction, 1).ifPresent(points::add);
      }
    }

    boolean isBanned(Point point) {
      return banned.contains(point);
    }

    boolean isFrozen(Owner owner, Point point) {
      return binds(bans, owner, point);
    }

    boolean isShielded(Owner owner, Point point) {
      return binds(shields, owner, point);
    }

    private static boolean binds(Map<Owner, Set<Point>> guarded, Owner owner, Point point) {
      for (Owner guard : Owner.values()) {
        boolean binds = guard == Owner.NEUTRAL || guard != owner;
        if (binds && guarded.get(guard).contains(point)) {
          return true;
        }
      }
      return false;
    }
  }
}
