package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Optional;

/**
 * What a device or an effect does to a wall, a height or a link.
 *
 * @param what what changes
 * @param first how it is at first
 * @param then how it is then
 * @param ifAlwaysSo what is to be said if it is so anyway
 */
record Change(String what, Object first, Object then, String ifAlwaysSo) {
  static Change of(Scene scene, Device device) {
    if (device instanceof Device.Wall wall) {
      return wall(scene, wall.edge(), wall.raised());
    }
    if (device instanceof Device.Height height) {
      return height(scene, height.square(), height.height());
    }
    if (device instanceof Device.OpenLink opened) {
      return link(scene, opened.link(), true);
    }
    throw new AssertionError(device);
  }

  /** Empty for effects of other sorts. */
  static Optional<Change> of(Scene scene, Effect effect) {
    if (effect instanceof Effect.Wall wall) {
      return Optional.of(wall(scene, wall.edge(), wall.raised()));
    }
    if (effect instanceof Effect.Height height) {
      return Optional.of(height(scene, height.square(), height.height()));
    }
    return effect instanceof Effect.ChangeLink change
        ? Optional.of(link(scene, change.name(), change.open()))
        : Optional.empty();
  }

  private static Change wall(Scene scene, Edge edge, boolean raised) {
    String wall = "the wall " + edge;
    return new Change(
        wall,
        scene.terrain().walls().contains(edge),
        raised,
        raised
            ? "raises " + wall + ", which always stands"
            : "lowers " + wall + ", which never stands");
  }

  private static Change height(Scene scene, Square square, int height) {
    String text = "gives " + square + " the height " + height + ", which it always has";
    return new Change("height of " + square, scene.terrain().height(square), height, text);
  }

  private static Change link(Scene scene, String name, boolean open) {
    String link = "the link " + name;
    boolean isOpen =
        scene.works().links().stream().anyMatch(each -> each.open() && each.name().equals(name));
    return new Change(
        link,
        isOpen,
        open,
        open
            ? "opens " + link + ", which is always open"
            : "closes " + link + ", which is never open");
  }
}
