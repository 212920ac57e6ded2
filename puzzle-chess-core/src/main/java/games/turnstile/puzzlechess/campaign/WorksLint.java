package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Looks for entries, links, inputs and reactions that wait for what never is. */
final class WorksLint {
  private final Level level;
  private final Scene scene;
  private final Existence existence;
  private final Presence presence;
  private final List<LevelWarning> warnings = new ArrayList<>();

  WorksLint(Level level, Scene scene, Existence existence) {
    this.level = level;
    this.scene = scene;
    this.existence = existence;
    this.presence = existence.in(scene);
  }

  List<LevelWarning> warnings() {
    scene.works().entries().forEach(this::checkEntry);
    scene.works().links().forEach(this::checkLink);
    scene.works().inputs().forEach(this::checkInput);
    for (int i = 0; i < scene.works().reactions().size(); i++) {
      checkReaction(i + 1, scene.works().reactions().get(i));
    }
    scene.aims().kept().forEach(this::checkKept);
    return warnings;
  }

  private void add(Code code, String detail) {
    warnings.add(new LevelWarning(code, scene.name(), detail));
  }

  private void checkEntry(String entry, Square square) {
    boolean isUsed =
        level.scenes().stream()
            .flatMap(other -> other.works().links().stream())
            .anyMatch(link -> link.scene().equals(scene.name()) && link.entry().equals(entry));
    if (!isUsed) {
      add(Code.UNUSED, "no link leads to the entry %s".formatted(entry));
    } else if (presence.isBlocked(square)) {
      add(
          Code.ENTRY_BLOCKED,
          "nothing gets in by the entry %s: a statue always stands on %s".formatted(entry, square));
    }
  }

  private void checkLink(Link link) {
    existence
        .whyNoneTravels(scene, link)
        .ifPresent(
            why ->
                add(
                    Code.NEVER,
                    "nothing ever goes by the link %s: %s".formatted(link.name(), why)));
    if (!link.open() && !isEverOpened(link)) {
      add(
          Code.LINK_CLOSED,
          "the link %s is closed, and nothing ever opens it".formatted(link.name()));
    }
  }

  private boolean isEverOpened(Link link) {
    return PartsLint.effects(scene, Effect.ChangeLink.class)
            .anyMatch(change -> change.open() && change.name().equals(link.name()))
        || scene.works().outputs().stream()
            .anyMatch(output -> output.device().equals(new Device.OpenLink(link.name())));
  }

  private void checkInput(InputPort input) {
    presence
        .whyNoneStands(Set.of(input.square()), input.condition())
        .ifPresent(
            why -> add(Code.NEVER, "the input %s is never on: %s".formatted(input.name(), why)));
  }

  private void checkReaction(int number, Reaction reaction) {
    whyNever(reaction.event())
        .ifPresent(why -> add(Code.NEVER, "reaction %s never acts: %s".formatted(number, why)));
  }

  private Optional<String> whyNever(Event event) {
    if (event instanceof Event.Enters enters) {
      return presence.whyNoneComes(enters.squares(), enters.pieces());
    }
    if (event instanceof Event.Leaves leaves) {
      return presence.whyNoneComes(leaves.squares(), leaves.pieces());
    }
    if (event instanceof Event.Captured captured) {
      return presence.whyNoneIsCaptured(captured.pieces());
    }
    if (event instanceof Event.TurnBegins turn) {
      return whyNeverBegins(turn.number());
    }
    throw new AssertionError(event);
  }

  /** The turn after the last one still begins, and what happens then counts (R11.1). */
  private Optional<String> whyNeverBegins(int turn) {
    int first = scene.setup().turn();
    if (turn <= first) {
      return Optional.of("the scene begins in turn %s".formatted(first));
    }
    OptionalInt most = scene.aims().turns();
    return most.isPresent() && turn - first > most.getAsInt()
        ? Optional.of("the limit of turns is %s".formatted(most.getAsInt()))
        : Optional.empty();
  }

  private void checkKept(PieceFilter kept) {
    if (!presence.has(kept)) {
      add(Code.KEEP_MISSING, "there never is a piece that fits \"%s\" to keep".formatted(kept));
    }
  }
}
