package games.turnstile.puzzlechess.scene;

import static games.turnstile.puzzlechess.scene.Square.A1;
import static games.turnstile.puzzlechess.scene.Square.A8;
import static games.turnstile.puzzlechess.scene.Square.B1;
import static games.turnstile.puzzlechess.scene.Square.D4;
import static games.turnstile.puzzlechess.scene.Square.E1;
import static games.turnstile.puzzlechess.scene.Square.E2;
import static games.turnstile.puzzlechess.scene.Square.E3;
import static games.turnstile.puzzlechess.scene.Square.E4;
import static games.turnstile.puzzlechess.scene.Square.E8;
import static games.turnstile.puzzlechess.scene.Square.H1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.turnstile.puzzlechess.scene.LevelFault.Code;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What does not fit together is told with its code, its scene and its part. */
class LevelCheckTest {
  private static final Piece WHITE_KING = Piece.of(Side.WHITE, Kind.KING);
  private static final Piece WHITE_PAWN = Piece.of(Side.WHITE, Kind.PAWN);
  private static final Kind DUKE = Kind.own("duke", 'D', "WF", "");

  private static Scene scene(Map<Square, Piece> pieces) {
    return new Scene(
        Scene.ONLY, "", Terrain.FLAT, Setup.of(pieces), SceneRules.USUAL, Works.NONE, Aims.NONE);
  }

  private static final Scene EMPTY = scene(Map.of());

  private static void assertFaults(List<Kind> kinds, List<Scene> scenes, LevelFault... faults) {
    LevelException refusal =
        catchThrowableOfType(
            LevelException.class, () -> new Level("x", "", "", kinds, scenes, OptionalInt.empty()));
    assertThat(refusal).as("refusal").isNotNull();
    assertThat(refusal.faults()).containsExactly(faults);
  }

  private static void assertFault(Scene scene, Code code, String part, String detail) {
    assertFaults(List.of(), List.of(scene), new LevelFault(code, Scene.ONLY, part, detail));
  }

  private static LevelFault ofLevel(Code code, String detail) {
    return new LevelFault(code, "", detail);
  }

  private static Scene linked(Link link) {
    return EMPTY.withWorks(Works.NONE.withLinks(Map.of("door", B1), List.of(link)));
  }

  private static Scene reacting(Effect... effects) {
    return EMPTY.withWorks(
        Works.NONE.withReactions(
            List.of(new Reaction(new Event.TurnBegins(2), true, List.of(effects)))));
  }

  private static Link link(String name, Square square) {
    return new Link(name, square, PieceFilter.ANY, Scene.ONLY, "door", true);
  }

  private static OutputPort output(String name, Signal signal) {
    return new OutputPort(name, A1, signal, new Device.Wall(new Edge(A1, B1), true));
  }

  @Nested
  class Counts {
    @Test
    void noScene() {
      assertFaults(List.of(), List.of(), ofLevel(Code.COUNT, "a level has at least one scene"));
    }

    @Test
    void tooManyScenes() {
      List<Scene> scenes = Collections.nCopies(17, EMPTY);

      assertFaults(
          List.of(),
          scenes,
          ofLevel(Code.COUNT, "there are 17 scenes, and at most 16 fit"),
          ofLevel(Code.DUPLICATE, "several scenes have the name board"));
    }

    @Test
    void tooManyEntries() {
      Map<String, Square> entries = new TreeMap<>();
      Map<String, Square> more = new TreeMap<>();
      for (int i = 0; i <= Level.MOST_PARTS; i++) {
        more.put("e" + i, A1);
        if (i > 0) {
          entries.put("e" + i, A1);
        }
      }

      assertThatCode(() -> Level.of(EMPTY.withWorks(Works.NONE.withLinks(entries, List.of()))))
          .doesNotThrowAnyException();
      assertFault(
          EMPTY.withWorks(Works.NONE.withLinks(more, List.of())),
          Code.COUNT,
          "",
          "there are 65 entries, and at most 64 fit");
    }

    @Test
    void tooManyThingsToKeep() {
      Aims aims =
          new Aims(Optional.empty(), Collections.nCopies(65, PieceFilter.ANY), OptionalInt.empty());

      assertFault(
          EMPTY.withAims(aims),
          Code.COUNT,
          "keep",
          "there are 65 things to keep, and at most 64 fit");
    }

    @Test
    void tooManyEffects() {
      assertFault(
          reacting(Collections.nCopies(65, new Effect.Win()).toArray(Effect[]::new)),
          Code.COUNT,
          "reaction 1",
          "there are 65 effects of a reaction, and at most 64 fit");
    }

    @Test
    void tooDeepGoal() {
      Goal goal = new Goal.Checkmate();
      for (int i = 1; i < Level.DEEPEST; i++) {
        goal = new Goal.Within(1, goal);
      }
      Aims deepest = Aims.of(goal);
      Aims tooDeep = Aims.of(new Goal.Within(1, goal));

      assertThatCode(() -> Level.of(EMPTY.withAims(deepest))).doesNotThrowAnyException();
      assertFault(
          EMPTY.withAims(tooDeep), Code.COUNT, "goal", "the goal is nested more than 20 deep");
    }

    @Test
    void tooLargeGoal() {
      Goal most = new Goal.AnyOf(Collections.nCopies(Level.MOST_GOALS - 1, new Goal.Checkmate()));
      Goal tooLarge = new Goal.Within(1, most);

      assertThatCode(() -> Level.of(EMPTY.withAims(Aims.of(most)))).doesNotThrowAnyException();
      assertFault(
          EMPTY.withAims(Aims.of(tooLarge)),
          Code.COUNT,
          "goal",
          "a goal is made of at most 500, not 501");
    }

    @Test
    void tooDeepFormula() {
      Signal signal = new Signal.On("a");
      for (int i = 0; i < Level.DEEPEST; i++) {
        signal = new Signal.Not(signal);
      }

      assertFault(
          EMPTY.withWorks(Works.NONE.withPorts(List.of(), List.of(output("a", signal)))),
          Code.COUNT,
          "port a",
          "the formula of the output a is nested more than 20 deep");
    }

    @Test
    void tooManyPortsInFormulas() {
      Signal most = new Signal.Any(Collections.nCopies(250, new Signal.On("a")));
      List<OutputPort> fitting = List.of(output("a", most), output("b", most));
      List<OutputPort> tooMany =
          List.of(output("a", most), output("b", most), output("c", new Signal.On("a")));

      assertThatCode(() -> Level.of(EMPTY.withWorks(Works.NONE.withPorts(List.of(), fitting))))
          .doesNotThrowAnyException();
      assertFault(
          EMPTY.withWorks(Works.NONE.withPorts(List.of(), tooMany)),
          Code.COUNT,
          "",
          "all formulas together name at most 500 ports, not 501");
    }
  }

  @Nested
  class Names {
    @Test
    void kindsOfTheSameNameOrLetter() {
      Kind queen = Kind.own("queen", 'D', "W", "");
      Kind other = Kind.own("lord", 'D', "W", "");

      assertFaults(
          List.of(queen, other),
          List.of(EMPTY),
          ofLevel(Code.DUPLICATE, "several kinds have the name queen"),
          ofLevel(Code.DUPLICATE, "several kinds have the letter D"));
    }

    @Test
    void linksOfTheSameNameOrSquare() {
      List<Link> links = List.of(link("a", A1), link("a", B1), link("b", B1));

      assertFaults(
          List.of(),
          List.of(EMPTY.withWorks(Works.NONE.withLinks(Map.of("door", B1), links))),
          new LevelFault(Code.DUPLICATE, Scene.ONLY, "several links have the name a"),
          new LevelFault(Code.DUPLICATE, Scene.ONLY, "several links are on the square b1"));
    }

    @Test
    void inputAndOutputOfTheSameName() {
      InputPort input = new InputPort("a", A1, PieceFilter.ANY);

      assertFault(
          EMPTY.withWorks(
              Works.NONE.withPorts(List.of(input), List.of(output("a", new Signal.On("a"))))),
          Code.DUPLICATE,
          "",
          "several ports have the name a");
    }

    @Test
    void linkToNowhere() {
      assertFault(
          linked(new Link("gate", A1, PieceFilter.ANY, "garden", "door", true)),
          Code.UNKNOWN_NAME,
          "link gate",
          "the link gate leads to the scene garden, which is missing");
      assertFault(
          linked(new Link("gate", A1, PieceFilter.ANY, Scene.ONLY, "window", true)),
          Code.UNKNOWN_NAME,
          "link gate",
          "the link gate leads to the entry window, which the scene board does not have");
    }

    @Test
    void missingPort() {
      assertFault(
          EMPTY.withWorks(
              Works.NONE.withPorts(List.of(), List.of(output("a", new Signal.On("b"))))),
          Code.UNKNOWN_NAME,
          "port a",
          "the output a depends on the port b, which is missing");
    }

    @Test
    void missingLink() {
      OutputPort opening = new OutputPort("a", A1, new Signal.On("a"), new Device.OpenLink("gate"));

      assertFault(
          EMPTY.withWorks(Works.NONE.withPorts(List.of(), List.of(opening))),
          Code.UNKNOWN_NAME,
          "port a",
          "there is no link gate");
      assertFault(
          reacting(new Effect.ChangeLink("gate", false)),
          Code.UNKNOWN_NAME,
          "reaction 1",
          "there is no link gate");
    }
  }

  @Nested
  class Pieces {
    @Test
    void unknownKind() {
      Scene duel = scene(Map.of(A1, Piece.of(Side.WHITE, DUKE)));

      assertThatCode(
              () -> new Level("x", "", "", List.of(DUKE), List.of(duel), OptionalInt.empty()))
          .doesNotThrowAnyException();
      assertFault(duel, Code.UNKNOWN_KIND, "board", "the level has no such kind as duke");
      assertFault(
          EMPTY.withSetup(Setup.of(Map.of()).withStores(Store.EMPTY, Store.of(List.of(DUKE)))),
          Code.UNKNOWN_KIND,
          "store black",
          "the level has no such kind as duke");
      assertFault(
          EMPTY.withAims(Aims.of(new Goal.Keep(PieceFilter.of(DUKE)))),
          Code.UNKNOWN_KIND,
          "goal",
          "the level has no such kind as duke");
    }

    @Test
    void severalKings() {
      assertFault(
          scene(Map.of(A1, WHITE_KING, H1, WHITE_KING)),
          Code.TOO_MANY_KINGS,
          "board",
          "there is more than one white king");
    }

    @Test
    void onVoid() {
      Terrain hole = Terrain.FLAT.withVoid(A1);

      assertFault(
          scene(Map.of(A1, WHITE_KING)).withTerrain(hole),
          Code.ON_VOID,
          "board",
          "the white king stands on a1, which is void");
      assertFault(
          EMPTY.withTerrain(hole).withWorks(Works.NONE.withLinks(Map.of("door", A1), List.of())),
          Code.ON_VOID,
          "entry door",
          "the entry door is on a1, which is void");
      assertFault(
          reacting(new Effect.Height(A1, 1)).withTerrain(hole),
          Code.ON_VOID,
          "reaction 1",
          "a change of height is on a1, which is void");
    }

    @Test
    void pawnOnItsLastRank() {
      assertFault(
          scene(Map.of(A8, WHITE_PAWN)),
          Code.PAWN_ON_LAST_RANK,
          "board",
          "the white pawn on a8 stands on its last rank");
      assertFault(
          reacting(new Effect.Spawn(WHITE_PAWN, A8)),
          Code.PAWN_ON_LAST_RANK,
          "reaction 1",
          "the white pawn on a8 stands on its last rank");
      assertThatCode(() -> Level.of(scene(Map.of(A1, WHITE_PAWN)))).doesNotThrowAnyException();
    }

    @Test
    void castlingWithoutRookAtHome() {
      Setup setup = Setup.of(Map.of(E1, WHITE_KING, A1, Piece.of(Side.BLACK, Kind.ROOK)));

      assertFault(
          EMPTY.withSetup(setup.withRights(Set.of(Castling.WHITE_LONG), Optional.empty())),
          Code.CASTLING,
          "castling",
          "king and rook do not stand on e1 and a1, and so cannot castle");
    }

    @Test
    void enPassantWhereNoPawnHasPassed() {
      Setup setup = Setup.of(Map.of(E4, WHITE_PAWN)).withToMove(Side.BLACK);
      Setup blocked = Setup.of(Map.of(E4, WHITE_PAWN, E2, WHITE_KING)).withToMove(Side.BLACK);

      assertThatCode(() -> Level.of(EMPTY.withSetup(setup.withRights(Set.of(), Optional.of(E3)))))
          .doesNotThrowAnyException();
      for (Setup impossible : List.of(setup.withToMove(Side.WHITE), blocked)) {
        assertFault(
            EMPTY.withSetup(impossible.withRights(Set.of(), Optional.of(E3))),
            Code.EN_PASSANT,
            "en-passant",
            "no pawn can just have passed e3");
      }
      for (Square passed : List.of(D4, E8)) {
        assertFault(
            EMPTY.withSetup(setup.withRights(Set.of(), Optional.of(passed))),
            Code.EN_PASSANT,
            "en-passant",
            "no pawn can just have passed " + passed);
      }
    }

    @Test
    void storeWithOrthodoxPromotion() {
      Setup setup = Setup.of(Map.of()).withStores(Store.of(List.of(Kind.QUEEN)), Store.EMPTY);

      assertFault(
          EMPTY.withSetup(setup).withRules(SceneRules.ORTHODOX),
          Code.STORE,
          "store white",
          "with orthodox promotion there are no stores");
    }
  }

  @Nested
  class NotAllowed {
    @Test
    void anotherKing() {
      Kind emperor = new Kind("emperor", 'E', Kind.Form.KING, Movement.of("Q"), "");

      assertFaults(
          List.of(emperor),
          List.of(EMPTY),
          ofLevel(Code.NOT_ALLOWED, "the kind emperor cannot be another king or pawn"));
    }

    @Test
    void spawnedKing() {
      assertFault(
          reacting(new Effect.Win(), new Effect.Spawn(WHITE_KING, A1)),
          Code.NOT_ALLOWED,
          "reaction 1",
          "a reaction cannot make a king");
    }

    @Test
    void ownedCrate() {
      assertFault(
          EMPTY.withAims(Aims.NONE.keeping(PieceFilter.of(Side.BLACK, Kind.CRATE))),
          Code.NOT_ALLOWED,
          "keep",
          "nobody owns a crate");
    }

    @Test
    void travellingWhite() {
      assertFault(
          linked(new Link("gate", A1, PieceFilter.of(Side.WHITE), Scene.ONLY, "door", true)),
          Code.NOT_ALLOWED,
          "link gate",
          "the link gate is for White, and only Black travels");
    }
  }

  @Test
  void message_tellsAllFaultsWithTheirScenes() {
    LevelException refusal =
        catchThrowableOfType(
            LevelException.class,
            () ->
                new Level(
                    "x",
                    "",
                    "",
                    List.of(DUKE, DUKE),
                    List.of(scene(Map.of(A8, WHITE_PAWN))),
                    OptionalInt.empty()));

    assertThat(refusal)
        .hasMessage(
            "several kinds have the name duke; several kinds have the letter D; "
                + "scene board: the white pawn on a8 stands on its last rank");
  }
}
