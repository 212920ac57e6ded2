package games.turnstile.puzzlechess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Side;
import java.util.List;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;

/** What is written can be read, and whatever else is read is refused with its place. */
class NotationLawsTest {
  private static final String ALPHABET =
      "abcdefgh12345678xKQRBNPACSOkqrnpw-+#=@/ 09\n\t\u0000\u00E9\uD83D\uDC0E";

  @Property(tries = 100)
  void coordinates_everyMoveWithEveryChoice_isReadAgain(@ForAll("positions") Position position) {
    assertThat(Walks.movesWithChoices(position))
        .allSatisfy(
            move -> assertThat(MoveCodec.parse(MoveCodec.format(move), position)).isEqualTo(move));
  }

  @Property(tries = 100)
  void san_everyMoveWithEveryChoice_isReadAgain(@ForAll("positions") Position position) {
    assertThat(Walks.movesWithChoices(position))
        .allSatisfy(
            move ->
                assertThat(SanCodec.parse(SanCodec.format(position, move), position))
                    .isEqualTo(move));
  }

  @Property(tries = 100)
  void bothNotations_writeNoTwoMovesAlike(@ForAll("positions") Position position) {
    List<Move> moves = Walks.movesWithChoices(position);

    assertThat(moves).extracting(move -> SanCodec.format(position, move)).doesNotHaveDuplicates();
    assertThat(moves).extracting(MoveCodec::format).doesNotHaveDuplicates();
  }

  @Property(tries = 100)
  void san_marksTellChecksAndMates(@ForAll("positions") Position position) {
    Side opponent = position.toMove().opponent();
    for (Move move : position.legalMoves()) {
      String text = SanCodec.format(position, move);
      Position after = position.play(move);
      boolean canGoOn = !after.legalMoves().isEmpty();

      assertThat(text.endsWith("+") || text.endsWith("#")).isEqualTo(after.isInCheck(opponent));
      assertThat(text.endsWith("#") && canGoOn).as(text).isFalse();
    }
  }

  @Property(tries = 200)
  void fen_orthodoxPositions_areReadAgain(@ForAll("orthodox") Position position) {
    String fen = FenCodec.format(position);
    Level level = FenCodec.level(fen);

    assertThat(FenCodec.isOrthodox(position)).isTrue();
    assertThat(FenCodec.parse(fen)).isEqualTo(position.toSetup());
    assertThat(FenCodec.format(FenCodec.parse(fen))).isEqualTo(fen);
    assertThat(Position.initial(level).toSetup()).isEqualTo(position.toSetup());
  }

  @Property(tries = 1000)
  void fen_anyText_isReadOrRefused(@ForAll("nearlyFens") String text) {
    readOrRefuse(
        text,
        FenCodec::parse,
        setup -> {
          assertThat(FenCodec.format(setup)).startsWith(text);
          return FenCodec.format(setup);
        });
    readOrRefuse(text, FenCodec::level, level -> FenCodec.format(level.start().setup()));
  }

  @Property(tries = 1000)
  void moves_anyText_areReadOrRefused(
      @ForAll("nearlyMoves") String text, @ForAll("few") Position position) {
    readOrRefuse(text, known -> MoveCodec.parse(known, position), MoveCodec::format);
    readOrRefuse(
        text, known -> SanCodec.parse(known, position), move -> SanCodec.format(position, move));
  }

  /** What is read is written as a text that means the same. */
  private static <T> void readOrRefuse(
      String text, Function<String, T> parse, Function<T, String> format) {
    T value;
    try {
      value = parse.apply(text);
    } catch (NotationException refusal) {
      assertThat(refusal.offset()).isBetween(0, text.length());
      assertThat(refusal.problem()).isNotBlank().hasSizeLessThan(1000);
      return;
    }
    assertThat(parse.apply(format.apply(value))).isEqualTo(value);
  }

  @Provide
  Arbitrary<Position> positions() {
    return Walks.any();
  }

  @Provide
  Arbitrary<Position> orthodox() {
    return Walks.orthodox();
  }

  @Provide
  Arbitrary<Position> few() {
    return Arbitraries.of(
        Position.initial(Workshop.level()), Position.initial(FenCodec.level(Walks.FENS.get(1))));
  }

  @Provide
  Arbitrary<String> nearlyFens() {
    return nearly(Arbitraries.of(Walks.FENS));
  }

  @Provide
  Arbitrary<String> nearlyMoves() {
    return nearly(
        Arbitraries.of(
            "e2e4", "d5e6", "b7b8=Q", "c4f7@c3", "Nxd7@-", "O-O-O", "bxa8=N+", "Qxf6", "Rb1"));
  }

  /** Good texts with a few characters replaced, put in or left out, and any text. */
  private static Arbitrary<String> nearly(Arbitrary<String> good) {
    Arbitrary<Integer> places =
        Arbitraries.integers().between(0, 9_999).withDistribution(RandomDistribution.uniform());
    Arbitrary<String> pieces = Arbitraries.strings().withChars(ALPHABET).ofMaxLength(2);
    Arbitrary<String> changed =
        Combinators.combine(good, places, Arbitraries.integers().between(0, 2), pieces)
            .as(
                (text, place, length, piece) -> {
                  int start = place % (text.length() + 1);
                  int end = Math.min(start + length, text.length());
                  return text.substring(0, start) + piece + text.substring(end);
                });
    Arbitrary<String> any = Arbitraries.strings().withChars(ALPHABET).ofMaxLength(60);
    return Arbitraries.oneOf(changed, changed, changed, any).withoutEdgeCases();
  }
}
