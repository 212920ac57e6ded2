package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.play.Game;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Works;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is told before a game or a scene is played, a sentence each.
 *
 * @param players who plays
 */
record Introduction(Players players) {
  /** What is played and by whom, and what is to be done. */
  List<String> of(Game game) {
    Level level = game.position().level();
    List<String> sentences = new ArrayList<>();
    sentences.add(
        "%s: %s against %s."
            .formatted(
                Phrases.harmless(Tellings.title(level)),
                players.called(Side.WHITE),
                players.called(Side.BLACK)));
    if (!level.help().isEmpty()) {
      sentences.add(Phrases.harmless(level.help()));
    }
    level
        .shortest()
        .ifPresent(
            moves ->
                sentences.add("It can be done in %s.".formatted(Phrases.count(moves, "move"))));
    if (!FenOption.isOrthodox(level)) {
      sentences.addAll(of(game.position()));
    }
    undos(game).ifPresent(sentences::add);
    int moves = ChessRecords.moves(game.record()).size();
    if (moves > 0 && game.outcome().isEmpty()) {
      sentences.add("The game goes on after %s.".formatted(Phrases.count(moves, "move")));
    }
    return sentences;
  }

  /** What is to be done in the current scene. */
  List<String> of(Position position) {
    Scene scene = position.scene();
    List<String> sentences = new ArrayList<>();
    if (!scene.title().isEmpty()) {
      sentences.add("Scene: %s.".formatted(Phrases.harmless(scene.title())));
    }
    sentences.addAll(Goals.sentences(scene));
    for (Side side : Side.values()) {
      if (SceneTexts.isIdle(position, side)) {
        sentences.add("%s plays alone.".formatted(Tellings.name(side.opponent())));
      }
    }
    Works works = scene.works();
    if (players.hasPerson() && !(works.inputs().isEmpty() && works.outputs().isEmpty())) {
      sentences.add("There are ports here; 'ports' tells what switches what.");
    }
    return sentences;
  }

  /** How many moves a person can take back, if that is limited. */
  Optional<String> undos(Game game) {
    Side side = players.person(game.position().toMove());
    int left = game.undosLeft(side);
    if (!players.hasPerson() || left == Integer.MAX_VALUE) {
      return Optional.empty();
    }
    String what =
        left == 0 ? "cannot take moves back" : "can take back " + Phrases.count(left, "move");
    return Optional.of("%s %s.".formatted(Tellings.name(side), what));
  }
}
