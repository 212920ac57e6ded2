package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.board.Gait;
import games.turnstile.puzzlechess.board.Ground;
import games.turnstile.puzzlechess.board.Lines;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The tables of a ground tell what walks on its terrain find (R2). */
@Domain(BoardArbitraries.class)
@Domain(DomainContext.Global.class)
class GroundLawsTest {
  private static Ground ground(Terrain terrain) {
    return new Ground(terrain);
  }

  @Property(tries = 200)
  void steps_anyTerrain_areThoseOfTheTerrain(@ForAll Terrain terrain) {
    Ground ground = ground(terrain);
    for (Square from : Square.values()) {
      for (int direction = 0; direction < Lines.DELTAS.length; direction++) {
        Optional<Square> to = from.plus(Lines.FILES[direction], Lines.RANKS[direction]);
        assertThat(ground.canStep(from.ordinal(), direction))
            .isEqualTo(to.filter(next -> terrain.canStep(from, next)).isPresent());
      }
    }
  }

  @Property(tries = 200)
  void stepsAndLeaps_anyTerrain_leadBackToo(@ForAll Terrain terrain) {
    Ground ground = ground(terrain);
    for (int from = 0; from < 64; from++) {
      for (int to = 0; to < 64; to++) {
        assertThat(ground.kingSteps[from] >>> to & 1).isEqualTo(ground.kingSteps[to] >>> from & 1);
        assertThat(ground.knightLeaps[from] >>> to & 1)
            .isEqualTo(ground.knightLeaps[to] >>> from & 1);
      }
    }
  }

  @Property(tries = 400)
  void control_anyOccupation_isWhatAWalkReaches(
      @ForAll Terrain terrain, @ForAll Set<Square> occupied, @ForAll Side side) {
    Ground ground = ground(terrain);
    PlainWalk walk = new PlainWalk(terrain, occupied);
    long bits = bits(occupied);
    for (Square square : Square.values()) {
      int from = square.ordinal();
      assertThat(Fields.squares(ground.rookControl(from, bits)))
          .isEqualTo(walk.controlled(Piece.of(side, Kind.ROOK), square));
      assertThat(Fields.squares(ground.bishopControl(from, bits)))
          .isEqualTo(walk.controlled(Piece.of(side, Kind.BISHOP), square));
      assertThat(Fields.squares(ground.kingSteps[from]))
          .isEqualTo(walk.controlled(Piece.of(side, Kind.KING), square));
      assertThat(Fields.squares(ground.knightLeaps[from]))
          .isEqualTo(walk.controlled(Piece.of(side, Kind.KNIGHT), square));
      assertThat(Fields.squares(ground.pawnControl[side.ordinal() * 64 + from]))
          .isEqualTo(walk.controlled(Piece.of(side, Kind.PAWN), square));
    }
  }

  private static long bits(Set<Square> squares) {
    return squares.stream().mapToLong(square -> 1L << square.ordinal()).reduce(0, (a, b) -> a | b);
  }

  @Property(tries = 300)
  void gaits_anyOccupation_reachWhatAWalkReaches(
      @ForAll List<Kind> kinds,
      @ForAll Terrain terrain,
      @ForAll Set<Square> occupied,
      @ForAll Side side) {
    Ground ground = ground(terrain);
    PlainWalk walk = new PlainWalk(terrain, occupied);
    long bits = bits(occupied);
    for (int i = 0; i < kinds.size(); i++) {
      Kind kind = kinds.get(i);
      for (Square from : Square.values()) {
        long moves = 0;
        long captures = 0;
        for (var ride : kind.movement().rides()) {
          long reached = bits(walk.along(ride, side, from));
          moves |= ride.moves() ? reached : 0;
          captures |= ride.captures() ? reached : 0;
        }
        Gait gait = new Gait(kind);
        assertThat(gait.control(ground, side.ordinal(), from.ordinal(), bits)).isEqualTo(captures);
        assertThat(gait.moves(ground, side.ordinal(), from.ordinal(), bits))
            .isEqualTo(moves & ~bits);
        assertThat(gait.encounters(ground, side.ordinal(), from.ordinal(), bits))
            .isEqualTo(moves & bits);
      }
    }
  }

  @Property(tries = 200)
  void hash_equalTerrains_isEqual(@ForAll Terrain terrain, @ForAll Square square) {
    Terrain other = terrain.withHeight(square, terrain.isVoid(square) ? 1 : 5);
    Terrain back =
        terrain.isVoid(square)
            ? other.withVoid(square)
            : other.withHeight(square, terrain.height(square));

    assertThat(ground(back).hash).isEqualTo(ground(terrain).hash);
    assertThat(ground(other).hash).isNotEqualTo(ground(terrain).hash);
  }
}
