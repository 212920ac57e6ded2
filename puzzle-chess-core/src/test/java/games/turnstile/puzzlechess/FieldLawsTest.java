package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.board.Generator;
import games.turnstile.puzzlechess.board.Kinds;
import games.turnstile.puzzlechess.board.MoveCounter;
import games.turnstile.puzzlechess.board.MoveList;
import games.turnstile.puzzlechess.board.Mover;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** A field that was changed move by move is the one that would be set up anew. */
@Domain(BoardArbitraries.class)
@Domain(DomainContext.Global.class)
class FieldLawsTest {
  private static Field anew(Position position) {
    Scene scene = position.scene().withTerrain(position.terrain()).withSetup(position.toSetup());
    return Fields.of(position.world().kinds, scene);
  }

  @Property(tries = 200)
  void field_afterAnyMoves_isTheOneSetUpAnew(@ForAll Position position) {
    Field field = position.state().field;
    Field anew = anew(position);

    assertThat(field.hash).isEqualTo(anew.hash);
    assertThat(field.isSame(anew)).isTrue();
    assertThat(anew.isSame(field)).isTrue();
  }

  @Property(tries = 200)
  void legalMoves_afterAnyMoves_areThoseOfTheFieldSetUpAnew(@ForAll Position position) {
    Generator generator = new Generator();
    MoveList moves = new MoveList();
    MoveList anew = new MoveList();
    generator.listLegal(position.state().field, moves);
    generator.listLegal(anew(position), anew);

    assertThat(Moves.of(moves)).containsExactlyInAnyOrderElementsOf(Moves.of(anew));
  }

  @Property(tries = 200)
  void countLegal_anyPosition_isTheLengthOfTheList(@ForAll Position position) {
    Generator generator = new Generator();
    MoveList moves = new MoveList();
    generator.listLegal(position.state().field, moves);

    assertThat(generator.countLegal(position.state().field, new MoveCounter()))
        .isEqualTo(moves.size);
    assertThat(Moves.of(moves)).doesNotHaveDuplicates();
  }

  @Property(tries = 200)
  void listLegal_anyPosition_isAllMovesThatLeaveTheKingSafe(@ForAll Position position) {
    Generator generator = new Generator();
    Field field = position.state().field;
    MoveList legal = new MoveList();
    MoveList all = new MoveList();
    generator.listLegal(field, legal);
    Generator.listAll(field, all);
    all.retain(move -> generator.isSafe(field, move));

    assertThat(Moves.of(legal)).containsExactlyInAnyOrderElementsOf(Moves.of(all));
  }

  @Property(tries = 200)
  void squares_anyPosition_tellWhatThePiecesTell(@ForAll Position position) {
    Field field = position.state().field;
    Map<Square, Piece> pieces = position.pieces();
    for (Square square : Square.values()) {
      Optional<Piece> piece = Optional.ofNullable(pieces.get(square));
      assertThat(position.pieceAt(square)).isEqualTo(piece);
      int kind = field.kindAt(square.ordinal());
      assertThat(kind)
          .isEqualTo(piece.map(known -> field.kinds.code(known.kind())).orElse(Field.NOWHERE));
    }
  }

  @Property(tries = 200)
  void toggle_twice_changesNothing(@ForAll Position position, @ForAll Square square) {
    Field before = position.state().field;
    Field field = new Field(before);
    int kind = field.kindAt(square.ordinal());
    int toggled = kind == Field.NOWHERE ? Kinds.QUEEN : kind;
    int owner = kind == Field.NOWHERE ? Field.BLACK : field.ownerAt(square.ordinal());

    field.toggle(owner, toggled, square.ordinal());
    assertThat(field.isSame(before)).isFalse();
    assertThat(field.hash).isNotEqualTo(before.hash);

    field.toggle(owner, toggled, square.ordinal());
    assertThat(field.isSame(before)).isTrue();
  }

  @Property(tries = 200)
  void become_anyFieldOfTheScene_isEqualAndStandsAlone(@ForAll Position position) {
    Field field = position.state().field;
    Field copy = anew(position);
    for (int move : position.legal()) {
      copy.become(field);
      assertThat(copy.isSame(field)).isTrue();
      Mover.play(copy, move);
      assertThat(copy.isSame(field)).isFalse();
    }
    assertThat(field.isSame(anew(position))).isTrue();
  }
}
