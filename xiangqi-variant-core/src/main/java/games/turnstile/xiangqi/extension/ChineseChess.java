package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.PieceType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The pieces of Chinese chess that steps and slides cannot describe. A type says what it is by its
 * attribute {@code xiangqi}, or else by its name:
 *
 * <ul>
 *   <li>{@code horse} (马, 馬, 傌): one square along a row or column, which must be empty, and one on,
 *       slantwise; beside what its rule says, which may be nothing.
 *   <li>{@code elephant} (象, 相): each direction in its rule, step or slide, means two squares, of
 *       which the first must be empty.
 *   <li>{@code cannon} (炮, 砲): its slides capture over exactly one piece.
 *   <li>{@code general} (将, 將, 帅, 帥): also takes a leader on its column if nothing stands between.
 * </ul>
 *
 * <p>Where check must be answered, the last of these forbids that the generals face each other.
 */
public final class ChineseChess implements Extension {
  /** The name by which variants ask for it. */
  public static final String NAME = "chinese-chess";

  /** The attribute by which a piece type says what it is. */
  public static final String ATTRIBUTE = "xiangqi";

  /** Makes the extension. */
  public ChineseChess() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String help() {
    return "Horse with its leg, elephant with its eye, cannon, facing generals. A piece says what it"
        + " is by its attribute 'xiangqi' (horse, elephant, cannon, general; plain for none of them)"
        + " or by its Chinese name.";
  }

  @Override
  public String help(Language language) {
    return language == Language.ENGLISH
        ? help()
        : "蹩马腿的马、塞象眼的象、隔子吃子的炮，以及将帅照面。棋子由属性“xiangqi”说明种类（horse为马，"
            + "elephant为象，cannon为炮，general为将，plain则都不是），没有该属性时由中文名称决定。";
  }

  @Override
  public Optional<Gait> gait(PieceType type) {
    String given = type.attributes().get(ATTRIBUTE);
    String kind = given == null || given.isEmpty() ? kindByName(type.name()) : given;
    return switch (kind) {
      case "horse" -> Optional.of(new Horse());
      case "elephant" -> Optional.of(ChineseChess::elephant);
      case "cannon" -> Optional.of(ChineseChess::cannon);
      case "general" ->
          Optional.of(new WithInnate(List.of(facing(Direction.UP), facing(Direction.DOWN))));
      case "plain" -> Optional.empty();
      default ->
          throw new ExtensionException(
              "piece %s: %s is horse, elephant, cannon, general or plain, not '%s'"
                  .formatted(type.number(), ATTRIBUTE, kind));
    };
  }

  private static String kindByName(String name) {
    return switch (name) {
      case "马", "馬", "傌" -> "horse";
      case "象", "相" -> "elephant";
      case "炮", "砲" -> "cannon";
      case "将", "將", "帅", "帥" -> "general";
      default -> "plain";
    };
  }

  private static List<Motion> elephant(int section, Direction direction) {
    return section > 2
        ? List.of()
        : List.of(
            new Motion.Leap(
                Motion.Offset.of(direction, 2), List.of(Motion.Offset.of(direction, 1))));
  }

  private static List<Motion> cannon(int section, Direction direction) {
    return section == 2
        ? List.of(new Motion.Slide(direction, Motion.Captures.SECOND))
        : Gait.ORDINARY.motions(section, direction);
  }

  private static Motion facing(Direction direction) {
    return new Motion.Slide(direction, Motion.Captures.LEADER_ONLY);
  }

  private static List<Motion> horseLeaps() {
    List<Motion> leaps = new ArrayList<>();
    for (Direction leg : List.of(Direction.UP, Direction.LEFT, Direction.RIGHT, Direction.DOWN)) {
      for (int aside : new int[] {-1, 1}) {
        int rows = leg.rowStep() == 0 ? aside : 2 * leg.rowStep();
        int columns = leg.columnStep() == 0 ? aside : 2 * leg.columnStep();
        leaps.add(
            new Motion.Leap(new Motion.Offset(rows, columns), List.of(Motion.Offset.of(leg, 1))));
      }
    }
    return leaps;
  }

  /** Ordinary terms, and the eight leaps. */
  private record Horse() implements Gait {
    @Override
    public List<Motion> motions(int section, Direction direction) {
      return Gait.ORDINARY.motions(section, direction);
    }

    @Override
    public List<Motion> innate() {
      return horseLeaps();
    }

    @Override
    public Optional<String> innateInWords(Wording wording) {
      return Optional.of(
          wording.say(
              "goes one square along its row or column, which must be empty, and from there one on"
                  + " slantwise",
              "走“日”字，即先横竖走一格，再向外斜走一格；横竖走的那一格有子（蹩马腿）时不能走"));
    }
  }

  /** Ordinary terms, and motions besides. */
  private record WithInnate(List<Motion> innate) implements Gait {
    @Override
    public List<Motion> motions(int section, Direction direction) {
      return Gait.ORDINARY.motions(section, direction);
    }
  }
}
