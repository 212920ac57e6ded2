package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Tells what is agreed on in a game, beside how its pieces move. */
final class GameRules {
  private final Ruleset ruleset;
  private final Variant variant;
  private final Phrasebook phrases;
  private final TypeNames names;
  private final List<String> sentences = new ArrayList<>();

  GameRules(Ruleset ruleset, Phrasebook phrases, TypeNames names) {
    this.ruleset = ruleset;
    this.variant = ruleset.variant();
    this.phrases = phrases;
    this.names = names;
  }

  List<String> sentences() {
    addBoard();
    addLeaders();
    addSpecialRules();
    addEnds(variant.options());
    ruleset.extensions().forEach(this::addExtension);
    return List.copyOf(sentences);
  }

  private void add(String english, String chinese) {
    sentences.add(phrases.say(english, chinese));
  }

  private void addBoard() {
    add(
        "The board has %s rows and %s columns. Red moves first, then both move in turn."
            .formatted(variant.rows(), variant.columns()),
        "棋盘共%s行%s列。红方先手，一人一步。".formatted(variant.rows(), variant.columns()));
    if (hasType(type -> type.owner() == Owner.NEUTRAL)) {
      add(
          "Both sides may move neutral pieces, which never capture and are never captured.",
          "双方都可以移动中立棋子；中立棋子既不能吃子也不能被吃。");
    }
  }

  private boolean hasType(Predicate<PieceType> condition) {
    return variant.types().stream().anyMatch(condition);
  }

  private void addLeaders() {
    String red = leaders(Owner.RED);
    String blue = leaders(Owner.BLUE);
    add(
        "Whoever takes any leader of the other side has won. "
            + (red.equals(blue)
                ? "Leaders of both sides: %s.".formatted(red)
                : "Red's leaders: %s. Blue's leaders: %s.".formatted(red, blue)),
        "吃掉对方任意一个首领即获胜。"
            + (red.equals(blue)
                ? "双方的首领：%s。".formatted(red)
                : "红方首领：%s；蓝方首领：%s。".formatted(red, blue)));
  }

  private String leaders(Owner owner) {
    return String.join(
        phrases.say(", ", "、"),
        variant.types().stream()
            .filter(type -> type.leader() && type.owner() == owner)
            .map(names::name)
            .distinct()
            .toList());
  }

  private void addSpecialRules() {
    SpecialRules rules = variant.rules();
    if (hasType(type -> type.promotion().isPresent())) {
      addPromotion(rules.promotion());
    }
    if (rules.neutralLimit() && hasType(type -> type.owner() == Owner.NEUTRAL)) {
      add(
          "A side that has moved neutral pieces %s times in a row must move something else next."
              .formatted(SpecialRules.NEUTRAL_MOVES),
          "一方连续%s步移动中立棋子后，下一步必须移动其他棋子。".formatted(SpecialRules.NEUTRAL_MOVES));
    }
    if (rules.undo()) {
      add(
          "At one device, a move may be taken back until the other side has replied.",
          "单机对弈时，在对方走出下一步前可以悔棋。");
    }
  }

  private void addPromotion(boolean isOn) {
    if (isOn) {
      add(
          "After every move, each piece whose promotion condition holds is promoted for good.",
          "每走一步后，棋盘上所有符合升变条件的棋子永久升变。");
    } else {
      add("Pieces are not promoted.", "不启用升变。");
    }
  }

  private void addEnds(Options options) {
    if (options.mustAnswerCheck()) {
      add(
          "Check must be answered: no move may leave an own leader to be taken.",
          "必须应将：任何一步都不得使己方首领处于可被吃掉的境地。");
    } else {
      add("Check need not be answered.", "被将军时不强制应将。");
    }
    if (options.noMoves() == Options.NoMoves.LOSE) {
      add("A side that has no move has lost.", "无棋可走的一方判负。");
    } else if (options.mustAnswerCheck()) {
      add(
          "If a side has no move, the game is drawn, unless the side is in check; then it has lost.",
          "一方无棋可走时判和；若此时正被将军，则判负。");
    } else {
      add("If a side has no move, the game is drawn.", "一方无棋可走时判和。");
    }
    if (options.repetition()) {
      add("The game is drawn when the same position occurs for the third time.", "同一局面第三次出现时判和。");
    }
    if (options.noCaptureLimit() > 0) {
      add(
          "The game is drawn after %s moves without a capture, counting those of both sides."
              .formatted(options.noCaptureLimit()),
          "双方合计%s步没有吃子时判和。".formatted(options.noCaptureLimit()));
    }
  }

  private void addExtension(Extension extension) {
    String help = Speech.asked(extension, () -> extension.help(phrases.language())).strip();
    add(
        help.isEmpty()
            ? "Extension '%s'.".formatted(extension.name())
            : "Extension '%s': %s".formatted(extension.name(), help),
        help.isEmpty()
            ? "扩展“%s”。".formatted(extension.name())
            : "扩展“%s”：%s".formatted(extension.name(), help));
  }
}
