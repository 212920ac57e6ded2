package games.turnstile.arcade;

import games.turnstile.arcade.gambit.GambitRecords;
import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.ExitCodes;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.TextFiles;
import games.turnstile.gambit.GameRecord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
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
      "Known so far: records of Gambit games. Exit code 2 if a file is not in order."
    },
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files.")
  private List<Path> files;

  @Mixin private ResultOutput output;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    List<String> good = new ArrayList<>();
    List<String> bad = new ArrayList<>();
    List<Map<String, Object>> reports = new ArrayList<>();
    for (Path file : files) {
      Map<String, Object> report = new LinkedHashMap<>();
      report.put("file", file.toString());
      try {
        GameRecord game = record(file);
        good.add(file + ": " + GambitRecords.summarise(game));
        report.put("kind", "gambit record");
        report.putAll(GambitRecords.json(game));
      } catch (BadInputException failure) {
        bad.add(failure.getMessage());
        report.put("error", failure.getMessage());
      }
      reports.add(report);
    }
    bad.forEach(problem -> spec.commandLine().getErr().println("arcade: " + problem));
    if (output.isJson() || !good.isEmpty()) {
      output.print(String.join("\n", good), reports);
    }
    return bad.isEmpty() ? CommandLine.ExitCode.OK : ExitCodes.BAD_INPUT;
  }

  private static GameRecord record(Path file) {
    String text = TextFiles.read(file);
    if (GambitRecords.recognise(text)) {
      return GambitRecords.parse(file, text);
    }
    if (text.isEmpty()) {
      throw new BadInputException(file + " is empty");
    }
    throw new BadInputException(
        file + " is nothing that the arcade knows; a Gambit record begins with 'gambit '");
  }
}
