package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.board.Kinds;
import games.turnstile.puzzlechess.board.MoveCode;
import games.turnstile.puzzlechess.board.Mover;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The course of one move, from what it does on the board to whose turn it is then (R9.5). */
final class Advance {
  /** What a move takes where nothing happens by itself. */
  private static final int USUAL = 300;

  private final World world;
  private final SceneState[] states;
  private int current;
  private SceneState state;
  private final List<Notice> notices = new ArrayList<>();
  private final Effort effort = new Effort();
  private final Settling settling;
  private int skipped;
  private boolean isStuck;
  private boolean isBlocked;

  private Advance(World world, SceneState[] states, int current) {
    this.world = world;
    this.states = states.clone();
    this.current = current;
    this.state = states[current].copy();
    this.states[current] = state;
    this.settling = new Settling(world, notices, effort);
    effort.add(USUAL);
  }

  /** How a level begins. */
  static Advance begin(World world) {
    SceneState[] states = new SceneState[world.workings.size()];
    Arrays.setAll(states, scene -> SceneState.initial(world, scene));
    for (int i = 1; i < states.length; i++) {
      new Settling(world, new ArrayList<>(), new Effort()).settle(states[i]);
    }
    Advance advance = new Advance(world, states, 0);
    advance.settling.settle(advance.state);
    advance.state.occurrences = null;
    Setup setup = advance.state.workings.scene.setup();
    setup.enPassant().ifPresent(passed -> advance.setPassed(passed.ordinal()));
    advance.finish();
    return advance;
  }

  /** What a move does until somebody has to be skipped, whether it is legal or not. */
  static Advance move(Situation before, int move, Keeping keeping) {
    Advance advance = new Advance(before.world, before.states, before.current);
    advance.play(move, keeping);
    return advance;
  }

  private void play(int move, Keeping keeping) {
    Field field = state.field;
    Side side = Side.values()[field.turn];
    Square from = Square.of(MoveCode.from(move));
    Square to = Square.of(MoveCode.to(move));
    Piece mover = Fields.pieceAt(field, from.ordinal()).orElseThrow();
    int link = Journey.link(situation(), mover, to.ordinal());
    boolean isVisit = (field.statues >>> to.ordinal() & 1) != 0;
    Traces traces = Traces.of(field, move);
    Mover.play(field, move);
    Piece moved = isVisit ? mover : Fields.pieceAt(field, to.ordinal()).orElseThrow();
    keepStores(side, move, keeping, traces);
    traces.tell(notices, settling, mover, moved, from, to, isVisit);
    settling.settle(state);
    if (side == Side.BLACK) {
      beginTurn();
    }
    refreshPassed(from, to, moved);
    if (isVisit) {
      visit(moved, link);
    } else {
      travel(moved, to);
    }
  }

  private void keepStores(Side side, int move, Keeping keeping, Traces traces) {
    Field field = state.field;
    int promoted = MoveCode.promoted(move);
    Store store = state.store(side);
    if (promoted >= 0 && field.hasStores()) {
      store = store.without(store.first(world.kinds.kind(promoted)).orElseThrow());
    }
    Optional<Piece> captured = traces.captured();
    if (captured.isPresent() && side == Side.BLACK) {
      state.captures[world.kinds.code(captured.get().kind())]++;
    }
    if (captured.isPresent() && field.hasStores() && captured.get().kind().isStorable()) {
      Optional<Square> place = keeping.square().or(store::firstFree);
      if (store.firstFree().isEmpty()) {
        traces.addAboutStore(new Notice.StoreFull(side, captured.get()));
      } else if (MoveCode.isStoring(move)) {
        store = store.with(place.orElseThrow(), captured.get().kind());
        traces.addAboutStore(new Notice.Stored(side, captured.get(), place.get()));
      }
    }
    state.stores[side.ordinal()] = store;
  }

  private void beginTurn() {
    state.turn++;
    settling.happen(new Happening.TurnBegan(state.turn));
    settling.settle(state);
  }

  /** R5.4: whether a pawn has passed a square is seen when everything has settled. */
  private void refreshPassed(Square from, Square to, Piece moved) {
    if (state.workings.isPlain) {
      return;
    }
    Field field = state.field;
    field.setPassed(Field.NOWHERE);
    int passed = (from.ordinal() + to.ordinal()) / 2;
    boolean hasPassed =
        moved.kind().form() == Kind.Form.PAWN
            && Math.abs(to.rank() - from.rank()) == 2
            && isStillOn(to)
            && (field.occupied() >>> passed & 1) == 0;
    if (hasPassed) {
      setPassed(passed);
    }
  }

  /** Whether who has moved to a square is still there. */
  private boolean isStillOn(Square square) {
    return !settling.hasRemoved(square);
  }

  /** Whether a right of this kind can be used is found out in the end. */
  private void setPassed(int square) {
    if (!state.workings.isPlain) {
      state.field.setPassed(square);
    }
  }

  /** R10.1: who has come to the square of an open link goes on. */
  private void travel(Piece moved, Square to) {
    if (!isStillOn(to)) {
      return;
    }
    int link = Journey.link(situation(), moved, to.ordinal());
    if (link >= 0) {
      SceneState left = state;
      Boards.remove(left, to.ordinal());
      Square entry = enter(moved, link);
      settling.happen(new Happening.Left(moved, to));
      settling.settle(left);
      settling.happen(new Happening.Entered(moved, entry));
      settling.settle(state);
    }
  }

  /** R10.2: the move is illegal if what it causes has taken an entry in the same scene. */
  private void visit(Piece moved, int link) {
    if (!Journey.isFree(situation(), link, moved)) {
      isBlocked = true;
      return;
    }
    Square entry = enter(moved, link);
    settling.happen(new Happening.Entered(moved, entry));
    settling.settle(state);
  }

  private Square enter(Piece piece, int link) {
    int target = state.workings.targetScenes[link];
    Square entry = Square.of(state.workings.targetSquares[link]);
    state.field.setPassed(Field.NOWHERE);
    state.field.doors = Journey.doors(state);
    if (target != current) {
      current = target;
      state = states[target].copy();
      states[target] = state;
    }
    Boards.put(world.kinds, state, piece, entry.ordinal());
    state.field.setTurn(Field.WHITE);
    state.field.setPassed(Field.NOWHERE);
    state.occurrences = null;
    notices.add(new Notice.Travelled(piece, state.workings.scene.name(), entry));
    return entry;
  }

  /** Whether it is a visit whose entry is not free in the end (R10.2). */
  boolean isBlocked() {
    return isBlocked;
  }

  /** Whether the move was possible and no king of the side that moved is in check (R5.1). */
  boolean isSafe(int side, int before) {
    return !isBlocked
        && !states[before].field.isInCheck(side)
        && (current == before || !state.field.isInCheck(side));
  }

  /** Skips who has to be skipped, and remembers the position. */
  Advance finish() {
    state.field.doors = Journey.doors(state);
    boolean isNew = state.occurrences == null || state.field.quiet == 0;
    while (skipped < 2 && mustSkip() && !isDecided()) {
      skip();
      skipped++;
    }
    isStuck = skipped == 2 && mustSkip();
    dropUselessPassed();
    long occurrence = state.occurrence();
    state.occurrences = isNew ? Occurrences.first(occurrence) : state.occurrences.then(occurrence);
    return this;
  }

  /** R5.4: what follows from a move can make the right useful or useless. */
  private void dropUselessPassed() {
    Field field = state.field;
    if (state.workings.isPlain || field.passed == Field.NOWHERE) {
      return;
    }
    boolean isUseful =
        IntStream.of(legalMoves().all())
            .anyMatch(
                move ->
                    MoveCode.to(move) == field.passed
                        && field.kindAt(MoveCode.from(move)) == Kinds.PAWN);
    if (!isUseful) {
      field.setPassed(Field.NOWHERE);
    }
  }

  /** Whether the game is over by what the scene is about, so that nobody is skipped. */
  private boolean isDecided() {
    return settling.verdict().isPresent() || Ends.byAims(state, this::canMove).isPresent();
  }

  private boolean canMove() {
    return legalMoves().isAny();
  }

  /** As it is now. */
  private Situation situation() {
    return new Situation(world, states, current);
  }

  private LegalMoves legalMoves() {
    return new LegalMoves(situation(), effort);
  }

  long effort() {
    return effort.spent();
  }

  private boolean mustSkip() {
    int side = state.field.turn;
    if (world.kinds.isIdle(state.field, side)) {
      return true;
    }
    return !state.workings.scene.rules().draws().contains(DrawRule.STALEMATE)
        && !state.field.isInCheck(side)
        && !canMove();
  }

  private void skip() {
    int side = state.field.turn;
    notices.add(new Notice.Skipped(Side.values()[side]));
    state.field.setTurn(side ^ 1);
    state.field.setPassed(Field.NOWHERE);
    state.field.quiet++;
    if (side == Field.BLACK) {
      beginTurn();
      state.field.doors = Journey.doors(state);
    }
  }

  Position position() {
    return new Position(situation(), settling.verdict().orElse(null), skipped, isStuck, effort());
  }

  List<Notice> notices() {
    return notices;
  }
}
