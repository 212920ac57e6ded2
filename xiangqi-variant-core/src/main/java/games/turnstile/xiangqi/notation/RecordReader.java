package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.SetupException;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.variant.VariantException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Reads the text of {@link RecordCodec} and plays the moves. */
final class RecordReader {
  private final String text;
  private final List<Extension> given;
  private final Cursor in;

  RecordReader(String text, List<Extension> given) {
    this.text = text;
    this.given = given;
    this.in = Cursor.ofFile(text, RecordCodec.LONGEST);
  }

  NamedRecord read() {
    in.expectFirstLine(RecordCodec.HEAD);
    Map<Side, String> names = new EnumMap<>(Side.class);
    String word = statement("red, blue or variant");
    for (Side side : Side.values()) {
      if (word.equals(RecordCodec.word(side))) {
        names.put(side, in.name("the name of the player"));
        word = statement(side == Side.RED ? "blue or variant" : "variant");
      }
    }
    if (!word.equals("variant")) {
      throw in.expected("'variant'", word);
    }
    int place = in.start();
    in.expectEndOfLine();
    Variant variant = variant();
    List<String> extensions = new ArrayList<>();
    String what = "extension, start or moves";
    word = statement(what);
    while (word.equals("extension")) {
      extensions.add(extension(variant, extensions));
      word = statement(what);
    }
    Ruleset ruleset = at(place, () -> ruleset(variant, extensions));
    boolean isGiven = word.equals("start");
    Setup setup = isGiven ? start(ruleset) : Setup.initial(ruleset);
    int begin = isGiven ? in.start() : place;
    if (isGiven) {
      word = statement("moves");
    }
    if (!word.equals("moves")) {
      throw in.expected("'moves'", word);
    }
    in.expectEndOfLine();
    List<Move> moves = moves(at(begin, () -> Position.of(setup)));
    return new NamedRecord(at(begin, () -> GameRecord.replay(setup, moves)), names);
  }

  /** Goes on to the next line and reads the first word there. */
  private String statement(String what) {
    in.toStatement();
    return in.word(what);
  }

  /** The variant behind the bars. */
  private Variant variant() {
    int begin = in.offset();
    List<Integer> bars = new ArrayList<>();
    while (in.toStatement() && in.isAt('|')) {
      bars.add(in.offset());
      in.toEndOfLine();
    }
    if (bars.isEmpty()) {
      throw in.expected("the text of the variant, each line behind a bar");
    }
    // With blanks in place of the bars all offsets stay what they are.
    StringBuilder variant = new StringBuilder(text.substring(0, in.offset()));
    bars.forEach(bar -> variant.setCharAt(bar, ' '));
    return new VariantReader(new Cursor(variant.toString(), begin, variant.length())).read();
  }

  private String extension(Variant variant, List<String> before) {
    String name = in.name("the name of an extension");
    if (variant.extensions().contains(name) || before.contains(name)) {
      throw new NotationException(
          in.start(), "the extension '%s' is there already".formatted(name));
    }
    if (before.size() == Variant.MOST_EXTENSIONS) {
      throw new NotationException(
          in.start(), "a record has at most %s extensions".formatted(Variant.MOST_EXTENSIONS));
    }
    return name;
  }

  private Ruleset ruleset(Variant variant, List<String> names) {
    List<Extension> needed = new ArrayList<>(pick(variant.extensions()));
    if (!names.isEmpty()) {
      // The variant stays as it was played; a copy that names the others finds them in order.
      needed.addAll(Ruleset.of(variant.withExtensions(names), pick(names)).extensions());
    }
    return Ruleset.of(variant, needed);
  }

  private List<Extension> pick(List<String> names) {
    return given.stream().filter(extension -> names.contains(extension.name())).toList();
  }

  private Setup start(Ruleset ruleset) {
    return new PositionReader(in.line(), ruleset).read();
  }

  /** The moves, each of which was legal when it was played. */
  private List<Move> moves(Position beginning) {
    List<Move> moves = new ArrayList<>();
    Position position = beginning;
    long choices = 0;
    while (in.toStatement()) {
      int place = in.offset();
      Move move = MoveCodec.read(in);
      in.expectGap("a blank or the end of the line after a move");
      if (moves.size() == RecordCodec.MOST_MOVES) {
        throw new NotationException(
            place, "a record has at most %s moves".formatted(RecordCodec.MOST_MOVES));
      }
      Position before = position;
      choices += at(place, () -> before.legalMoves().size());
      if (choices > RecordCodec.MOST_CHOICES) {
        throw new NotationException(
            place,
            "there were more than %s legal moves in the game so far, too many to replay it"
                .formatted(RecordCodec.MOST_CHOICES));
      }
      position = at(place, () -> played(before, move, place));
      moves.add(move);
    }
    return moves;
  }

  private static Position played(Position position, Move move, int place) {
    MoveCodec.requireLegal(move, place, position);
    return position.play(move);
  }

  /** Does what may ask extensions, and tells the place if they fail. */
  private static <T> T at(int place, Supplier<T> work) {
    try {
      return work.get();
    } catch (ExtensionException | SetupException | VariantException failure) {
      NotationException refusal = new NotationException(place, failure.getMessage());
      refusal.initCause(failure);
      throw refusal;
    }
  }
}
