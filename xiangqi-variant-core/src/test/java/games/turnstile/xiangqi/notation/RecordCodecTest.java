package games.turnstile.xiangqi.notation;

import static games.turnstile.xiangqi.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.turnstile.xiangqi.EndReason;
import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.MorePositionRules;
import games.turnstile.xiangqi.extension.ShieldsAndBans;
import games.turnstile.xiangqi.variant.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordCodecTest {
  private static final String TEXT =
      """
      xiangqi-record 1
      red Alice
      blue hard bot
      variant
      | xiangqi-variant 1
      | name Little duel
      | rule undo
      | piece 1 red leader "King"
      |   moves 1,2,3,4,5,6,7,8;
      | piece 2 blue leader "King"
      |   moves 1,2,3,4,5,6,7,8;
      | board 4 3
      |  . 2 .
      |  . . .
      |  . . .
      |  . 1 .
      start 1(2)1/3/1(1)1/3 b
      moves
      1,2-1,1 3,2-2,2
      1,1-2,2
      """;

  /** An extension that does nothing. */
  private record Idle(String name) implements Extension {}

  @Test
  void the_example_is_read_and_written_as_it_is() {
    NamedRecord named = RecordCodec.parse(TEXT);

    assertThat(RecordCodec.format(named)).isEqualTo(TEXT);
    assertThat(named.names()).isEqualTo(Map.of(Side.RED, "Alice", Side.BLUE, "hard bot"));
    assertThat(named.game().moves()).hasSize(3);
    assertThat(named.game().setup().toMove()).isEqualTo(Side.BLUE);
    assertThat(named.game().last().outcome().orElseThrow().reason())
        .isEqualTo(EndReason.LEADER_TAKEN);
  }

  @Test
  void names_the_first_position_and_moves_may_be_missing() {
    String text =
        TEXT.replaceAll("red Alice\nblue hard bot\n", "").replaceAll("(?s)start.*", "moves");
    NamedRecord named = RecordCodec.parse(text);

    assertThat(named.names()).isEmpty();
    assertThat(named.game().setup()).isEqualTo(Setup.initial(named.game().setup().ruleset()));
    assertThat(RecordCodec.format(named)).isEqualTo(text + "\n");
  }

  @Test
  void one_name_may_be_missing() {
    assertThat(RecordCodec.parse(TEXT.replace("red Alice\n", "")).names())
        .isEqualTo(Map.of(Side.BLUE, "hard bot"));
    assertThat(RecordCodec.parse(TEXT.replace("blue hard bot\n", "")).name(Side.BLUE)).isEmpty();
  }

  @Test
  void moves_stand_in_any_lines_with_comments_between() {
    String loose =
        TEXT.replace(
                "1,2-1,1 3,2-2,2\n", "  1,2-1,1\r\n\n# a trap\n\t3,2-2,2 1,1-2,2  # too late\n")
            .replace("\n1,1-2,2\n", "\n")
            .replace("\n|", "\n# kept\n\n  |");

    assertThat(RecordCodec.parse(loose)).isEqualTo(RecordCodec.parse(TEXT));
  }

  @Test
  void moves_that_were_taken_back_are_not_kept() {
    GameRecord game = RecordCodec.parse(TEXT).game();
    GameRecord shorter = game.undo().orElseThrow();

    assertThat(RecordCodec.parse(RecordCodec.format(shorter)).game())
        .isEqualTo(GameRecord.replay(game.setup(), shorter.moves()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "xiangqi-record 1 ! ¦xiangqi-variant 1 ! expected 'xiangqi-record 1' as the first line",
        "red Alice ! red¦ ! expected the name of the player, found the end of the line",
        "red Alice ! ¦green Alice ! expected 'variant', found 'green'",
        "blue hard bot ! ¦red Bob ! expected 'variant', found 'red'",
        "variant ! variant ¦mine ! expected the end of the line, found 'mine'",
        "| rule undo ! | rule ¦redo ! expected promotion, undo or neutral-limit, found 'redo'",
        "| rule undo ! ¦rule undo ! the variant needs a board: a line 'board'",
        "| board 4 3 ! ¦board 4 3 ! the variant needs a board: a line 'board'",
        "1(2)1/3/1 ! 1(2)1/¦4/1 ! row 2 has more than 3 squares",
        "1(2)1/3/1(1)1/3 b ! ¦3/3/1(1)1/3 b ! blue has no leader",
        "1(2)1/3/1(1)1/3 b ! 1(2)1/3/1(1)1/3 ¦c ! expected the side to move",
        "moves\\n ! ¦move\\n ! expected 'moves', found 'move'",
        "moves\\n ! moves ¦1,2-1,1\\n ! expected the end of the line, found '1,2-1,1'",
        "1,2-1,1 ! ¦1,2-3,2 ! 1,2-3,2 is illegal: ",
        "3,2-2,2 ! ¦1,1-2,1 ! 1,1-2,1 is illegal: ",
        "3,2-2,2 ! 3,2-2,2¦, ! expected a blank or the end of the line after a move, found ','",
        "3,2-2,2 ! 3,2-¦x ! expected a square as row,column, found 'x'",
        "1,1-2,2\\n ! 1,1-2,2\\n¦2,2-3,2\\n ! 2,2-3,2 is illegal: the game is over"
      })
  void a_mistake_is_refused_at_its_place(String good, String bad, String problem) {
    String found = good.replace("\\n", "\n");
    assertThat(TEXT).contains(found);
    int at = TEXT.indexOf(found);
    String put = bad.replace("\\n", "\n");
    String text =
        TEXT.substring(0, at) + put.replace("¦", "") + TEXT.substring(at + found.length());

    assertRefused(() -> RecordCodec.parse(text), at + put.indexOf('¦'), problem);
  }

  @Test
  void an_extension_that_is_missing_is_named() {
    String text = TEXT.replace("| rule undo", "| extension magic");

    assertRefused(
        () -> RecordCodec.parse(text), text.indexOf("variant\n"), "there is no extension 'magic'");
    assertThat(RecordCodec.parse(text, List.of(new Idle("magic"))).game().moves()).hasSize(3);
  }

  @Test
  void extensions_beyond_those_of_the_variant_are_kept_in_order() {
    Ruleset ruleset =
        Ruleset.of(
            ShippedVariants.BULWARK.load(),
            List.of(new Idle("zeal"), new MorePositionRules(), new ShieldsAndBans()));
    GameRecord game = GameRecord.start(Setup.initial(ruleset));
    String text = RecordCodec.format(game);

    assertThat(text).contains("\nextension zeal\nextension more-position-rules\nmoves\n");
    assertThat(RecordCodec.parse(text, List.of(new Idle("other"), new Idle("zeal"))).game())
        .isEqualTo(game);
    assertRefused(
        () -> RecordCodec.parse(text), text.indexOf("variant\n|"), "there is no extension 'zeal'");
  }

  @Test
  void an_extension_is_named_once() {
    String text = TEXT.replace("start", "extension a\nextension a\nstart");

    assertRefused(
        () -> RecordCodec.parse(text),
        text.lastIndexOf("a\nstart"),
        "the extension 'a' is there already");
  }

  @Test
  void what_is_too_long_is_refused_at_once() {
    assertRefused(
        () -> RecordCodec.parse("#".repeat(RecordCodec.LONGEST + 1)),
        RecordCodec.LONGEST,
        "such a text has at most 2097152 characters");
  }

  @Test
  void a_game_has_no_more_moves_than_are_allowed() {
    String back = "1,2-1,1 3,2-3,1 1,1-1,2 3,1-3,2\n";
    String most =
        TEXT.replaceAll("(?s)moves\n1.*", "moves\n") + back.repeat(RecordCodec.MOST_MOVES / 4);

    assertThat(RecordCodec.parse(most).game().moves()).hasSize(RecordCodec.MOST_MOVES);
    assertRefused(
        () -> RecordCodec.parse(most + back), most.length(), "a record has at most 20000 moves");
    GameRecord longer = RecordCodec.parse(most).game().play(MoveCodec.parse(back.substring(0, 7)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RecordCodec.format(longer))
        .withMessage("a record has at most 20000 moves, not 20001");
  }

  @Test
  void a_name_that_would_spoil_the_text_is_refused() {
    GameRecord game = RecordCodec.parse(TEXT).game();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new NamedRecord(game, Map.of(Side.RED, "Al\nice")))
        .withMessageContaining("a player's name has 1 to 60 characters");
  }
}
