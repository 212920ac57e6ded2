package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.AfterMoveHook;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.PositionRule;
import games.turnstile.xiangqi.extension.WaysHook;
import java.lang.ref.Cleaner;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A script as an extension. What it runs in is closed when nobody knows the extension any more. */
final class PythonExtension implements Extension {
  private static final Cleaner CLEANER = Cleaner.create();

  private final Program program;
  private final Title title;
  private final Script script;

  private PythonExtension(Program program, Title title) {
    this.program = program;
    this.title = title;
    this.script = new Script(program);
    CLEANER.register(this, script::close);
  }

  static PythonExtension load(Program program) {
    Script trial = new Script(program);
    try {
      return new PythonExtension(program, trial.title().checked(program.file()));
    } finally {
      trial.close();
    }
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

  // The lambdas below must know this extension, and not only its script, to keep it alive.

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
    return remembers() ? new PythonExtension(program, title) : this;
  }

  @Override
  public String toString() {
    return "PythonExtension[%s]".formatted(program.file());
  }
}
