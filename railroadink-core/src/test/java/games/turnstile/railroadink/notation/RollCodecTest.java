package games.turnstile.railroadink.notation;

import static games.turnstile.railroadink.notation.Refusals.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.DiceRoll;
import games.turnstile.railroadink.Tile;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RollCodecTest {
  private static final DiceRoll ROLL = DiceRoll.of(Tile.A0, Tile.A3, Tile.A3, Tile.B1);
  private static final DiceRoll OTHER = DiceRoll.of(Tile.A1, Tile.A4, Tile.A4, Tile.B0);

  @ParameterizedTest
  @ValueSource(strings = {"A3A0A3B1", "B1A3A3A0", "A0A3B1A3", "A0A3A3B1"})
  void parse_diceInAnyOrder_areTheSameRoll(String text) {
    assertThat(RollCodec.parse(text)).isEqualTo(ROLL);
    assertThat(RollCodec.format(ROLL)).isEqualTo("A0A3A3B1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " -> ",
      quoteCharacter = '"',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "^ -> expected a die, A or B, found the end of the text",
        "^S0A0A0B0 -> expected a die, A or B, found 'S'",
        "^a0A0A0B0 -> found 'a'",
        "A^6A0A0B0 -> expected a face of die A, 0 to 5, found '6'",
        "A0B^3A0A0 -> expected a face of die B, 0 to 2, found '3'",
        "A0A1B2^ -> expected a die, A or B, found the end of the text",
        "A0A1A2^A3 -> so this A3 is one too many",
        "B1^B2A0A1 -> a roll has die A three times and die B once, so this B2 is one too many",
        "A0^ A0A0B0 -> expected a die, A or B, found ' '",
        "A0A0A0B0^A1 -> expected the end of the text, found 'A'"
      })
  void parse_malformed_isRefusedWhereItGoesWrong(String text, String fragment) {
    assertMalformed(RollCodec::parse, text, fragment);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A0A3A3B1 A4A4A1B0",
        "A3A0A3B1,A4A4A1B0",
        "B1A0A3A3, A4A4A1B0",
        " \tA3A0A3B1\t ,\tA4A4A1B0 "
      })
  void parseAll_separatedByBlanksOrCommas_areTheRollsInOrder(String text) {
    assertThat(RollCodec.parseAll(text)).containsExactly(ROLL, OTHER);
    assertThat(RollCodec.formatAll(List.of(ROLL, OTHER))).isEqualTo("A0A3A3B1 A1A4A4B0");
  }

  @Test
  void parseAll_oneRoll_isEnough() {
    assertThat(RollCodec.parseAll("A3A0A3B1")).containsExactly(ROLL);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " -> ",
      quoteCharacter = '"',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "^ -> expected a die, A or B, found the end of the text",
        "  ^ -> expected a die, A or B, found the end of the text",
        "A0A0A0B0,^ -> expected a die, A or B, found the end of the text",
        "A0A0A0B0,^,A0A0A0B0 -> expected a die, A or B, found ','",
        "A0A0A0B0 ^; -> expected a die, A or B, found ';'",
        "A0A0A0B0^; -> expected a blank or a comma, found ';'",
        "A0A0A0B0^A0A0A0B0 -> expected a blank or a comma, found 'A'",
        "A0A0A0B0, A0A0^ A0B0 -> expected a die, A or B, found ' '",
        "A0A0A0B0 A0A0B0^B0 -> so this B0 is one too many"
      })
  void parseAll_malformed_isRefusedWhereItGoesWrong(String text, String fragment) {
    assertMalformed(RollCodec::parseAll, text, fragment);
  }

  @Test
  void parseAll_asManyAsAGameHas_andNoMore() {
    String seven = "A0A3A3B1 ".repeat(7);

    assertThat(RollCodec.parseAll(seven)).hasSize(7).containsOnly(ROLL);
    assertMalformed(
        RollCodec::parseAll, seven + "^A0A3A3B1", "a game has 7 rolls, and here is one more");
    assertMalformed(RollCodec::parseAll, seven + ",^", "a game has 7 rolls");
  }

  @Property(tries = 200)
  void formatAll_diceOfAnyGame_readBack(@ForAll long seed) {
    List<DiceRoll> rolls = Dice.seeded(seed).rolls();

    assertThat(RollCodec.parseAll(RollCodec.formatAll(rolls))).isEqualTo(rolls);
    assertThat(RollCodec.parse(RollCodec.format(rolls.get(0)))).isEqualTo(rolls.get(0));
  }

  @Test
  void missingArguments_areRefused() {
    assertThatNullPointerException().isThrownBy(() -> RollCodec.parse(null));
    assertThatNullPointerException().isThrownBy(() -> RollCodec.parseAll(null));
    assertThatNullPointerException().isThrownBy(() -> RollCodec.format(null));
    assertThatNullPointerException().isThrownBy(() -> RollCodec.formatAll(null));
  }
}
