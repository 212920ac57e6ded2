package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.OutputPort;
import java.util.Optional;

/**
 * What a port did when it was switched by a move.
 *
 * @param before the position before the move
 * @param after the position after it
 */
record Switching(Position before, Position after) {
  /** What has changed on the board, or only that the port was switched if nothing has. */
  String sentence(Notice.Switched switched) {
    return device(switched.name())
        .flatMap(this::change)
        .map(Notices::sentence)
        .orElseGet(() -> Notices.sentence(switched));
  }

  /** What the port drives, if the game has stayed in one scene. */
  private Optional<Device> device(String port) {
    return before.scene().equals(after.scene())
        ? after.scene().works().outputs().stream()
            .filter(output -> output.name().equals(port))
            .map(OutputPort::device)
            .findFirst()
        : Optional.empty();
  }

  private Optional<Notice> change(Device device) {
    if (device instanceof Device.Wall wall) {
      boolean stands = after.terrain().walls().contains(wall.edge());
      return changed(
          before.terrain().walls().contains(wall.edge()) != stands,
          new Notice.WallChanged(wall.edge(), stands));
    }
    if (device instanceof Device.Height height) {
      int now = after.terrain().height(height.square());
      return changed(
          before.terrain().height(height.square()) != now,
          new Notice.HeightChanged(height.square(), now));
    }
    if (device instanceof Device.OpenLink link) {
      boolean isOpen = after.links().get(link.link());
      return changed(
          before.links().get(link.link()) != isOpen, new Notice.LinkChanged(link.link(), isOpen));
    }
    throw new AssertionError(device);
  }

  private static Optional<Notice> changed(boolean isChanged, Notice notice) {
    return isChanged ? Optional.of(notice) : Optional.empty();
  }
}
