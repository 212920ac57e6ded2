package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.extension.Motion;
import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.Owner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** How things are said in Chinese. */
final class Chinese extends Phrasebook {
  static final Phrasebook PHRASES = new Chinese();

  private Chinese() {}

  @Override
  Language language() {
    return Language.CHINESE;
  }

  private static String or(List<String> items) {
    return listed(items, "、", "或");
  }

  private static String direction(Direction direction) {
    return switch (direction) {
      case UP_LEFT -> "左上";
      case UP -> "上";
      case UP_RIGHT -> "右上";
      case LEFT -> "左";
      case RIGHT -> "右";
      case DOWN_LEFT -> "左下";
      case DOWN -> "下";
      case DOWN_RIGHT -> "右下";
    };
  }

  private static String listed(List<Direction> directions) {
    return directions.stream().map(Chinese::direction).collect(Collectors.joining("、"));
  }

  @Override
  String allBut(List<Direction> missing) {
    return "向除%s以外的任意方向".formatted(listed(missing));
  }

  @Override
  String some(List<Direction> directions) {
    return "向" + or(directions.stream().map(Chinese::direction).toList());
  }

  @Override
  String neighbours(List<Direction> directions) {
    Set<Direction> given = Set.copyOf(directions);
    if (given.size() == Direction.values().length) {
      return "它周围的八格";
    } else if (given.equals(STRAIGHT)) {
      return "它上下左右的邻格";
    } else if (given.equals(SLANTED)) {
      return "它四个斜角的邻格";
    }
    return "它%s方的邻格".formatted(listed(directions));
  }

  @Override
  String squares(List<Integer> rowsAndColumns) {
    List<String> squares = new ArrayList<>();
    for (int i = 0; i + 1 < rowsAndColumns.size(); i += 2) {
      squares.add(place(rowsAndColumns.get(i), "行") + place(rowsAndColumns.get(i + 1), "列"));
    }
    return or(squares.stream().distinct().toList());
  }

  private static String place(int number, String what) {
    if (number >= 0) {
      return "第%s%s".formatted(number, what);
    }
    return number == -1 ? "最后一" + what : "倒数第%s%s".formatted(-(long) number, what);
  }

  @Override
  String owner(Owner owner) {
    return switch (owner) {
      case RED -> "红方";
      case BLUE -> "蓝方";
      case NEUTRAL -> "中立";
    };
  }

  @Override
  String quoted(String name) {
    return "“%s”".formatted(name);
  }

  @Override
  String owned(Owner owner, String name) {
    return owner(owner) + quoted(name);
  }

  @Override
  String numbered(String name, int number) {
    return "%s（编号%s）".formatted(name, number);
  }

  @Override
  String unknownPiece(int number) {
    return "编号为%s的棋子".formatted(number);
  }

  @Override
  String inRow(Places rows) {
    return "位于" + places(rows, "行");
  }

  @Override
  String inColumn(Places columns) {
    return "位于" + places(columns, "列");
  }

  private static String places(Places places, String what) {
    List<String> parts = new ArrayList<>();
    if (!places.counted().isEmpty()) {
      parts.add(
          "第%s%s".formatted(or(places.counted().stream().map(String::valueOf).toList()), what));
    }
    for (Places.Range range : places.ranges()) {
      parts.add("第%s至%s%s".formatted(range.from(), range.to(), what));
    }
    places.countedBack().forEach(number -> parts.add(place(number, what)));
    if (places.last() > 0) {
      parts.add("最后%s%s".formatted(places.last() == 2 ? "两" : places.last(), what));
    }
    return or(parts);
  }

  @Override
  String onSquare(String squares) {
    return "位于" + squares;
  }

  @Override
  String distance(String piece, int comparison, int distance) {
    return "与唯一的%s的直角距离%s".formatted(piece, compared(comparison, distance));
  }

  private static String compared(int comparison, int distance) {
    return switch (comparison) {
      case 1 -> "大于" + distance;
      case -1 -> "小于" + distance;
      default -> "等于" + distance;
    };
  }

  @Override
  String side(String piece, List<Direction> sides, int comparison, int distance) {
    return "唯一的%s%s".formatted(piece, where(sides)) + atDistance(comparison, distance);
  }

  private static String where(List<Direction> sides) {
    return half(sides)
        .map(half -> "在它" + beyond(half))
        .or(() -> otherHalf(sides).map(half -> "不在它" + beyond(half)))
        .orElseGet(() -> "在它的" + or(sides.stream().map(Chinese::side).toList()));
  }

  private static String beyond(Direction half) {
    return "%s边的%s".formatted(direction(half), half.rowStep() == 0 ? "列" : "行");
  }

  private static String atDistance(int comparison, int distance) {
    return isTrivial(comparison, distance) ? "" : "且直角距离" + compared(comparison, distance);
  }

  private static String side(Direction side) {
    return (STRAIGHT.contains(side) ? "正" : "") + direction(side) + "方";
  }

  @Override
  String towards(String piece, int comparison, int distance) {
    return "唯一的%s在该方向一侧".formatted(piece) + atDistance(comparison, distance);
  }

  @Override
  String notUnique(String piece) {
    return "场上的%s有多个或一个也没有".formatted(piece);
  }

  @Override
  String unknown(Clause clause) {
    return "规则“%s”成立（未知规则，永不成立）".formatted(written(clause));
  }

  @Override
  String ofExtension(Clause clause, String extension) {
    return "扩展“%s”的规则“%s”成立".formatted(extension, written(clause));
  }

  @Override
  String senseless(Clause clause) {
    return "规则“%s”成立（参数有误）".formatted(written(clause));
  }

  @Override
  String go(Manner.Kind kind, int squares, List<Direction> directions) {
    String where = directions(directions);
    return switch (kind) {
      case STEP -> "可%s走一格".formatted(where);
      case STRIDE -> "可%s走%s格".formatted(where, count(squares));
      case JUMP -> "可%s跳%s格".formatted(where, count(squares));
      case SLIDE, CANNON -> "可%s走任意格".formatted(where);
      case FACING -> "与首领同线且中间无子时，可%s直接将其吃掉".formatted(where);
      case ELSEWHERE -> throw new IllegalArgumentException("it goes in no direction");
    };
  }

  private static String count(int number) {
    return number == 2 ? "两" : String.valueOf(number);
  }

  @Override
  Optional<String> note(Manner.Kind kind, int squares) {
    return switch (kind) {
      case STRIDE -> Optional.of("中间的格须无子");
      case CANNON -> Optional.of("吃子时须恰好隔着一子");
      default -> Optional.empty();
    };
  }

  @Override
  String leap(Motion.Leap leap) {
    String where = "可跳到%s的格".formatted(offset(leap.offset()));
    return leap.hindrances().isEmpty()
        ? where
        : where
            + leap.hindrances().stream()
                .map(Chinese::offset)
                .collect(Collectors.joining("、", "（", "处须无子）"));
  }

  private static String offset(Motion.Offset offset) {
    String rows = part(offset.rows(), "上", "下");
    String columns = part(offset.columns(), "左", "右");
    return rows.isEmpty() && columns.isEmpty() ? "原地" : rows + columns;
  }

  private static String part(int distance, String before, String after) {
    return distance == 0
        ? ""
        : "%s%s格".formatted(distance < 0 ? before : after, Math.abs(distance));
  }

  @Override
  String unexplained(int section, List<Direction> directions) {
    return "第%s部分：%s".formatted(section, listed(directions));
  }

  @Override
  String provided(String deed, String condition) {
    return "%s（%s时）".formatted(deed, condition);
  }

  @Override
  String immobile() {
    return "不能移动。";
  }

  @Override
  String sentence(List<String> clauses) {
    return String.join("；", clauses) + "。";
  }

  @Override
  String text(List<String> sentences) {
    return String.join("", sentences);
  }

  @Override
  String title(PieceDetails piece) {
    return "%s（编号%s），%s%s%s"
        .formatted(
            name(piece),
            piece.number(),
            owner(piece.owner()),
            piece.leader() ? "首领" : "",
            piece.promoted() ? "，已升变" : "");
  }

  private static String name(PieceDetails piece) {
    return piece.name().equals(piece.sign())
        ? piece.name()
        : "%s %s".formatted(piece.name(), piece.sign());
  }

  @Override
  String promotion(String condition) {
    return "升变：%s时，永久升变。".formatted(condition);
  }

  @Override
  String attributes(Map<String, String> attributes) {
    return attributes.entrySet().stream()
        .map(entry -> (entry.getKey() + " = " + entry.getValue()).strip())
        .collect(Collectors.joining("，", "属性：", ""));
  }
}
