package games.turnstile.puzzlechess.scene;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * What a scene lets one choose among the rules.
 *
 * @param promotion what becomes of pawns on their last rank
 * @param draws the forced draws that count
 * @param clock how time counts
 * @param undo how often moves may be taken back
 */
public record SceneRules(
    PromotionRule promotion, Set<DrawRule> draws, ClockRule clock, UndoRule undo) {
  /** Promotion from the store, all draws, a clock that counts up, unlimited undo. */
  public static final SceneRules USUAL =
      new SceneRules(
          PromotionRule.FROM_STORE,
          EnumSet.allOf(DrawRule.class),
          ClockRule.COUNT_UP,
          UndoRule.UNLIMITED);

  /** The same with orthodox promotion. */
  public static final SceneRules ORTHODOX = USUAL.withPromotion(PromotionRule.ORTHODOX);

  /** Copies the draws. */
  public SceneRules {
    Objects.requireNonNull(promotion, "promotion");
    Objects.requireNonNull(clock, "clock");
    Objects.requireNonNull(undo, "undo");
    Set<DrawRule> copy = EnumSet.noneOf(DrawRule.class);
    copy.addAll(draws);
    draws = Collections.unmodifiableSet(copy);
  }

  /**
   * {@return the same with another rule of promotion}
   *
   * @param rule what becomes of pawns
   */
  public SceneRules withPromotion(PromotionRule rule) {
    return new SceneRules(rule, draws, clock, undo);
  }

  /**
   * {@return the same with other draws}
   *
   * @param counting the forced draws that count
   */
  public SceneRules withDraws(Set<DrawRule> counting) {
    return new SceneRules(promotion, counting, clock, undo);
  }

  /**
   * {@return the same with another clock}
   *
   * @param rule how time counts
   */
  public SceneRules withClock(ClockRule rule) {
    return new SceneRules(promotion, draws, rule, undo);
  }

  /**
   * {@return the same with another rule of undo}
   *
   * @param rule how often moves may be taken back
   */
  public SceneRules withUndo(UndoRule rule) {
    return new SceneRules(promotion, draws, clock, rule);
  }
}
