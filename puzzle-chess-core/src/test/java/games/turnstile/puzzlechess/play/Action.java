package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Map;

/** Something that a player does to a game after some time, if it is possible then. */
record Action(Type type, Side side, int choice, long millis) {
  enum Type {
    PROPOSE,
    CONFIRM,
    WITHDRAW,
    UNDO,
    PREMOVE,
    CANCEL,
    DRAW
  }

  Game apply(Game game) {
    boolean isOver = game.outcome().isPresent();
    return switch (type) {
      case PROPOSE -> isOver ? game : game.propose(legalMove(game.position()));
      case CONFIRM -> isOver || game.proposed().isEmpty() ? game : game.confirm();
      case WITHDRAW -> game.proposed().isEmpty() ? game : game.withdraw();
      case UNDO -> canUndo(game) ? game.undo(side) : game;
      case PREMOVE -> isOver ? game : game.premove(side, anyMove(game.position()));
      case CANCEL -> game.cancelPremoves(side);
      case DRAW -> draw(game);
    };
  }

  boolean canUndo(Game game) {
    return game.canUndo(side);
  }

  private Move legalMove(Position position) {
    List<Move> moves = position.legalMoves();
    return moves.get(choice % moves.size());
  }

  /** Often a move of a piece that is there, to where something like it could go. */
  private Move anyMove(Position position) {
    if (side == position.toMove()) {
      return legalMove(position);
    }
    List<Square> own =
        position.pieces().entrySet().stream()
            .filter(entry -> entry.getValue().side().filter(side::equals).isPresent())
            .map(Map.Entry::getKey)
            .toList();
    Square from = own.isEmpty() ? Square.A1 : own.get(choice % own.size());
    return Move.of(from, from.plus(choice % 3 - 1, choice / 3 % 3 - 1).orElse(Square.A1));
  }

  private Game draw(Game game) {
    String scene = side == Side.WHITE ? "hall" : "cellar";
    Sketch sketch = game.sketch(scene);
    Mark.Point point = new Mark.Point(choice, 2 * choice - 4_000, choice % 1_001);
    return game.withSketch(
        scene,
        switch (choice % 4) {
          case 0 -> sketch.add(new Mark.Stroke(List.of(point, point)));
          case 1 -> sketch.add(new Mark.Note(point, "\"why\" \\ " + choice));
          case 2 -> sketch.marks().isEmpty() ? sketch : sketch.erase(0);
          default -> sketch.canUndo() ? sketch.undo() : sketch;
        });
  }
}
