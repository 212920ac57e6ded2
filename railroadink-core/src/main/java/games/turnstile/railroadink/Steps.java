package games.turnstile.railroadink;

/** Placements as numbers: the square and the shape on it. */
final class Steps {
  private Steps() {}

  static int step(int square, int shape) {
    return square << 6 | shape;
  }

  static int square(int step) {
    return step >> 6;
  }

  static int shape(int step) {
    return step & 63;
  }

  static Placement placement(int step) {
    int shape = shape(step);
    return new Placement(
        Shapes.tile(shape), Square.all().get(square(step)), Shapes.orientation(shape));
  }
}
