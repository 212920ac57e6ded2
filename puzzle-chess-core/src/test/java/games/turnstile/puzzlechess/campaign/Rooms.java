package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.notation.LevelCodec;
import games.turnstile.puzzlechess.scene.Level;

/** Levels whose first scene is called {@code room}, made of a few lines. */
final class Rooms {
  /** A black rook and a crate. */
  static final String ROOM = "8/8/3C4/8/8/2r5/8/8";

  static final String EMPTY = "8/8/8/8/8/8/8/8";

  private Rooms() {}

  /** A level with such lines before its scene, and such lines in it and behind it. */
  static Level level(String head, String board, String... lines) {
    StringBuilder text =
        new StringBuilder("puzzle-chess-level 1\nname trial\n%s\nscene room\n".formatted(head));
    text.append(board(board)).append("\n").append(String.join("\n", lines)).append("\n");
    return LevelCodec.parse(text.toString());
  }

  /** Lines of another scene. */
  static String scene(String name, String board, String... lines) {
    return "scene %s\n%s\n%s\n".formatted(name, board(board), String.join("\n", lines));
  }

  private static String board(String fen) {
    StringBuilder board = new StringBuilder("board");
    String[] ranks = fen.split("/");
    for (int i = 0; i < 8; i++) {
      board.append("\n  ").append(8 - i);
      for (char square : ranks[i].toCharArray()) {
        board.append(Character.isDigit(square) ? " .".repeat(square - '0') : " " + square);
      }
    }
    return board.toString();
  }
}
