package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.board.Kinds;
import games.turnstile.puzzlechess.board.Lines;
import games.turnstile.puzzlechess.board.MoveCode;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a move does to others than the mover, seen before it is played. */
final class Traces {
  /** Somebody else who moves: a rook that castles, or a crate that is pushed. */
  private record Companion(Piece piece, Square from, Square to) {}

  private final Piece captured;
  private final Square capturedOn;
  private final Companion companion;
  private final List<Notice> aboutStore = new ArrayList<>();

  private Traces(Piece captured, Square capturedOn, Companion companion) {
    this.captured = captured;
    this.capturedOn = capturedOn;
    this.companion = companion;
  }

  static Traces of(Field field, int move) {
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int kind = field.kindAt(from);
    int victim = to;
    if (kind == Kinds.PAWN && to == field.passed && (from & 7) != (to & 7)) {
      victim = (from & ~7) | (to & 7);
    }
    Companion companion = null;
    if ((field.crates >>> to & 1) != 0) {
      companion = companion(field, to, to + Lines.DELTAS[Lines.direction(from, to)]);
    } else if (kind == Kinds.KING && Math.abs((from & 7) - (to & 7)) == 2) {
      companion = companion(field, to > from ? to + 1 : to - 2, (from + to) / 2);
    }
    boolean captures = (field.side(field.turn ^ 1) >>> victim & 1) != 0;
    return captures
        ? new Traces(Fields.pieceAt(field, victim).orElseThrow(), Square.of(victim), companion)
        : new Traces(null, null, companion);
  }

  private static Companion companion(Field field, int from, int to) {
    return new Companion(Fields.pieceAt(field, from).orElseThrow(), Square.of(from), Square.of(to));
  }

  Optional<Piece> captured() {
    return Optional.ofNullable(captured);
  }

  /** Remembers what became of the captured piece, to tell it with the rest. */
  void addAboutStore(Notice notice) {
    aboutStore.add(notice);
  }

  /** Tells what happened, in order (R9.2). */
  void tell(
      List<Notice> notices,
      Settling settling,
      Piece mover,
      Piece moved,
      Square from,
      Square to,
      boolean isVisit) {
    if (captured != null) {
      notices.add(new Notice.Captured(captured, capturedOn));
      notices.addAll(aboutStore);
      settling.happen(new Happening.WasCaptured(captured));
    }
    settling.happen(new Happening.Left(mover, from));
    if (!moved.equals(mover)) {
      notices.add(new Notice.Promoted(moved, to));
    }
    if (!isVisit) {
      settling.happen(new Happening.Entered(moved, to));
    }
    if (companion != null) {
      if (companion.piece().kind().form() == Kind.Form.CRATE) {
        notices.add(new Notice.Pushed(companion.from(), companion.to()));
      }
      settling.happen(new Happening.Left(companion.piece(), companion.from()));
      settling.happen(new Happening.Entered(companion.piece(), companion.to()));
    }
  }
}
