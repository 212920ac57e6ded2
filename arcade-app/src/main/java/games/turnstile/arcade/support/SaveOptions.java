package games.turnstile.arcade.support;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say where the record of a game is kept, and the keeping of it. */
public final class SaveOptions {
  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Go on with the game in this record, and keep it up to date unless --save names another"
              + " file.")
  private Path resumed;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Keep the record here, in a file of its own, after every turn.")
  private Path saved;

  /** Makes a mixin; picocli fills it in. */
  public SaveOptions() {}

  /** {@return the record to go on with, read, if there is one} */
  public Optional<GivenFile> resumed() {
    return Optional.ofNullable(resumed).map(GivenFile::read);
  }

  /** {@return where the record is kept, if anywhere} */
  public Optional<Path> file() {
    return Optional.ofNullable(saved == null ? resumed : saved);
  }

  /**
   * {@return whether the record is kept in a file}
   *
   * @param path the file
   */
  public boolean keepsIn(Path path) {
    return file().map(SaveOptions::plain).filter(plain(path)::equals).isPresent();
  }

  private static Path plain(Path path) {
    return path.toAbsolutePath().normalize();
  }

  /**
   * Begins to keep a record where the options say.
   *
   * @param kind what records of the game are
   * @param record the record as it is now
   * @throws BadInputException if the file holds anything but the game to go on with, or cannot be
   *     written
   */
  public void begin(FileKind kind, String record) {
    file().filter(path -> !path.equals(resumed)).ifPresent(path -> requireFree(path, kind));
    keep(record);
  }

  /**
   * Begins to keep a record in a file that was not named by an option, and so holds no other.
   *
   * @param path where to keep it
   * @param kind what records of the game are
   * @param record the record as it is now
   * @throws BadInputException if the file holds anything, or cannot be written
   */
  public void begin(Path path, FileKind kind, String record) {
    requireFree(path, kind);
    TextFiles.replace(path, record);
    saved = path;
  }

  private static void requireFree(Path path, FileKind kind) {
    if (!Files.exists(path)) {
      return;
    }
    GivenFile file = GivenFile.read(path);
    if (!file.isEmpty()) {
      throw new BadInputException(
          kind.recognises(file)
              ? "%1$s holds another game, with which --resume %1$s goes on; name another file"
                  .formatted(path)
              : "%s exists and is no %s; name another file".formatted(path, kind.name()));
    }
  }

  /**
   * Keeps a record, if it is to be kept.
   *
   * @param record the record as it is now
   * @throws BadInputException if it cannot be written
   */
  public void keep(String record) {
    file().ifPresent(path -> TextFiles.replace(path, record));
  }

  /**
   * {@return where a game is kept and how to go on with it, in a sentence; empty if it is not kept}
   *
   * @param isFinished whether the game is over
   */
  public Optional<String> farewell(boolean isFinished) {
    String text =
        isFinished ? "It is kept in %s." : "It is kept in %1$s; --resume %1$s goes on with it.";
    return file().map(text::formatted).map(Phrases::harmless);
  }

  /**
   * Says where a game is kept; one that is not, and not over, can still be.
   *
   * @param isFinished whether the game is over
   * @param kind what records of the game are
   * @param record the record as it is now
   * @param prompt asks for a file
   * @param out where the words go
   */
  public void bidFarewell(
      boolean isFinished, FileKind kind, String record, Prompt prompt, PrintWriter out) {
    while (!isFinished && file().isEmpty()) {
      Optional<String> name = prompt.ask("To keep the game, name a file; otherwise press Enter: ");
      if (name.orElse("").isEmpty()) {
        out.println("The game is not kept.");
        return;
      }
      try {
        begin(GivenFile.path(name.get()), kind, record);
      } catch (BadInputException refusal) {
        out.println(Phrases.harmless("That does not work: %s.".formatted(refusal.getMessage())));
      }
    }
    farewell(isFinished).ifPresent(out::println);
  }
}
