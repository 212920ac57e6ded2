package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Side;
import java.util.Arrays;

/**
 * Lists moves. It keeps the last list and room to work in, so that nothing is made anew; not for
 * several threads.
 */
final class Generator {
  private static final int SQUARE_BITS = 12;
  private static final int SQUARE = (1 << SQUARE_BITS) - 1;

  /** No piece has it, so that nothing is captured. */
  private static final int NOBODY = 0;

  /** The moves of the last list, in no order: where from, and in the lowest bits where to. */
  int[] moves = new int[256];

  int size;

  /** How many moves had to be tried out for the last list of legal moves. */
  int tried;

  private final Tables tables;
  private final boolean mustAnswerCheck;
  private final Danger danger;

  /** The squares that have been met for the same piece, by the number of that meeting. */
  private final int[] met;

  private int meeting;

  /** The ways of the field at hand where extensions may change them, else null. */
  private Ways ways;

  /** To try moves out on; made when first needed. */
  private Field trial;

  Generator(Tables tables) {
    this.tables = tables;
    this.mustAnswerCheck = tables.variant.options().mustAnswerCheck();
    this.danger = new Danger(tables.grid.squares);
    this.met = new int[tables.grid.squares];
  }

  static int from(int move) {
    return move >>> SQUARE_BITS;
  }

  static int to(int move) {
    return move & SQUARE;
  }

  /**
   * Lists the legal moves in a game that is not over. It changes the field to try moves, and puts
   * everything back; so the field must not be anybody else's at the time.
   */
  void listLegal(Field field) {
    tried = 0;
    begin(field);
    boolean isQuick = mustAnswerCheck && tables.isPlain();
    Field next = isQuick ? withPromotions(field) : field;
    if (isQuick) {
      danger.look(next);
    }
    listOf(field.turn().ordinal(), field, isQuick, next);
    if (field.neutralMoves(field.turn()) < tables.neutralLimit) {
      listOf(Owner.NEUTRAL.ordinal(), field, isQuick, next);
    }
    if (mustAnswerCheck && !isQuick) {
      keepSafeByTrial(field);
    }
  }

  /** The field with the pieces promoted that any first move promotes, for what they threaten. */
  private Field withPromotions(Field field) {
    if (field.isSettled()) {
      return field;
    }
    trial().become(field);
    trial.promoteAll();
    return trial;
  }

  private Field trial() {
    if (trial == null) {
      trial = new Field(tables);
    }
    return trial;
  }

  private void listOf(int owner, Field field, boolean isQuick, Field next) {
    for (int i = 0; i < field.sizes[owner]; i++) {
      int from = field.squares[owner][i];
      int begin = size;
      add(field, from);
      if (isQuick) {
        keepSafe(begin, next, from);
      }
    }
  }

  /** Lists where the piece on a square can go, whether or not a leader could be taken then. */
  void listWays(Field field, int from) {
    begin(field);
    add(field, from);
  }

  private void begin(Field field) {
    size = 0;
    ways = tables.cast.changesWays() ? new Ways(field, field.turn()) : null;
  }

  private void add(Field field, int from) {
    if (ways != null) {
      for (int to : ways.destinations(from)) {
        makeRoom(1);
        moves[size++] = from << SQUARE_BITS | to;
      }
      return;
    }
    Mode mode = tables.mode(field.codes[from]);
    int enemy = mode.owner == Owner.NEUTRAL ? NOBODY : Tables.OWNER - mode.owner.number();
    Targets targets = mode.targets(from);
    int begin = size;
    add(field, from, targets, enemy);
    if (targets.overlap) {
      dropRepeated(begin);
    }
  }

  private void makeRoom(int more) {
    if (size + more > moves.length) {
      moves = Arrays.copyOf(moves, 2 * (size + more));
    }
  }

  private void add(Field field, int from, Targets targets, int enemy) {
    makeRoom(targets.most);
    short[] codes = field.codes;
    int start = from << SQUARE_BITS;
    for (int to : targets.steps) {
      addIfOpen(codes[to], enemy, start | to);
    }
    for (int i = 0; i < targets.leaps.length; i++) {
      if (areEmpty(codes, targets.hindrances[i])) {
        addIfOpen(codes[targets.leaps[i]], enemy, start | targets.leaps[i]);
      }
    }
    for (int[] line : targets.slides) {
      addSlide(codes, line, start, enemy);
    }
    for (int[] line : targets.jumps) {
      addJump(codes, line, start, enemy);
    }
    for (int[] line : targets.faces) {
      addFace(codes, line, start, enemy);
    }
    for (Targets.Conditional conditional : targets.conditionals) {
      if (conditional.condition().holds(from, field)) {
        add(field, from, conditional.targets(), enemy);
      }
    }
  }

  private void addIfOpen(int code, int enemy, int move) {
    if (code == 0 || (code & Tables.OWNER) == enemy) {
      moves[size++] = move;
    }
  }

  private static boolean areEmpty(short[] codes, int[] squares) {
    for (int square : squares) {
      if (codes[square] != 0) {
        return false;
      }
    }
    return true;
  }

  private void addSlide(short[] codes, int[] line, int start, int enemy) {
    for (int to : line) {
      int code = codes[to];
      if (code != 0) {
        addIfOpen(code, enemy, start | to);
        return;
      }
      moves[size++] = start | to;
    }
  }

  private void addJump(short[] codes, int[] line, int start, int enemy) {
    int i = 0;
    while (i < line.length && codes[line[i]] == 0) {
      moves[size++] = start | line[i++];
    }
    do {
      i++;
    } while (i < line.length && codes[line[i]] == 0);
    if (i < line.length) {
      addIfOpen(codes[line[i]], enemy, start | line[i]);
    }
  }

  private void addFace(short[] codes, int[] line, int start, int enemy) {
    int i = 0;
    while (i < line.length && codes[line[i]] == 0) {
      i++;
    }
    if (i < line.length && tables.mode(codes[line[i]]).leader) {
      addIfOpen(codes[line[i]], enemy, start | line[i]);
    }
  }

  private void dropRepeated(int begin) {
    meeting++;
    int kept = begin;
    for (int i = begin; i < size; i++) {
      int to = moves[i] & SQUARE;
      if (met[to] != meeting) {
        met[to] = meeting;
        moves[kept++] = moves[i];
      }
    }
    size = kept;
  }

  /** Drops the moves of one piece that leave a leader to be taken. */
  private void keepSafe(int begin, Field field, int from) {
    boolean areSuspect =
        danger.isInCheck() || danger.isPinned(from) || tables.mode(field.codes[from]).leader;
    if (!areSuspect && !danger.hasTraps()) {
      return;
    }
    int kept = begin;
    for (int i = begin; i < size; i++) {
      int to = moves[i] & SQUARE;
      if (!(areSuspect || danger.isTrap(to)) || danger.isSafe(field, from, to)) {
        moves[kept++] = moves[i];
      }
    }
    size = kept;
  }

  /** Drops moves that leave a leader to be taken, where a move may change how others move. */
  private void keepSafeByTrial(Field field) {
    Side side = field.turn();
    tried = size;
    int kept = 0;
    for (int i = 0; i < size; i++) {
      trial().become(field);
      trial.play(from(moves[i]), to(moves[i]), true);
      if (trial.outcome() != null || !Threats.isInCheck(trial, side)) {
        moves[kept++] = moves[i];
      }
    }
    size = kept;
  }
}
