package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.variant.VariantException;
import games.turnstile.xiangqi.variant.VariantFault;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the text of {@link VariantCodec}, statement by statement. */
final class VariantReader {
  private final Cursor in;

  /** What may be there only once and has been there. */
  private final Set<String> given = new HashSet<>();

  private Optional<String> name = Optional.empty();
  private Options options = Options.STANDARD;
  private final List<String> extensions = new ArrayList<>();
  private final List<PieceDraft> pieces = new ArrayList<>();
  private Optional<BoardDraft> board = Optional.empty();

  VariantReader(Cursor in) {
    this.in = in;
  }

  Variant read() {
    in.expectFirstLine(VariantCodec.HEAD);
    while (in.toStatement()) {
      statement();
      in.expectEndOfLine();
    }
    return build();
  }

  private void statement() {
    String what =
        pieces.isEmpty()
            ? "name, rule, option, extension, piece or board"
            : "moves, promotion, promoted, attribute, piece, board, name, rule, option or extension";
    String word = in.word(what);
    if (PieceDraft.KEYWORDS.contains(word) && !pieces.isEmpty()) {
      pieces.get(pieces.size() - 1).read(word, in);
      return;
    }
    switch (word) {
      case "name" -> {
        once(word);
        name = Optional.of(in.name("the name of the variant"));
      }
      case "rule" -> rule();
      case "option" -> option();
      case "extension" -> extension();
      case "piece" -> pieces.add(new PieceDraft(in));
      case "board" -> {
        once(word);
        board = Optional.of(BoardDraft.read(in));
      }
      default -> throw refusal(word, what);
    }
  }

  private NotationException refusal(String word, String what) {
    boolean isRow = word.equals(".") || word.chars().allMatch(Character::isDigit);
    return board
        .filter(squares -> isRow)
        .map(
            squares ->
                new NotationException(
                    in.start(),
                    "the board has %s rows, this is one more".formatted(squares.rows())))
        .orElseGet(() -> in.expected(what, word));
  }

  /** Refuses the last part if it is there for the second time. */
  private void once(String what) {
    if (!given.add(what)) {
      throw new NotationException(in.start(), "'%s' is there already".formatted(what));
    }
  }

  private void rule() {
    String what = "promotion, undo or neutral-limit";
    String rule = in.word(what);
    switch (rule) {
      case "promotion", "undo", "neutral-limit" -> once("rule " + rule);
      default -> throw in.expected(what, rule);
    }
  }

  private void option() {
    String what = "must-answer-check, no-moves, repetition or no-capture-limit";
    String option = in.word(what);
    once("option " + option);
    options =
        switch (option) {
          case "must-answer-check" -> options.withMustAnswerCheck(true);
          case "no-moves" -> options.withNoMoves(noMoves());
          case "repetition" -> options.withRepetition(true);
          case "no-capture-limit" -> options.withNoCaptureLimit(limit());
          default -> throw in.expected(what, option);
        };
  }

  private Options.NoMoves noMoves() {
    String what = "lose or draw";
    String word = in.word(what);
    return switch (word) {
      case "lose" -> Options.NoMoves.LOSE;
      case "draw" -> Options.NoMoves.DRAW;
      default -> throw in.expected(what, word);
    };
  }

  private int limit() {
    return in.naturalWord("the limit of moves without a capture", 0, Options.LARGEST_LIMIT);
  }

  private void extension() {
    String extension = in.name("the name of an extension");
    if (extensions.size() == Variant.MOST_EXTENSIONS) {
      throw new NotationException(
          in.start(), "a variant has at most %s extensions".formatted(Variant.MOST_EXTENSIONS));
    }
    once("extension " + extension);
    extensions.add(extension);
  }

  private Variant build() {
    List<PieceType> types = pieces.stream().map(PieceDraft::build).toList();
    BoardDraft squares = board.orElseThrow(() -> missing("a board: a line 'board'"));
    String title = name.orElseThrow(() -> missing("a name: a line 'name'"));
    SpecialRules rules =
        new SpecialRules(
            given.contains("rule promotion"),
            given.contains("rule undo"),
            given.contains("rule neutral-limit"));
    try {
      return new Variant(
          title,
          squares.rows(),
          squares.columns(),
          types,
          squares.layout(),
          rules,
          options,
          extensions);
    } catch (VariantException refusal) {
      throw new NotationException(offsetOf(refusal.faults().get(0), squares), refusal.getMessage());
    }
  }

  private NotationException missing(String what) {
    return new NotationException(in.offset(), "the variant needs " + what);
  }

  private int offsetOf(VariantFault fault, BoardDraft squares) {
    if (fault.piece() == 0) {
      return fault.point().map(squares::offsetOf).orElse(squares.offset());
    }
    PieceDraft piece = pieces.get(fault.piece() - 1);
    return fault.code() == VariantFault.Code.ARGUMENTS
        ? piece.offsetOfArguments(pieces.size())
        : piece.offset();
  }
}
