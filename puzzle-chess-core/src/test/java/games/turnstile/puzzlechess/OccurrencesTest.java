package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class OccurrencesTest {
  private static Occurrences of(List<Integer> hashes) {
    Occurrences occurrences = Occurrences.first(hashes.get(0));
    for (int hash : hashes.subList(1, hashes.size())) {
      occurrences = occurrences.then(hash);
    }
    return occurrences;
  }

  @Property(tries = 300)
  void ofLast_anyHashes_countsTheLastOne(
      @ForAll @Size(min = 1, max = 20) List<@IntRange(max = 4) Integer> hashes) {
    int last = hashes.get(hashes.size() - 1);
    long count = hashes.stream().filter(hash -> hash == last).count();

    assertThat(of(hashes).ofLast()).isEqualTo((int) count);
  }

  @Property(tries = 300)
  void isLastAmong_someBefore_isWhetherOneOfThemIsTheSame(
      @ForAll @Size(min = 1, max = 20) List<@IntRange(max = 4) Integer> hashes,
      @ForAll @IntRange(max = 20) int before) {
    int last = hashes.size() - 1;
    List<Integer> earlier = hashes.subList(Math.max(0, last - before), last);

    assertThat(of(hashes).isLastAmong(before)).isEqualTo(earlier.contains(hashes.get(last)));
  }

  @Property(tries = 300)
  void oldestFirst_anyHashes_areThoseInOrder(
      @ForAll @Size(min = 1, max = 20) List<@IntRange(max = 4) Integer> hashes) {
    long[] expected = hashes.stream().mapToLong(Integer::longValue).toArray();

    assertThat(of(hashes).oldestFirst()).isEqualTo(expected);
  }

  @Property(tries = 300)
  void isSame_anyTwo_isWhetherAllHashesAre(
      @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 1) Integer> some,
      @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 1) Integer> others) {
    assertThat(of(some).isSame(of(others))).isEqualTo(some.equals(others));
    assertThat(of(some).isSame(of(some))).isTrue();
  }
}
