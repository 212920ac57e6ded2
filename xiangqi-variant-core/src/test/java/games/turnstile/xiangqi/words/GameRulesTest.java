package games.turnstile.xiangqi.words;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Sketch;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of a game beside its pieces. */
class GameRulesTest {
  private static final Variant PLAIN = Sketch.of("k.\n.K").variant();

  private static List<String> rules(Variant variant, Language language, Extension... given) {
    return Words.of(Ruleset.of(variant, List.of(given)), language).rules();
  }

  @Test
  void a_game_without_special_rules_is_told_in_a_few_sentences() {
    assertThat(rules(PLAIN, Language.ENGLISH))
        .containsExactly(
            "The board has 2 rows and 2 columns. Red moves first, then both move in turn.",
            "Whoever takes any leader of the other side has won. Red's leaders: K. Blue's leaders:"
                + " k.",
            "Check need not be answered.",
            "A side that has no move has lost.");
    assertThat(rules(PLAIN, Language.CHINESE))
        .containsExactly(
            "棋盘共2行2列。红方先手，一人一步。", "吃掉对方任意一个首领即获胜。红方首领：K；蓝方首领：k。", "被将军时不强制应将。", "无棋可走的一方判负。");
  }

  @Test
  void what_is_agreed_on_is_told() {
    Variant variant = PLAIN.withOptions(new Options(true, Options.NoMoves.DRAW, true, 7));
    assertThat(rules(variant, Language.ENGLISH))
        .contains(
            "Check must be answered: no move may leave an own leader to be taken.",
            "If a side has no move, the game is drawn, unless the side is in check; then it has"
                + " lost.",
            "The game is drawn when the same position occurs for the third time.",
            "The game is drawn after 7 moves without a capture, counting those of both sides.")
        .doesNotContain("Check need not be answered.", "A side that has no move has lost.");
    assertThat(rules(variant, Language.CHINESE))
        .contains(
            "必须应将：任何一步都不得使己方首领处于可被吃掉的境地。",
            "一方无棋可走时判和；若此时正被将军，则判负。",
            "同一局面第三次出现时判和。",
            "双方合计7步没有吃子时判和。");
    assertThat(
            rules(
                PLAIN.withOptions(Options.STANDARD.withNoMoves(Options.NoMoves.DRAW)),
                Language.ENGLISH))
        .contains("If a side has no move, the game is drawn.");
  }

  @Test
  void special_rules_are_told_where_they_matter() {
    String promoted =
        "After every move, each piece whose promotion condition holds is promoted for good.";
    String limited =
        "A side that has moved neutral pieces 3 times in a row must move something else next.";
    String undo = "At one device, a move may be taken back until the other side has replied.";
    String neutral =
        "Both sides may move neutral pieces, which never capture and are never captured.";
    SpecialRules all = new SpecialRules(true, true, true);
    Variant rich = Sketch.of("k.*\nA.K", "A 2; when X[1] then ;5", "* 4;").variant();

    assertThat(rules(rich.withRules(all), Language.ENGLISH))
        .contains(promoted, limited, undo, neutral);
    assertThat(rules(rich, Language.ENGLISH))
        .contains("Pieces are not promoted.", neutral)
        .doesNotContain(promoted, limited, undo);
    assertThat(rules(rich, Language.CHINESE)).contains("不启用升变。");
    assertThat(rules(PLAIN.withRules(all), Language.ENGLISH))
        .contains(undo)
        .doesNotContain(promoted, limited, neutral);
  }

  @Test
  void extensions_speak_for_themselves() {
    Extension silent = () -> "silent";
    Extension helpful =
        new Extension() {
          @Override
          public String name() {
            return "helpful";
          }

          @Override
          public String help() {
            return "It helps.\n";
          }
        };
    assertThat(rules(PLAIN, Language.ENGLISH, silent, helpful))
        .endsWith("Extension 'silent'.", "Extension 'helpful': It helps.");
    assertThat(rules(PLAIN, Language.CHINESE, silent, helpful))
        .endsWith("扩展“silent”。", "扩展“helpful”：It helps.");
  }

  @Test
  void owners_have_names() {
    Words english = Words.of(Ruleset.of(PLAIN), Language.ENGLISH);
    Words chinese = Words.of(Ruleset.of(PLAIN), Language.CHINESE);
    assertThat(List.of(Owner.values()))
        .extracting(english::owner)
        .containsExactly("Red", "Blue", "neutral");
    assertThat(List.of(Owner.values()))
        .extracting(chinese::owner)
        .containsExactly("红方", "蓝方", "中立");
  }
}
