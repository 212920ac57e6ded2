package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which pieces can ever be in which scene, whatever is played; rather too many than too few. */
final class Existence {
  private final Map<String, Presence> presences = new HashMap<>();

  Existence(Level level) {
    level.scenes().forEach(scene -> presences.put(scene.name(), new Presence(scene)));
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Scene scene : level.scenes()) {
        grows |= in(scene).promote();
        for (Link link : scene.works().links()) {
          grows |= target(link).addAll(travellers(scene, link));
        }
      }
    }
  }

  Presence in(Scene scene) {
    return presences.get(scene.name());
  }

  /** Where a link leads. */
  Presence target(Link link) {
    return presences.get(link.scene());
  }

  /** What can ever go by a link, even if the link is closed. */
  Set<Piece> travellers(Scene scene, Link link) {
    return in(scene).pieces().stream()
        .filter(piece -> canTravel(scene, link, piece))
        .collect(Collectors.toSet());
  }

  private boolean canTravel(Scene scene, Link link, Piece piece) {
    Square entry = target(link).scene().works().entries().get(link.entry());
    return piece.side().equals(Optional.of(Side.BLACK))
        && link.pieces().matches(piece)
        && !scene.terrain().isVoid(link.square())
        && !Presence.isPromotedOn(entry, piece);
  }

  /** Why nothing can ever go by a link, even if it is open; empty if something can. */
  Optional<String> whyNoneTravels(Scene scene, Link link) {
    if (!travellers(scene, link).isEmpty()) {
      return Optional.empty();
    }
    if (scene.terrain().isVoid(link.square())) {
      return Optional.of("%s is void".formatted(link.square()));
    }
    boolean isForPawns =
        in(scene).pieces().stream()
            .filter(piece -> piece.side().equals(Optional.of(Side.BLACK)))
            .anyMatch(link.pieces()::matches);
    return Optional.of(
        isForPawns
            ? "pawns do not travel to their last rank"
            : "there never is a black piece that fits \"%s\"".formatted(link.pieces()));
  }
}
