package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.Outcome.Result;
import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Generator;
import games.turnstile.puzzlechess.board.Keys;
import games.turnstile.puzzlechess.board.MoveList;
import games.turnstile.puzzlechess.board.Mover;
import games.turnstile.puzzlechess.scene.DrawRule;
import java.util.Arrays;
import java.util.Set;

/** A course of moves in a scene where the field alone decides (see {@link Position#isSimple}). */
final class FieldCourse extends Course {

  private final Generator generator = new Generator();
  private final MoveList unlisted = new MoveList();
  private final Set<DrawRule> draws;

  /** The fields after each move; those behind the last one wait to be used again. */
  private Field[] fields;

  /** The hashes of all positions that can occur again, those of the game before first. */
  private long[] hashes;

  private final int before;
  private int played;

  FieldCourse(Position position) {
    draws = position.scene().rules().draws();
    long[] earlier = position.state().occurrences.oldestFirst();
    // The hashes of positions differ from those of fields by the terrain, which never changes here.
    long ground = position.state().field.ground.hash;
    before = earlier.length - 1;
    hashes = Arrays.copyOf(earlier, earlier.length + 64);
    for (int i = 0; i < earlier.length; i++) {
      hashes[i] ^= ground;
    }
    fields = new Field[64];
    fields[0] = new Field(position.state().field);
  }

  @Override
  Field field() {
    return fields[played];
  }

  @Override
  long key() {
    return fields[played].hash;
  }

  @Override
  void list(MoveList moves) {
    generator.listLegal(fields[played], moves);
  }

  @Override
  Result result(MoveList moves) {
    Field field = fields[played];
    if (moves.size == 0) {
      if (!field.isInCheck(field.turn)) {
        return Result.DRAWN;
      }
      return field.turn == Field.WHITE ? Result.SOLVED : Result.FAILED;
    }
    boolean isDrawn =
        field.quiet >= Ends.FIFTY_TURNS && draws.contains(DrawRule.FIFTY_MOVES)
            || draws.contains(DrawRule.REPETITION) && occurrences(0) >= Ends.REPETITIONS
            || draws.contains(DrawRule.INSUFFICIENT_MATERIAL) && Ends.isMaterialInsufficient(field);
    return isDrawn ? Result.DRAWN : null;
  }

  @Override
  Result result() {
    list(unlisted);
    return result(unlisted);
  }

  @Override
  long quietKey() {
    return field().quiet;
  }

  @Override
  long occurrencesKey() {
    long all = 0;
    for (int i = firstThatCounts(0); i <= before + played; i++) {
      all += Keys.mix(hashes[i]);
    }
    return all;
  }

  /** The first position, from so many on, since which nothing was captured and no pawn moved. */
  private int firstThatCounts(int earliest) {
    return Math.max(earliest, before + played - fields[played].quiet);
  }

  /** How often the current position has occurred, from so many positions on. */
  private int occurrences(int earliest) {
    int last = before + played;
    int first = firstThatCounts(earliest);
    int count = 1;
    for (int i = last - 2; i >= first; i -= 2) {
      count += hashes[i] == hashes[last] ? 1 : 0;
    }
    return count;
  }

  @Override
  boolean isRepeated() {
    return draws.contains(DrawRule.REPETITION) && occurrences(before) > 1;
  }

  @Override
  void play(int move) {
    Mover.play(next(), move);
    hashes[before + played] = fields[played].hash;
  }

  @Override
  int skipped() {
    return 0;
  }

  @Override
  boolean canPass() {
    return true;
  }

  @Override
  void pass() {
    Field field = next();
    field.setPassed(Field.NOWHERE);
    field.setTurn(field.turn ^ 1);
    // What comes then repeats nothing that was before.
    field.quiet = 0;
    hashes[before + played] = field.hash;
  }

  /** Goes on with a copy of the current field. */
  private Field next() {
    if (played + 1 == fields.length) {
      fields = Arrays.copyOf(fields, 2 * fields.length);
    }
    if (before + played + 1 == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * hashes.length);
    }
    if (fields[played + 1] == null) {
      fields[played + 1] = new Field(fields[played]);
    } else {
      fields[played + 1].become(fields[played]);
    }
    played++;
    return fields[played];
  }

  @Override
  void back() {
    played--;
  }

  @Override
  int played() {
    return played;
  }
}
