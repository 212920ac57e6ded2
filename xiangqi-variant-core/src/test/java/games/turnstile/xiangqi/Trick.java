package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.AfterMoveHook;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.Gait;
import games.turnstile.xiangqi.extension.PositionRule;
import games.turnstile.xiangqi.extension.WaysHook;
import games.turnstile.xiangqi.variant.PieceType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** An extension that a test puts together from what it is about. */
final class Trick implements Extension {
  private final String name;
  private final Map<String, PositionRule> rules = new HashMap<>();
  private final Map<String, Gait> gaits = new HashMap<>();
  private Optional<WaysHook> ways = Optional.empty();
  private Optional<AfterMoveHook> afterMove = Optional.empty();

  private Trick(String name) {
    this.name = name;
  }

  /** {@return an extension that does nothing yet} */
  static Trick named(String name) {
    return new Trick(name);
  }

  /** Adds a position rule. */
  Trick rule(String rule, PositionRule meaning) {
    rules.put(rule, meaning);
    return this;
  }

  /** Adds the gait of all types of a name. */
  Trick gait(String type, Gait gait) {
    gaits.put(type, gait);
    return this;
  }

  /** Sets what changes ways. */
  Trick ways(WaysHook hook) {
    ways = Optional.of(hook);
    return this;
  }

  /** Sets what acts after moves. */
  Trick afterMove(AfterMoveHook hook) {
    afterMove = Optional.of(hook);
    return this;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Map<String, PositionRule> positionRules() {
    return rules;
  }

  @Override
  public Optional<Gait> gait(PieceType type) {
    return Optional.ofNullable(gaits.get(type.name()));
  }

  @Override
  public Optional<WaysHook> waysHook() {
    return ways;
  }

  @Override
  public Optional<AfterMoveHook> afterMoveHook() {
    return afterMove;
  }
}
