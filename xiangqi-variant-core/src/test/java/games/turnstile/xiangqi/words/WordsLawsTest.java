package games.turnstile.xiangqi.words;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.RuleArbitraries;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.XiangqiArbitraries;
import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Variant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Whatever can be written as a rule can be told. */
@Domain(XiangqiArbitraries.class)
@Domain(DomainContext.Global.class)
class WordsLawsTest {
  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Pattern BACK =
      Pattern.compile("(\\d+)(?:st|nd|rd|th) (?:row|column)|倒数第(\\d+)");
  private static final Pattern RANGE = Pattern.compile("(\\d+)(?: to |至)(\\d+)");
  private static final Pattern LAST = Pattern.compile("(?:the last |最后)(\\d+|两)");

  @Property(tries = 60)
  void every_variant_can_be_told(@ForAll Variant variant, @ForAll Language language) {
    Words words = Words.of(Ruleset.of(variant), language);

    assertThat(words.rules()).isNotEmpty().allSatisfy(WordsLawsTest::assertReadable);
    for (PieceType type : variant.types()) {
      for (boolean promoted : new boolean[] {false, true}) {
        PieceDetails details = words.details(new Piece(type, promoted));
        assertThat(details.lines()).allSatisfy(WordsLawsTest::assertReadable);
        assertThat(details.moves()).isNotEmpty();
      }
      assertThat(words.moves(type, type.moves())).allMatch(text -> text.matches("(?s).*[.。]"));
    }
  }

  private static void assertReadable(String text) {
    assertThat(text)
        .isNotBlank()
        .isEqualTo(text.strip())
        .doesNotContain("%", "null", "R_towards", "  ", "Optional", "[]");
  }

  @Property(tries = 500)
  void what_is_told_of_a_rule_names_all_its_numbers(
      @ForAll("clauses") Clause clause, @ForAll Language language) {
    Ruleset ruleset = Ruleset.of(TYPES.withExtensions(List.of("more-position-rules")));
    String text = Words.of(ruleset, language).condition(new Condition(List.of(clause)));

    assertReadable(text);
    List<Integer> arguments = clause.arguments();
    switch (clause.name()) {
      case "X", "Y", "P", "NP" -> assertThat(places(text)).containsAll(asLongs(arguments));
      case "D" -> assertDistance(text, arguments);
      case "R" -> assertSides(text, arguments);
      case "T" -> assertThat(text).contains(name(arguments.get(0)));
      case "C" -> assertCount(text, arguments);
      default ->
          assertThat(text)
              .contains(clause.name())
              .contains(String.join("|", arguments.stream().map(String::valueOf).toList()));
    }
  }

  @Provide
  Arbitrary<Clause> clauses() {
    return new RuleArbitraries(9, 7, TYPES.types().size()).clauses();
  }

  private static final Variant TYPES = WordsVariants.distinctNames(9, 7, 6);

  private static String name(int type) {
    return TYPES.type(type).name();
  }

  private static void assertDistance(String text, List<Integer> arguments) {
    assertThat(text).contains(name(arguments.get(0))).contains(String.valueOf(arguments.get(2)));
  }

  private static void assertSides(String text, List<Integer> arguments) {
    assertThat(text).contains(name(arguments.get(0)));
    boolean isTrivial = arguments.get(1) == 1 && arguments.get(2) <= 0;
    assertThat(text.contains(String.valueOf(arguments.get(2)))).isEqualTo(!isTrivial);
    Set<Direction> sides = new HashSet<>();
    arguments.subList(3, arguments.size()).forEach(side -> sides.add(Direction.of(side)));
    if (!text.matches(".*(further|边的).*")) {
      assertThat(text.split("方|it(?! is)", -1)).hasSizeGreaterThan(sides.size());
    }
  }

  private static void assertCount(String text, List<Integer> arguments) {
    int type = arguments.get(0);
    if (type >= 1 && type <= TYPES.types().size()) {
      assertThat(text).contains(name(type));
    } else if (type != 0) {
      assertThat(text).contains(String.valueOf(type));
    }
    assertThat(text).contains(String.valueOf(arguments.get(2)));
    boolean isAtMost = arguments.get(1) == 0 && arguments.get(2) > 0;
    assertThat(isAtMost || text.contains(String.valueOf(arguments.get(1)))).isTrue();
  }

  private static List<Long> asLongs(List<Integer> numbers) {
    return numbers.stream().map(Integer::longValue).toList();
  }

  /** All rows and columns that a text names. */
  private static Set<Long> places(String text) {
    Set<Long> places = new HashSet<>();
    NUMBER.matcher(text).results().map(match -> Long.valueOf(match.group())).forEach(places::add);
    BACK.matcher(text).results().forEach(match -> places.add(-Long.parseLong(either(match))));
    RANGE
        .matcher(text)
        .results()
        .forEach(
            match -> {
              for (long n = Long.parseLong(match.group(1)); n <= Long.parseLong(match.group(2)); ) {
                places.add(n++);
              }
            });
    LAST.matcher(text)
        .results()
        .map(match -> match.group(1).equals("两") ? 2 : Integer.parseInt(match.group(1)))
        .forEach(
            last -> {
              for (long n = 1; n <= last; n++) {
                places.add(-n);
              }
            });
    if (text.matches(".*(last row|last column|最后一[行列]).*")) {
      places.add(-1L);
    }
    return places;
  }

  private static String either(MatchResult match) {
    return match.group(1) == null ? match.group(2) : match.group(1);
  }
}
