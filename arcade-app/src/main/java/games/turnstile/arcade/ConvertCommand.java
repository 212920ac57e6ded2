package games.turnstile.arcade;

import games.turnstile.arcade.railchess.MapConverter;
import games.turnstile.arcade.railchess.MapNames;
import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.Converted;
import games.turnstile.arcade.support.Converter;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.TextFiles;
import games.turnstile.arcade.xiangqi.VariantConverter;
import games.turnstile.arcade.xiangqi.VariantNames;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Rewrites a file in another format of the same game. */
@Command(
    name = "convert",
    description = {
      "Rewrite a file in another format of the same game. What gets lost is told.",
      "Known so far: maps of Railchess, from and to .railmap (written in version 1) and text;"
          + " variants of Xiangqi, from and to .xlsx (workbooks) and text."
    },
    mixinStandardHelpOptions = true)
final class ConvertCommand implements Runnable {
  @Parameters(
      index = "0",
      paramLabel = "FROM",
      description = "A file, or the name of a map or variant that comes along.")
  private String from;

  @Parameters(
      index = "1",
      paramLabel = "TO",
      description =
          "The file to write: .railmap, or .railmap.txt for a map as text; .xlsx, or .xiangqi.txt"
              + " for a variant as text. The ending .txt is mostly enough; of 'teaching', the name"
              + " of both, it is the map.")
  private Path to;

  @Option(names = "--force", description = "Write TO even if it exists.")
  private boolean force;

  @Mixin private MapConverter maps;
  @Mixin private ResultOutput output;
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    Converted converted = converter().convert(from, to);
    if (!force && Files.exists(to)) {
      throw new BadInputException(to + " exists; --force replaces it");
    }
    TextFiles.replace(to, converted.content());
    PrintWriter err = spec.commandLine().getErr();
    converted.remarks().forEach(remark -> err.println("arcade: " + remark));
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("file", to.toString());
    json.put("kind", converted.summary());
    json.put("remarks", converted.remarks());
    output.print(to + ": " + converted.summary(), json);
  }

  private Converter converter() {
    Converter variants = new VariantConverter();
    return Stream.of(variants, maps)
        .filter(converter -> converter.takes(from, to))
        .findFirst()
        .orElseGet(() -> ofVariantsByName(variants));
  }

  private Converter ofVariantsByName(Converter variants) {
    if (!VariantNames.all().contains(from.toLowerCase(Locale.ROOT))) {
      throw new BadInputException(
          "%s does not exist, nor is it one of the maps that come along: %s; or variants: %s"
              .formatted(
                  from, String.join(", ", MapNames.all()), String.join(", ", VariantNames.all())));
    }
    return variants;
  }
}
