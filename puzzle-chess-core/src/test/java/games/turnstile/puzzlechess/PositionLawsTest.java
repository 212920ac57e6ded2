package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.puzzlechess.PuzzleArbitraries.Playout;
import games.turnstile.puzzlechess.oracle.OracleGame;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.LevelFault;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Store;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** The engine and the plain oracle say the same about every position of every game. */
class PositionLawsTest {
  private static final int MANY = 2_000;

  @Property(tries = 25)
  void orthodoxGame_isTheOracles(
      @ForAll("orthodox") Playout playout, @ForAll("tries") List<Move> tries) {
    assertAgreement(playout, tries);
  }

  @Property(tries = 25)
  void gameOnTerrain_isTheOracles(
      @ForAll("hilly") Playout playout, @ForAll("tries") List<Move> tries) {
    assertAgreement(playout, tries);
  }

  @Property(tries = 30)
  void gameWithOwnKindsAndProps_isTheOracles(
      @ForAll("exotic") Playout playout, @ForAll("tries") List<Move> tries) {
    assertAgreement(playout, tries);
  }

  @Property(tries = 50)
  void gameWithWorks_isTheOracles(
      @ForAll("working") Playout playout, @ForAll("tries") List<Move> tries) {
    assertAgreement(playout, tries);
  }

  @Property(tries = 30)
  void gameWithNetworksOfPorts_isTheOracles_andEveryMoveEnds(
      @ForAll("networked") Playout playout, @ForAll("tries") List<Move> tries) {
    assertAgreement(playout, tries);
  }

  @Property(tries = 30)
  void gameWithReactionsThatFeedEachOther_isTheOracles_andEveryMoveEnds(
      @ForAll("restless") Playout playout, @ForAll("tries") List<Move> tries) {
    assertAgreement(playout, tries);
  }

  @Tag("deep")
  @Property(tries = MANY)
  void manyOrthodoxGames_areTheOracles(
      @ForAll("orthodox") Playout playout, @ForAll("tries") List<Move> tries) {
    assertAgreement(playout, tries);
  }

  @Tag("deep")
  @Property(tries = MANY)
  void manyGamesOnTerrain_areTheOracles(
      @ForAll("hilly") Playout playout, @ForAll("tries") List<Move> tries) {
    assertAgreement(playout, tries);
  }

  @Tag("deep")
  @Property(tries = MANY)
  void manyGamesWithOwnKindsAndProps_areTheOracles(
      @ForAll("exotic") Playout playout, @ForAll("tries") List<Move> tries) {
    assertAgreement(playout, tries);
  }

  @Tag("deep")
  @Property(tries = MANY)
  void manyGamesWithWorks_areTheOracles(
      @ForAll("working") Playout playout, @ForAll("tries") List<Move> tries) {
    assertAgreement(playout, tries);
  }

  private static void assertAgreement(Playout playout, List<Move> tries) {
    Position position = Position.initial(playout.level());
    OracleGame oracle = new OracleGame(playout.level());
    Agreement.assertSame(position, oracle);
    Agreement.assertSameMoves(position, oracle, tries);
    for (Move move : playout.moves()) {
      Step step = position.step(move);
      oracle.play(move);
      Agreement.assertSame(step, oracle);
      position = step.position();
      Agreement.assertSameMoves(position, oracle, tries);
    }
  }

  @Property(tries = 60)
  void level_beginsOrIsRefusedForTheScenesWithAKingInCheck(@ForAll("any") Level level) {
    List<String> faulty = new OracleGame(level).faulty();
    if (faulty.isEmpty()) {
      assertThat(Position.initial(level).level()).isEqualTo(level);
    } else {
      assertThatThrownBy(() -> Position.initial(level))
          .isInstanceOfSatisfying(
              LevelException.class,
              refusal ->
                  assertThat(refusal.faults())
                      .allMatch(fault -> fault.code() == LevelFault.Code.KING_IN_CHECK)
                      .extracting(LevelFault::scene)
                      .containsExactlyElementsOf(faulty));
    }
  }

  @Property(tries = 30)
  void earlierPositions_areUntouchedByPlay(@ForAll("working") Playout playout) {
    List<Position> positions = playout.positions();
    List<String> texts = positions.stream().map(PositionLawsTest::everything).toList();
    List<Integer> hashes = positions.stream().map(Object::hashCode).toList();

    List<Position> again = playout.positions();

    assertThat(positions.stream().map(PositionLawsTest::everything)).isEqualTo(texts);
    assertThat(positions.stream().map(Object::hashCode)).isEqualTo(hashes);
    assertThat(again).isEqualTo(positions);
    assertThat(again.stream().map(Object::hashCode)).isEqualTo(hashes);
  }

  private static String everything(Position position) {
    return List.of(
            position.toString(),
            position.toSetup(),
            position.terrain(),
            position.ports(),
            position.links(),
            position.legalMoves(),
            position.outcome())
        .toString();
  }

  @Property(tries = 30)
  void positionsOfAGame_areEqualOnlyToThoseOfTheSameMoves(@ForAll("exotic") Playout playout) {
    List<Position> positions = playout.positions();
    List<Position> again = playout.positions();
    for (int i = 0; i < positions.size(); i++) {
      for (int j = 0; j < again.size(); j++) {
        // Turns are counted, so that nothing comes back.
        assertThat(positions.get(i).equals(again.get(j))).isEqualTo(i == j);
      }
      assertThat(again.get(i)).hasSameHashCodeAs(positions.get(i));
      assertThat(everything(again.get(i))).isEqualTo(everything(positions.get(i)));
    }
  }

  @Property(tries = 30)
  void stores_holdAtMost64PiecesThatCanBeStored(@ForAll("exotic") Playout playout) {
    for (Position position : playout.positions()) {
      for (Side side : Side.values()) {
        Store store = position.store(side);
        assertThat(store.size()).isLessThanOrEqualTo(64);
        assertThat(store.kinds().values()).allMatch(Kind::isStorable);
      }
    }
  }

  @Provide
  Arbitrary<Playout> orthodox() {
    return PuzzleArbitraries.playouts(PuzzleArbitraries.orthodox());
  }

  @Provide
  Arbitrary<Playout> hilly() {
    return PuzzleArbitraries.playouts(PuzzleArbitraries.hilly());
  }

  @Provide
  Arbitrary<Playout> exotic() {
    return PuzzleArbitraries.playouts(PuzzleArbitraries.exotic());
  }

  @Provide
  Arbitrary<Playout> working() {
    return PuzzleArbitraries.playouts(PuzzleArbitraries.working());
  }

  @Provide
  Arbitrary<Playout> networked() {
    return PuzzleArbitraries.playouts(PuzzleArbitraries.networked());
  }

  @Provide
  Arbitrary<Playout> restless() {
    return PuzzleArbitraries.playouts(PuzzleArbitraries.restless());
  }

  @Provide
  Arbitrary<Level> any() {
    return PuzzleArbitraries.working();
  }

  @Provide
  Arbitrary<List<Move>> tries() {
    return MoveArbitraries.any().list().ofMaxSize(8).withoutEdgeCases();
  }
}
