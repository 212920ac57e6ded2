package games.turnstile.puzzlechess.scene;

import static games.turnstile.puzzlechess.scene.Square.D4;
import static games.turnstile.puzzlechess.scene.Square.D5;
import static games.turnstile.puzzlechess.scene.Square.E4;
import static games.turnstile.puzzlechess.scene.Square.E5;
import static games.turnstile.puzzlechess.scene.Square.E6;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TerrainTest {
  private static Terrain walls(Edge... edges) {
    Terrain terrain = Terrain.FLAT;
    for (Edge edge : edges) {
      terrain = terrain.withWall(edge, true);
    }
    return terrain;
  }

  /** R2.1: void, climb, wall. */
  @Nested
  class Steps {
    @ParameterizedTest
    @CsvSource({"0,0,true", "0,1,false", "1,1,true", "1,-1,true", "1,2,false", "2,-2,true"})
    void height_withinClimb_isTaken(int climb, int height, boolean canStep) {
      Terrain terrain = Terrain.FLAT.withClimb(climb).withHeight(E5, height);

      assertThat(terrain.canStep(E4, E5)).isEqualTo(canStep);
      assertThat(terrain.canStep(E5, E4)).isEqualTo(canStep);
      assertThat(terrain.canStep(D4, E5)).isEqualTo(canStep);
    }

    @Test
    void wall_onTheEdgeCrossed_stops() {
      Terrain terrain = walls(new Edge(E4, E5));

      assertThat(terrain.canStep(E4, E5)).isFalse();
      assertThat(terrain.canStep(E5, E4)).isFalse();
      assertThat(terrain.canStep(D4, D5)).isTrue();
    }

    @Test
    void voidSquare_isNoEndOfAStep() {
      Terrain terrain = Terrain.FLAT.withVoid(E5);

      assertThat(terrain.canStep(E4, E5)).isFalse();
      assertThat(terrain.canStep(E5, E6)).isFalse();
    }

    @Test
    void farSquare_isNoNeighbour() {
      assertThat(Terrain.FLAT.canStep(E4, E6)).isFalse();
      assertThat(Terrain.FLAT.canStep(E4, E4)).isFalse();
    }
  }

  /** R2.2: two ways round, by d5 and by e4. */
  @Nested
  class DiagonalSteps {
    @Test
    void oneWayBlocked_isPossible() {
      assertThat(walls(new Edge(D4, D5)).canStep(D4, E5)).isTrue();
      assertThat(Terrain.FLAT.withVoid(E4).canStep(D4, E5)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"D4,D5,D4,E4", "D4,D5,E4,E5", "D5,E5,D4,E4", "D5,E5,E4,E5"})
    void bothWaysBlocked_isImpossible(Square a, Square b, Square c, Square d) {
      assertThat(walls(new Edge(a, b), new Edge(c, d)).canStep(D4, E5)).isFalse();
      assertThat(walls(new Edge(a, b), new Edge(c, d)).canStep(E5, D4)).isFalse();
    }

    @Test
    void bothWallsOfOneWay_leaveTheOther() {
      assertThat(walls(new Edge(D4, D5), new Edge(D5, E5)).canStep(D4, E5)).isTrue();
    }

    @Test
    void voidAndWall_blockOneWayEach() {
      assertThat(walls(new Edge(D4, D5)).withVoid(E4).canStep(D4, E5)).isFalse();
      assertThat(Terrain.FLAT.withVoid(E4).withVoid(D5).canStep(D4, E5)).isFalse();
    }

    @Test
    void heightsBeside_doNotMatter() {
      Terrain terrain = Terrain.FLAT.withHeight(E4, 9).withHeight(D5, -9);

      assertThat(terrain.canStep(D4, E5)).isTrue();
    }
  }

  /** R2.4. */
  @ParameterizedTest
  @CsvSource({"0,1,true", "0,2,false", "1,2,true", "1,-2,true", "1,3,false"})
  void canLeap_withinClimbAndOne_ignoresWhatLiesBetween(int climb, int height, boolean canLeap) {
    Terrain terrain = walls(new Edge(E4, E5)).withVoid(E5).withClimb(climb).withHeight(E6, height);

    assertThat(terrain.canLeap(E4, E6)).isEqualTo(canLeap);
    assertThat(terrain.canLeap(E4, E5)).isFalse();
  }

  @Test
  void with_changesNothingElse() {
    Terrain terrain = walls(new Edge(E5, E4)).withClimb(3).withHeight(D4, 2).withVoid(D5);

    assertThat(terrain.climb()).isEqualTo(3);
    assertThat(terrain.heights()).isEqualTo(Map.of(D4, 2));
    assertThat(terrain.voids()).isEqualTo(Set.of(D5));
    assertThat(terrain.walls()).containsExactly(new Edge(E4, E5));
    assertThat(Terrain.FLAT.isFlat()).isTrue();
    assertThat(terrain.isFlat()).isFalse();
  }

  @Test
  void heightAndVoid_replaceEachOther() {
    Terrain high = Terrain.FLAT.withHeight(D4, 2);

    assertThat(high.withVoid(D4).height(D4)).isZero();
    assertThat(high.withVoid(D4).withHeight(D4, 2)).isEqualTo(high);
    assertThat(high.withHeight(D4, 0)).isEqualTo(Terrain.FLAT);
    assertThat(high.withHeight(D4, 0)).hasSameHashCodeAs(Terrain.FLAT);
  }

  @Test
  void walls_raisedAndLowered_areAsBefore() {
    Edge edge = new Edge(E4, E5);

    assertThat(walls(edge, edge)).isEqualTo(walls(edge));
    assertThat(walls(edge).withWall(edge, false)).isEqualTo(Terrain.FLAT);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 100})
  void climb_outOfRange_isRefused(int climb) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Terrain.FLAT.withClimb(climb))
        .withMessage("a climb is 0 to 99, not " + climb);
  }

  @ParameterizedTest
  @ValueSource(ints = {-100, 100, Integer.MIN_VALUE})
  void height_outOfRange_isRefused(int height) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Terrain.FLAT.withHeight(D4, height))
        .withMessage("a height is -99 to 99, not " + height);
  }

  @ParameterizedTest
  @CsvSource({"E4,E4", "E4,E6", "D4,E5", "H1,A2"})
  void edge_ofSquaresThatShareNoSide_isRefused(Square first, Square second) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Edge(first, second))
        .withMessage("there is no edge between %s and %s", first, second);
  }
}
