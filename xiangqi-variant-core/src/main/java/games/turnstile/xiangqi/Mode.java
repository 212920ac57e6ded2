package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.Gait;
import games.turnstile.xiangqi.extension.Motion;
import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Term;
import java.util.ArrayList;
import java.util.List;

/** A kind of piece as it moves now, promoted or not, made ready. */
final class Mode {
  /** On larger boards it is not worth while to keep from where each square can be reached. */
  private static final int LARGEST_WITH_REACH = 1024;

  final Piece piece;
  final int code;

  /** The number of its type. */
  final int type;

  final Owner owner;
  final boolean leader;

  /** What it adds to the hashes of positions, before the square is mixed in. */
  final long key;

  /** When it is promoted; null if never. */
  final CompiledCondition promotion;

  private final Grid grid;
  private final List<Motion> innate;
  private final List<Ability> abilities;

  /** How much there is to read in terms that only extensions make something of. */
  private final long furtherEffort;

  /** Made when first asked for. */
  private final Targets[] targets;

  private volatile Mode promoted;

  /** What it is worth on each square; made when first asked for. */
  private volatile int[] worth;

  /** For each square, the squares from which it may be reached; made when first asked for. */
  private volatile long[] reach;

  /** What a term allows. */
  private record Ability(CompiledCondition condition, List<Motion> motions) {}

  Mode(Piece piece, int code, Tables tables) {
    this.piece = piece;
    this.code = code;
    this.type = piece.type().number();
    this.owner = piece.owner();
    this.leader = piece.type().leader();
    this.key = Hashes.of(piece.toString());
    this.grid = tables.grid;
    boolean isPromotable = tables.variant.rules().promotion() && !piece.promoted();
    this.promotion =
        isPromotable ? piece.type().promotion().map(tables.conditions::compile).orElse(null) : null;
    Gait gait = tables.cast.gait(piece.type());
    this.innate = gait.innate();
    this.abilities = abilities(piece.rule(), gait, tables.conditions);
    this.furtherEffort = furtherEffort(piece.rule(), gait, tables.grid);
    this.targets = new Targets[grid.squares];
  }

  private static List<Ability> abilities(MoveRule rule, Gait gait, ConditionCompiler conditions) {
    List<Ability> abilities = new ArrayList<>();
    for (int section = 1; section <= rule.sections().size(); section++) {
      for (Term term : rule.section(section)) {
        List<Motion> motions = gait.motions(section, term.direction());
        if (!motions.isEmpty()) {
          abilities.add(new Ability(conditions.compile(term.condition()), motions));
        }
      }
    }
    return abilities;
  }

  private static long furtherEffort(MoveRule rule, Gait gait, Grid grid) {
    long effort = 0;
    for (int section = 1; section <= rule.sections().size(); section++) {
      for (Term term : rule.section(section)) {
        if (gait.motions(section, term.direction()).isEmpty()) {
          effort += grid.longestLine();
          for (Clause clause : term.condition().clauses()) {
            effort += 1 + clause.arguments().size();
          }
        }
      }
    }
    return effort;
  }

  /** How many squares and conditions may have to be looked at to tell where it can go. */
  long effort() {
    long effort = innate.stream().mapToLong(grid::mostSquares).sum();
    for (Ability ability : abilities) {
      effort += ability.condition.size();
      effort += ability.motions.stream().mapToLong(grid::mostSquares).sum();
    }
    return effort;
  }

  /** The same for terms that only extensions make something of. */
  long furtherEffort() {
    return furtherEffort;
  }

  /** How many conditions may have to be looked at to tell whether it is promoted. */
  long promotionEffort() {
    return promotion == null ? 0 : 1 + promotion.size();
  }

  /** Whether where it can get depends on its square alone, and on what stands in its way. */
  boolean isFixed() {
    return abilities.stream().allMatch(ability -> ability.condition.isFixed());
  }

  /** What a piece of this kind becomes when it is promoted. */
  Mode promoted(Tables tables) {
    Mode known = promoted;
    if (known == null) {
      known = tables.mode(piece.type(), true);
      promoted = known;
    }
    return known;
  }

  int worth(int square, Tables tables) {
    int[] known = worth;
    if (known == null) {
      known = Worth.onSquares(this, tables);
      worth = known;
    }
    return known[square];
  }

  Targets targets(int square) {
    Targets known = targets[square];
    if (known == null) {
      known = targetsUnkept(square);
      targets[square] = known;
    }
    return known;
  }

  /** The same, for those who ask for all squares: on a large board that is too much to keep. */
  Targets targetsUnkept(int square) {
    List<Motion> sure = new ArrayList<>(innate);
    List<Targets.Conditional> conditionals = new ArrayList<>();
    for (Ability ability : abilities) {
      if (ability.condition.holdsAlways(square)) {
        sure.addAll(ability.motions);
      } else if (!ability.condition.isFixed()) {
        conditionals.add(
            new Targets.Conditional(
                ability.condition, Targets.of(grid, square, ability.motions, List.of())));
      }
    }
    return Targets.of(grid, square, sure, conditionals);
  }

  /** Whether it may get from one square to the other if nothing stands in its way. */
  boolean mayReach(int from, int to) {
    if (grid.squares > LARGEST_WITH_REACH) {
      return true;
    }
    long[] known = reach;
    if (known == null) {
      known = makeReach();
      reach = known;
    }
    return (known[to * Bits.words(grid.squares) + (from >>> 6)] >>> from & 1) != 0;
  }

  private long[] makeReach() {
    int words = Bits.words(grid.squares);
    long[] made = new long[grid.squares * words];
    for (int from = 0; from < grid.squares; from++) {
      long[] reached = Bits.none(grid.squares);
      targetsUnkept(from).addTo(reached);
      for (int to = 0; to < grid.squares; to++) {
        if (Bits.has(reached, to)) {
          made[to * words + (from >>> 6)] |= 1L << from;
        }
      }
    }
    return made;
  }

  long key(int square) {
    return Hashes.mix(key + square);
  }
}
