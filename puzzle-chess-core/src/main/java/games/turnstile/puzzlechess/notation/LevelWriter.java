package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Scene;

/** Writes what {@link LevelReader} reads. */
final class LevelWriter {
  private LevelWriter() {}

  static String write(Level level) {
    StringBuilder text = new StringBuilder(LevelCodec.HEAD + "\n");
    text.append("name %s\n".formatted(level.name()));
    text.append(level.title().isEmpty() ? "" : "title %s\n".formatted(level.title()));
    text.append(level.help().isEmpty() ? "" : "help %s\n".formatted(level.help()));
    level.shortest().ifPresent(moves -> text.append("shortest %s\n".formatted(moves)));
    level.kinds().forEach(kind -> text.append(format(kind)));
    for (Scene scene : level.scenes()) {
      text.append('\n');
      SceneReader.write(text, scene);
    }
    return text.toString();
  }

  private static String format(Kind kind) {
    String help = kind.help().isEmpty() ? "" : " " + Phrases.quoted(kind.help());
    return "kind %s %s %s%s\n"
        .formatted(Phrases.name(kind.name()), kind.letter(), movement(kind), help);
  }

  private static String movement(Kind kind) {
    if (kind.isProp()) {
      return Phrases.word(kind.form());
    }
    return kind.isMobile() ? kind.movement().betza() : LevelReader.IMMOBILE;
  }
}
