package games.turnstile.railchess;

import java.util.AbstractSet;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;

/** The ids of some stations of a map, in ascending order. Immutable. */
final class StationSet extends AbstractSet<Integer> {
  private final Network network;
  private final long[] bits;

  StationSet(Network network, long[] bits) {
    this.network = network;
    this.bits = bits;
  }

  @Override
  public boolean contains(Object station) {
    return station instanceof Integer id
        && network.index(id) >= 0
        && Bits.has(bits, network.index(id));
  }

  @Override
  public boolean isEmpty() {
    return Bits.isEmpty(bits);
  }

  @Override
  public int size() {
    return Bits.count(bits);
  }

  @Override
  public PrimitiveIterator.OfInt iterator() {
    return new PrimitiveIterator.OfInt() {
      private int next = Bits.next(bits, 0);

      @Override
      public boolean hasNext() {
        return next >= 0;
      }

      @Override
      public int nextInt() {
        if (next < 0) {
          throw new NoSuchElementException();
        }
        int station = next;
        next = Bits.next(bits, station + 1);
        return network.ids[station];
      }
    };
  }
}
