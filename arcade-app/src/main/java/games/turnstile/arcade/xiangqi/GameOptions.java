package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.notation.RecordCodec;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;

/** The options that say how a game begins. */
final class GameOptions {
  /** What the options are called that a record answers already. */
  static final String[] NAMES =
      Stream.of(VariantOptions.NAMES, RulesOptions.NAMES, new String[] {FenOption.NAME})
          .flatMap(Stream::of)
          .toArray(String[]::new);

  @Mixin private FenOption fen;
  @Mixin private VariantOptions variants;
  @Mixin private RulesOptions rules;

  VariantOptions variants() {
    return variants;
  }

  Ruleset ruleset() {
    return variants.ruleset(rules.applyTo(variants.variant()));
  }

  /** Where the game begins; it can be kept. */
  Setup setup() {
    Setup setup = fen.position(ruleset()).toSetup();
    try {
      RecordCodec.format(GameRecord.start(setup));
    } catch (IllegalArgumentException tooLong) {
      throw new BadInputException("such a game has no record: " + tooLong.getMessage());
    }
    return setup;
  }
}
