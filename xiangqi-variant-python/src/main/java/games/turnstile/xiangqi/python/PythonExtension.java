package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.AfterMoveHook;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.PositionRule;
import games.turnstile.xiangqi.extension.WaysHook;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** A script as an extension. */
final class PythonExtension implements Extension {
  private final Program program;
  private final Title title;
  private final Script script;

  /** A script that has been loaded and not asked anything yet; given to the first game. */
  private final AtomicReference<Script> unused;

  private PythonExtension(Program program, Title title, Script script) {
    this.program = program;
    this.title = title;
    this.script = script;
    this.unused = new AtomicReference<>(script);
  }

  static PythonExtension load(Program program) {
    Script script = new Script(program);
    return new PythonExtension(program, script.title().checked(program.file()), script);
  }

  @Override
  public String name() {
    return title.name();
  }

  @Override
  public String version() {
    return title.version().isEmpty() ? Extension.super.version() : title.version();
  }

  @Override
  public String fingerprint() {
    return program.fingerprint();
  }

  @Override
  public String help() {
    return title.help();
  }

  @Override
  public Map<String, PositionRule> positionRules() {
    Map<String, PositionRule> rules = new LinkedHashMap<>();
    for (String rule : title.rules()) {
      rules.put(rule, (arguments, point, board) -> script.holds(rule, arguments, point, board));
    }
    return rules;
  }

  @Override
  public Optional<WaysHook> waysHook() {
    WaysHook hook = (ways, piece, from, board) -> script.change(ways, from, board);
    return title.changesWays() ? Optional.of(hook) : Optional.empty();
  }

  @Override
  public Optional<AfterMoveHook> afterMoveHook() {
    AfterMoveHook hook = (from, to, board) -> script.act(from, to, board);
    return title.actsAfterMoves() ? Optional.of(hook) : Optional.empty();
  }

  @Override
  public boolean remembers() {
    return title.actsAfterMoves();
  }

  @Override
  public Extension forNewGame() {
    if (!remembers()) {
      return this;
    }
    Script first = unused.getAndSet(null);
    return new PythonExtension(program, title, first != null ? first : new Script(program));
  }

  @Override
  public String toString() {
    return "PythonExtension[%s]".formatted(program.file());
  }
}
