package games.turnstile.arcade;

import games.turnstile.arcade.chess.ChessRecords;
import games.turnstile.arcade.chess.LevelTexts;
import games.turnstile.arcade.gambit.GambitRecords;
import games.turnstile.arcade.railchess.GameLogs;
import games.turnstile.arcade.railchess.MapTexts;
import games.turnstile.arcade.railchess.RailchessRecords;
import games.turnstile.arcade.railchess.Railmaps;
import games.turnstile.arcade.railroadink.RailroadInkBoards;
import games.turnstile.arcade.railroadink.RailroadInkRecords;
import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.ExitCodes;
import games.turnstile.arcade.support.FileKind;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.xiangqi.VariantTexts;
import games.turnstile.arcade.xiangqi.Workbooks;
import games.turnstile.arcade.xiangqi.XiangqiRecords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what files are and whether they are in order. */
@Command(
    name = "check",
    description = {
      "Tell what each file is, its size, and what is wrong with it.",
      "Known so far: records of Gambit, Railchess, Railroad Ink, Xiangqi and puzzle chess, maps of"
          + " Railchess (.railmap and text), logs of the original Railchess plugin (.game1), boards"
          + " of Railroad Ink, variants of Xiangqi (.xlsx and text), and levels of puzzle chess.",
      "Exit code 2 if a file is not in order; warnings do not count."
    },
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
  /** Whatever recognises a file first checks it. */
  private static final List<FileKind> KINDS =
      List.of(
          new GambitRecords(),
          new RailchessRecords(),
          new MapTexts(),
          new GameLogs(),
          new Railmaps(),
          new RailroadInkRecords(),
          new RailroadInkBoards(),
          new XiangqiRecords(),
          new VariantTexts(),
          new ChessRecords(),
          new LevelTexts(),
          new Workbooks());

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files.")
  private List<Path> files;

  @Mixin private ResultOutput output;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    List<String> good = new ArrayList<>();
    List<String> bad = new ArrayList<>();
    List<Map<String, Object>> reports = new ArrayList<>();
    for (Path path : files) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("file", path.toString());
      try {
        GivenFile file = GivenFile.read(path);
        FileKind kind = kind(file);
        FileKind.Report report = kind.check(file);
        good.add("%s: %s, %s".formatted(path, kind.name(), report.summary()));
        report.warnings().forEach(warning -> good.add("  warning: " + warning));
        json.put("kind", kind.name().toLowerCase(Locale.ROOT));
        json.putAll(report.details());
        json.putIfAbsent("warnings", report.warnings());
      } catch (BadInputException failure) {
        bad.add(failure.getMessage());
        json.put("error", failure.getMessage());
      }
      reports.add(json);
    }
    bad.forEach(
        problem -> spec.commandLine().getErr().println("arcade: " + Phrases.harmless(problem)));
    if (output.isJson() || !good.isEmpty()) {
      output.print(Phrases.harmless(String.join("\n", good)), reports);
    }
    return bad.isEmpty() ? CommandLine.ExitCode.OK : ExitCodes.BAD_INPUT;
  }

  private static FileKind kind(GivenFile file) {
    if (file.isEmpty()) {
      throw new BadInputException(file.path() + " is empty");
    }
    return KINDS.stream()
        .filter(kind -> kind.recognises(file))
        .findFirst()
        .orElseThrow(() -> unknown(file));
  }

  private static BadInputException unknown(GivenFile file) {
    // Something that is no text at all is told so.
    file.text();
    String known =
        KINDS.stream()
            .map(kind -> "a %s %s".formatted(kind.name(), kind.sign()))
            .collect(Collectors.joining(", "));
    return new BadInputException(
        "%s is nothing that the arcade knows: %s".formatted(file.path(), known));
  }
}
