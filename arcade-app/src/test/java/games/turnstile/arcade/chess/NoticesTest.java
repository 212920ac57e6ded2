package games.turnstile.arcade.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NoticesTest {
  private static final Piece KNIGHT = Piece.of(Side.WHITE, Kind.KNIGHT);

  private static Map<Notice, String> sentences() {
    Map<Notice, String> sentences = new LinkedHashMap<>();
    sentences.put(new Notice.Captured(KNIGHT, Square.E5), "The white knight on e5 is captured.");
    sentences.put(
        new Notice.Stored(Side.BLACK, KNIGHT, Square.C3),
        "The knight is now on c3 of Black's store.");
    sentences.put(
        new Notice.StoreFull(Side.BLACK, KNIGHT), "Black's store is full: the knight is lost.");
    sentences.put(
        new Notice.Promoted(Piece.of(Side.BLACK, Kind.ROOK), Square.A1),
        "The pawn is gone; a black rook stands on a1.");
    sentences.put(new Notice.Pushed(Square.B2, Square.B3), "The crate on b2 is pushed to b3.");
    sentences.put(new Notice.Switched("plate", true), "Port plate is on now.");
    sentences.put(
        new Notice.Oscillation(List.of("a", "b")),
        "The outputs a and b do not come to rest; all outputs stay as they were.");
    sentences.put(
        new Notice.Restless(),
        "The reactions of the scene do not come to rest; the rest of them is dropped.");
    sentences.put(new Notice.Message("Well done."), "» Well done.");
    sentences.put(
        new Notice.WallChanged(new Edge(Square.D2, Square.E2), false), "The wall d2-e2 goes down.");
    sentences.put(new Notice.HeightChanged(Square.E4, 1), "e4 is of height 1 now.");
    sentences.put(new Notice.Appeared(KNIGHT, Square.A1), "There is a white knight on a1 now.");
    sentences.put(new Notice.Disappeared(KNIGHT, Square.A1), "The white knight on a1 is gone.");
    sentences.put(new Notice.LinkChanged("gate", true), "The way 'gate' is open now.");
    sentences.put(
        new Notice.Travelled(KNIGHT, "garden", Square.A8),
        "The white knight goes to a8 of scene 'garden'.");
    sentences.put(new Notice.Skipped(Side.WHITE), "White cannot move, and is skipped.");
    return sentences;
  }

  @Test
  void everythingThatHappens_isToldInASentence() {
    assertThat(sentences())
        .allSatisfy((notice, sentence) -> assertThat(Notices.sentence(notice)).isEqualTo(sentence));
  }

  @Test
  void noKindOfNotice_isLeftOut() {
    assertThat(sentences().keySet().stream().<Class<?>>map(Notice::getClass))
        .containsExactlyInAnyOrder(Notice.class.getPermittedSubclasses());
  }
}
