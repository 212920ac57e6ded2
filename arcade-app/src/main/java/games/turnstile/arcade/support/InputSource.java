package games.turnstile.arcade.support;

import java.io.BufferedReader;
import picocli.CommandLine.Model.CommandSpec;

/** The outermost command, which knows where people's answers come from. */
@FunctionalInterface
public interface InputSource {
  /** {@return where people's answers come from} */
  BufferedReader input();

  /**
   * {@return where the answers to any command's questions come from}
   *
   * @param command a command whose outermost command is an input source
   */
  static BufferedReader of(CommandSpec command) {
    return ((InputSource) command.root().userObject()).input();
  }
}
