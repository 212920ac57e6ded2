package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.variant.VariantException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say which variant is played, and with which extensions. */
final class VariantOptions {
  /** What the options are called that say what is played, and not what it is played with. */
  static final String[] NAMES = {"--variant"};

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      defaultValue = VariantNames.USUAL,
      description =
          "What is played: a variant as text or as a workbook (.xlsx), or one of these: "
              + VariantNames.LIST
              + " (default: ${DEFAULT-VALUE}).")
  private String variant;

  @Option(
      names = "--extension",
      paramLabel = "FILE",
      description =
          "An extension in Python (.py) that acts too, or that the variant asks for; can be given"
              + " several times.")
  private List<Path> extensions = List.of();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  Variant variant() {
    return VariantFiles.read(variant);
  }

  List<Extension> extensions() {
    return extensions.stream().map(ExtensionFiles::read).toList();
  }

  /** The variant made ready; what is suspicious about it goes to standard error. */
  Ruleset ruleset(Variant changed) {
    Ruleset ruleset = ruleset(variant, changed, extensions());
    PrintWriter err = command.root().commandLine().getErr();
    ruleset
        .warnings()
        .forEach(warning -> err.println("arcade: %s: %s".formatted(variant, warning)));
    return ruleset;
  }

  private static Ruleset ruleset(String name, Variant variant, List<Extension> extensions) {
    try {
      return Ruleset.of(variant, extensions);
    } catch (ExtensionException | VariantException refusal) {
      throw new BadInputException("%s: %s".formatted(name, refusal.getMessage()));
    }
  }
}
