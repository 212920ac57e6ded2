package games.turnstile.xiangqi.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.extension.BoardView;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.extension.Gait;
import games.turnstile.xiangqi.extension.Motion;
import games.turnstile.xiangqi.extension.PositionRule;
import games.turnstile.xiangqi.extension.Wording;
import games.turnstile.xiangqi.notation.RuleCodec;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules and what is said of them. */
class RuleWordsTest {
  private static final String VARIANT =
      """
      xiangqi-variant 1
      name Words
      piece 1 red leader "King"
        moves ;
        attribute chinese = 王
      piece 2 blue leader "King"
        moves ;
        attribute chinese = 王
      piece 3 neutral "Stone"
        moves ;
        attribute chinese = 石
      piece 4 red "Twin"
        moves ;
      piece 5 red "Twin"
        moves ;
      board 9 9
       2 . . . . . . . .
       . . . . . . . . .
       . . . . . . . . .
       . . . . . . . . .
       . . . . 3 . . . .
       . . . . . . . . .
       . . . . . . . . .
       . . . . . . . . .
       1 . . . . . . . .
      """;

  private static Ruleset ruleset(Extension... given) {
    return Ruleset.of(VariantCodec.parse(VARIANT), List.of(given));
  }

  private static Ruleset rulesetWith(String... extensions) {
    return Ruleset.of(VariantCodec.parse(VARIANT).withExtensions(List.of(extensions)));
  }

  private static String moves(Ruleset ruleset, Language language, PieceType type, String rule) {
    return String.join(" ", Words.of(ruleset, language).moves(type, RuleCodec.parseMoves(rule)));
  }

  private static PieceType stone(Ruleset ruleset) {
    return ruleset.variant().type(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "X[3]              ! it is in row 3 ! 位于第3行",
        "X[1|-1]           ! it is in row 1 or the last row ! 位于第1行或最后一行",
        "X[5|1|3]          ! it is in row 1, 3 or 5 ! 位于第1、3或5行",
        "X[-2]             ! it is in the 2nd row from the bottom ! 位于倒数第2行",
        "X[1|2|3|4|5]      ! it is in rows 1 to 5 ! 位于第1至5行",
        "X[9|1|2|3|4]      ! it is in row 9 or rows 1 to 4 ! 位于第9行或第1至4行",
        "X[-1|-2]          ! it is in the last 2 rows ! 位于最后两行",
        "X[-3|-1|-2]       ! it is in the last 3 rows ! 位于最后3行",
        "X[-1|-3]          ! it is in the last row or the 3rd row from the bottom "
            + "! 位于最后一行或倒数第3行",
        "X[0|70]           ! it is in row 0 or 70 ! 位于第0或70行",
        "X[-11|-12|-13]    ! it is in the 11th row from the bottom, the 12th row from the bottom or"
            + " the 13th row from the bottom ! 位于倒数第11行、倒数第12行或倒数第13行",
        "X[-2147483648|2147483647|-21] ! it is in row 2147483647, the 21st row from the bottom or"
            + " the 2147483648th row from the bottom ! 位于第2147483647行、倒数第21行或倒数第2147483648行",
        "Y[4|5|6]          ! it is in column 4, 5 or 6 ! 位于第4、5或6列",
        "Y[-1]             ! it is in the last column ! 位于最后一列",
        "Y[-3]             ! it is in the 3rd column from the right ! 位于倒数第3列",
        "P[7|4]            ! it is on square (7,4) ! 位于第7行第4列",
        "P[7|4|7|6|7|4]    ! it is on square (7,4) or (7,6) ! 位于第7行第4列或第7行第6列",
        "P[-1|4|2|-2]      ! it is on square (last row, column 4) or (row 2, 2nd column from the"
            + " right) ! 位于最后一行第4列或第2行倒数第2列",
        "D[3|-1|3]         ! its distance along rows and columns to the only Stone is less than 3 "
            + "! 与唯一的“石”的直角距离小于3",
        "D[1|0|1]          ! its distance along rows and columns to the only red King is 1 "
            + "! 与唯一的红方“王”的直角距离等于1",
        "D[4|1|2]          ! its distance along rows and columns to the only red Twin (number 4) is"
            + " greater than 2 ! 与唯一的红方“Twin”（编号4）的直角距离大于2",
        "R[3|1|0|2]        ! the only Stone is directly above it ! 唯一的“石”在它的正上方",
        "R[3|-1|4|8|1]     ! the only Stone is above it to the left or below it to the right and"
            + " less than 4 squares away along rows and columns "
            + "! 唯一的“石”在它的左上方或右下方且直角距离小于4",
        "R[3|1|1|4]        ! the only Stone is directly to the left of it and more than 1 square away"
            + " along rows and columns ! 唯一的“石”在它的正左方且直角距离大于1",
        "R[3|0|4|1|4|6]    ! the only Stone is further left than it and exactly 4 squares away along"
            + " rows and columns ! 唯一的“石”在它左边的列且直角距离等于4",
        "R[3|1|4|3|2|1]    ! the only Stone is further up than it and more than 4 squares away along"
            + " rows and columns ! 唯一的“石”在它上边的行且直角距离大于4",
        "R[3|1|0|1|2|4|6|7] ! the only Stone is not further right than it ! 唯一的“石”不在它右边的列",
        "R[3|1|0|1|2|3|4|5] ! the only Stone is not further down than it ! 唯一的“石”不在它下边的行",
        "R[3|1|0|1|2]      ! the only Stone is above it to the left or directly above it "
            + "! 唯一的“石”在它的左上方或正上方",
        "T[2]              ! there is more than one blue King, or none " + "! 场上的蓝方“王”有多个或一个也没有",
        "X[1]&Y[2]&X[1]    ! it is in row 1, or it is in column 2 ! 位于第1行，或位于第2列",
        "Q                 ! rule 'Q' holds (not known; it never holds) " + "! 规则“Q”成立（未知规则，永不成立）",
        "Q_2[1|-5]         ! rule 'Q_2[1|-5]' holds (not known; it never holds) "
            + "! 规则“Q_2[1|-5]”成立（未知规则，永不成立）",
        "NP[1|2]           ! rule 'NP[1|2]' holds (not known; it never holds) "
            + "! 规则“NP[1|2]”成立（未知规则，永不成立）",
      })
  void a_condition_is_told(String rule, String english, String chinese) {
    Condition condition = condition(rule);
    assertThat(Words.of(ruleset(), Language.ENGLISH).condition(condition)).isEqualTo(english);
    assertThat(Words.of(ruleset(), Language.CHINESE).condition(condition)).isEqualTo(chinese);
  }

  private static Condition condition(String rule) {
    return rule.equals("Q")
        ? new Condition(List.of(new Clause("Q", List.of())))
        : RuleCodec.parseCondition(rule);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "NP[7|4|7|-1] ! it is not on square (7,4) or (row 7, last column) " + "! 不位于第7行第4列或第7行最后一列",
        "C[0|0|30]    ! the number of pieces on the board is at most 30 ! 场上棋子不超过30个",
        "C[3|2|2]     ! the number of Stone pieces on the board is exactly 2 ! 场上“石”恰有2个",
        "C[2|1|4]     ! the number of blue King pieces on the board is 1 to 4 " + "! 场上蓝方“王”有1至4个",
        "C[70|0|0]    ! the number of piece number 70 pieces on the board is exactly 0 "
            + "! 场上编号为70的棋子恰有0个",
        "C[1|2]       ! rule 'C[1|2]' holds (its numbers make no sense) " + "! 规则“C[1|2]”成立（参数有误）",
      })
  void a_rule_of_the_extension_that_comes_along_is_told(
      String rule, String english, String chinese) {
    Ruleset ruleset = rulesetWith("more-position-rules");
    Condition condition = RuleCodec.parseCondition(rule);
    assertThat(Words.of(ruleset, Language.ENGLISH).condition(condition)).isEqualTo(english);
    assertThat(Words.of(ruleset, Language.CHINESE).condition(condition)).isEqualTo(chinese);
  }

  @Test
  void the_condition_that_always_holds_is_told() {
    assertThat(Words.of(ruleset(), Language.ENGLISH).condition(Condition.ALWAYS))
        .isEqualTo("always");
    assertThat(Words.of(ruleset(), Language.CHINESE).condition(Condition.ALWAYS)).isEqualTo("任何时候");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "; ! It cannot move. ! 不能移动。",
        "2; ! One step up. ! 可向上走一格。",
        "5,4,2; ! One step up, left or right. ! 可向上、左或右走一格。",
        "2,4,5,7; ! One step along its row or column. ! 可横竖走一格。",
        "1,3,6,8; ! One step slantwise. ! 可斜走一格。",
        "1,2,3,4,5,6,7,8; ! One step in any direction. ! 可向任意方向走一格。",
        "1,3,4,5,6,8; ! One step in any direction but up or down. " + "! 可向除上、下以外的任意方向走一格。",
        ";2,7 ! Slides up or down. ! 可向上或下走任意格。",
        "1(Y[4|5|6]),3(Y[2|3|4]),4(Y[7]),5(Y[1]);2 "
            + "! One step up-left if it is in column 4, 5 or 6; one step up-right if it is in column"
            + " 2, 3 or 4; one step left if it is in column 7; one step right if it is in column 1."
            + " Slides up. "
            + "! 可向左上走一格（位于第4、5或6列时）；可向右上走一格（位于第2、3或4列时）；"
            + "可向左走一格（位于第7列时）；可向右走一格（位于第1列时）。 可向上走任意格。",
        "4(X[1]),2,5(X[1]); "
            + "! One step up; one step left or right if it is in row 1. "
            + "! 可向上走一格；可向左或右走一格（位于第1行时）。",
        "2,2,2(X[1]); "
            + "! One step up; one step up if it is in row 1. "
            + "! 可向上走一格；可向上走一格（位于第1行时）。",
        ";1(R[3|1|0|1]),2(R[3|1|0|2]) "
            + "! Slides up-left or up if the only Stone is on that side of it. "
            + "! 可向左上或上走任意格（唯一的“石”在该方向一侧时）。",
        ";2(R[3|-1|5|2]) "
            + "! Slides up if the only Stone is directly above it and less than 5 squares away"
            + " along rows and columns. "
            + "! 可向上走任意格（唯一的“石”在它的正上方且直角距离小于5时）。",
        ";;1,2 ! Section 3: up-left or up. ! 第3部分：左上、上。",
      })
  void moves_are_told(String rule, String english, String chinese) {
    Ruleset ruleset = ruleset();
    assertThat(moves(ruleset, Language.ENGLISH, stone(ruleset), rule)).isEqualTo(english);
    assertThat(moves(ruleset, Language.CHINESE, stone(ruleset), rule)).isEqualTo(chinese);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "horse ! ; ! Goes one square along its row or column, which must be empty, and from there"
            + " one on slantwise.",
        "horse ! 7; ! One step down. Goes one square along its row or column, which must be empty,"
            + " and from there one on slantwise.",
        "elephant ! 1;3(X[1]) ! 2 squares up-left. The square between must be empty. 2 squares"
            + " up-right if it is in row 1. The square between must be empty.",
        "cannon ! 2;2,7 ! One step up. Slides up or down. It captures only by jumping over exactly"
            + " one piece.",
        "general ! 2; ! One step up. Also takes a leader up or down, however far, if nothing stands"
            + " between.",
        "plain ! 2; ! One step up.",
      })
  void pieces_of_chinese_chess_are_told(String kind, String rule, String english) {
    Ruleset ruleset = rulesetWith("chinese-chess");
    PieceType type = stone(ruleset).withAttributes(Map.of("xiangqi", kind));
    assertThat(moves(ruleset, Language.ENGLISH, type, rule)).isEqualTo(english);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "1 ! ;;1,3 ! Enemies on the next square up-left or up-right can capture nothing. "
            + "! 处于它左上、右上方的邻格的敌方棋子不能吃子。",
        "1 ! ;;;2(X[1]) ! Nobody may enter the next square up, and enemies and neutral"
            + " pieces there cannot move if it is in row 1. ! 任何棋子不得进入它上方的邻格，"
            + "停在那里的敌方或中立棋子不能移动（位于第1行时）。",
        "3 ! ;;2,4,5,7;1,3,6,8 ! Other pieces on the next square along its row or column can"
            + " capture nothing. Nobody may enter the next square slantwise, and other pieces there"
            + " cannot move. ! 处于它上下左右的邻格的其他棋子不能吃子。"
            + " 任何棋子不得进入它四个斜角的邻格，停在那里的其他棋子不能移动。",
        "1 ! ;;1,2,3,4,5,6,7,8 ! Enemies on the next square in any direction can capture nothing. "
            + "! 处于它周围的八格的敌方棋子不能吃子。",
        "1 ! ;;;;7;1,3,6,8 ! Hops over one banned square down. Slides slantwise as if banned"
            + " squares were not there. ! 可向下越过一个禁区格。 可斜走任意格，无视禁区格及其中的棋子。",
        "1 ! ;;;;;;2 ! Section 7: up. ! 第7部分：上。",
      })
  void shields_and_bans_are_told(int type, String rule, String english, String chinese) {
    Ruleset ruleset = rulesetWith("shields-and-bans");
    PieceType guard = ruleset.variant().type(type);
    assertThat(moves(ruleset, Language.ENGLISH, guard, rule)).isEqualTo(english);
    assertThat(moves(ruleset, Language.CHINESE, guard, rule)).isEqualTo(chinese);
  }

  /** What an extension makes of terms without a word about it. */
  private static final class Odd implements Extension {
    @Override
    public String name() {
      return "odd";
    }

    @Override
    public Map<String, PositionRule> positionRules() {
      return Map.of("ODD", (arguments, point, board) -> true);
    }

    @Override
    public Optional<Gait> gait(PieceType type) {
      return Optional.of(
          new Gait() {
            @Override
            public List<Motion> motions(int section, Direction direction) {
              return section == 1
                  ? List.of(new Motion.Leap(Motion.Offset.of(direction, 3), List.of()))
                  : List.of();
            }

            @Override
            public List<Motion> innate() {
              return List.of(
                  new Motion.Leap(new Motion.Offset(-3, 1), List.of()),
                  new Motion.Leap(new Motion.Offset(2, 0), List.of(new Motion.Offset(0, -1))));
            }
          });
    }
  }

  @Test
  void what_an_extension_does_not_put_into_words_is_told_all_the_same() {
    Ruleset ruleset = ruleset(new Odd());
    assertThat(moves(ruleset, Language.ENGLISH, stone(ruleset), "2(ODD[4|-2]),7(ODD[4|-2]);5"))
        .isEqualTo(
            "Jumps 3 squares up or down if rule 'ODD[4|-2]' of the extension 'odd' holds."
                + " Section 2: right."
                + " Leaps to the square 3 up and 1 right; leaps to the square 2 down (nothing may"
                + " stand 1 left).");
    assertThat(moves(ruleset, Language.CHINESE, stone(ruleset), "2(ODD[4|-2]),7(ODD[4|-2]);5"))
        .isEqualTo(
            "可向上或下跳3格（扩展“odd”的规则“ODD[4|-2]”成立时）。 第2部分：右。" + " 可跳到上3格右1格的格；可跳到下2格的格（左1格处须无子）。");
  }

  @Test
  void an_extension_that_fails_at_its_words_is_named() {
    PositionRule mute =
        new PositionRule() {
          @Override
          public boolean holds(List<Integer> arguments, Point point, BoardView board) {
            return true;
          }

          @Override
          public Optional<String> inWords(List<Integer> arguments, Wording wording) {
            throw new IllegalStateException("no words");
          }
        };
    Extension extension =
        new Extension() {
          @Override
          public String name() {
            return "mute";
          }

          @Override
          public Map<String, PositionRule> positionRules() {
            return Map.of("MUTE", mute);
          }
        };
    Words words = Words.of(ruleset(extension), Language.ENGLISH);
    assertThatThrownBy(() -> words.condition(RuleCodec.parseCondition("MUTE[1]")))
        .isInstanceOf(ExtensionException.class)
        .hasMessageContaining("'mute'")
        .hasMessageContaining("no words");
  }

  @Test
  void a_gait_that_fails_at_its_words_is_told_by_its_extension() {
    Gait mute =
        new Gait() {
          @Override
          public List<Motion> motions(int section, Direction direction) {
            return Gait.ORDINARY.motions(section, direction);
          }

          @Override
          public Optional<String> innateInWords(Wording wording) {
            throw new IllegalStateException("no words");
          }
        };
    Extension extension =
        new Extension() {
          @Override
          public String name() {
            return "mute";
          }

          @Override
          public Optional<Gait> gait(PieceType type) {
            return Optional.of(mute);
          }
        };
    Ruleset ruleset = ruleset(extension);
    assertThatThrownBy(() -> moves(ruleset, Language.ENGLISH, stone(ruleset), "2;"))
        .isInstanceOf(ExtensionException.class)
        .hasMessageContaining("extension 'mute' failed")
        .hasMessageContaining("no words");
  }
}
