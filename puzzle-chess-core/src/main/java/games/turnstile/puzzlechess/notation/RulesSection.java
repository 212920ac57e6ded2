package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.ClockRule;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.PromotionRule;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.UndoRule;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Promotion, draws, clock and undo. */
final class RulesSection implements Section {
  private static final Map<String, Boolean> CLOCKS = new LinkedHashMap<>();
  private static final Map<String, Boolean> CONFIRMATIONS = new LinkedHashMap<>();

  static {
    CLOCKS.put("up", false);
    CLOCKS.put("down", true);
    CONFIRMATIONS.put("at-once", false);
    CONFIRMATIONS.put("by-hand", true);
  }

  private final Places places;
  private SceneRules rules = SceneRules.USUAL;
  private boolean confirmsByHand;

  RulesSection(Places places) {
    this.places = places;
  }

  @Override
  public Set<String> keywords() {
    return Set.of("promotion", "draws", "clock", "confirm", "undo");
  }

  @Override
  public void read(String keyword, Words in) {
    places.claim(keyword, in);
    switch (keyword) {
      case "promotion" ->
          rules = rules.withPromotion(in.choice("a rule of promotion", Phrases.PROMOTIONS));
      case "draws" -> rules = rules.withDraws(readDraws(in));
      case "clock" -> rules = rules.withClock(readClock(in));
      case "confirm" -> confirmsByHand = in.choice("how moves are confirmed", CONFIRMATIONS);
      case "undo" -> rules = rules.withUndo(readUndo(in));
      default -> throw new AssertionError(keyword);
    }
  }

  private static Set<DrawRule> readDraws(Words in) {
    Set<DrawRule> draws = EnumSet.noneOf(DrawRule.class);
    if (in.skip("none")) {
      return draws;
    }
    do {
      DrawRule draw = in.choice("'none' or a draw", Phrases.DRAWS);
      if (!draws.add(draw)) {
        throw in.fault(in.start(), "%s is there twice".formatted(Phrases.word(draw)));
      }
    } while (!in.atEnd());
    return draws;
  }

  private static ClockRule readClock(Words in) {
    if (!in.choice("a way of counting", CLOCKS)) {
      return ClockRule.COUNT_UP;
    }
    in.expect("white");
    long white = Times.read(in);
    in.expect("black");
    return ClockRule.countDown(white, Times.read(in));
  }

  private static UndoRule readUndo(Words in) {
    if (in.skip("off")) {
      return UndoRule.OFF;
    }
    return in.skip("unlimited")
        ? UndoRule.UNLIMITED
        : new UndoRule(
            in.number("how often moves are taken back (or off, unlimited)", 0, Integer.MAX_VALUE));
  }

  SceneRules build() {
    return rules.withClock(rules.clock().withConfirmationByHand(confirmsByHand));
  }

  static void write(StringBuilder text, SceneRules rules) {
    text.append(rules.promotion() == PromotionRule.ORTHODOX ? "promotion orthodox\n" : "");
    if (!rules.draws().equals(SceneRules.USUAL.draws())) {
      String draws = rules.draws().stream().map(Phrases::word).collect(Collectors.joining(" "));
      text.append("draws %s\n".formatted(draws.isEmpty() ? "none" : draws));
    }
    ClockRule clock = rules.clock();
    if (clock.countsDown()) {
      text.append(
          "clock down white %s black %s\n"
              .formatted(Times.format(clock.whiteMillis()), Times.format(clock.blackMillis())));
    }
    text.append(clock.confirmsByHand() ? "confirm by-hand\n" : "");
    if (!rules.undo().isUnlimited()) {
      int most = rules.undo().most();
      text.append("undo %s\n".formatted(most == 0 ? "off" : most));
    }
  }
}
