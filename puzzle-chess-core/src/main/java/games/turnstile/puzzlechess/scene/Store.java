package games.turnstile.puzzlechess.scene;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The board on which a side keeps what it has captured: at most 64 pieces. Immutable. */
public final class Store {
  /** A store with nothing in it. */
  public static final Store EMPTY = new Store(Map.of());

  private final Map<Square, Kind> kinds;

  private Store(Map<Square, Kind> kinds) {
    this.kinds = kinds;
  }

  /**
   * {@return a store with pieces on squares}
   *
   * @param kinds what is where
   * @throws IllegalArgumentException if one of them cannot be stored
   */
  public static Store of(Map<Square, Kind> kinds) {
    Map<Square, Kind> copy = new EnumMap<>(Square.class);
    copy.putAll(kinds);
    copy.values().forEach(Store::requireStorable);
    return new Store(Collections.unmodifiableMap(copy));
  }

  /**
   * {@return a store with pieces on the first squares}
   *
   * @param kinds at most 64
   * @throws IllegalArgumentException if there are more, or one of them cannot be stored
   */
  public static Store of(Collection<Kind> kinds) {
    Store store = EMPTY;
    for (Kind kind : kinds) {
      Square free =
          store
              .firstFree()
              .orElseThrow(
                  () -> new IllegalArgumentException("a store has room for 64 pieces only"));
      store = store.with(free, kind);
    }
    return store;
  }

  private static void requireStorable(Kind kind) {
    if (!kind.isStorable()) {
      throw new IllegalArgumentException("a %s cannot be stored".formatted(kind.name()));
    }
  }

  /** {@return what is where, in the order of squares} */
  public Map<Square, Kind> kinds() {
    return kinds;
  }

  /** {@return how many pieces there are} */
  public int size() {
    return kinds.size();
  }

  /** {@return the first free square, empty if there is none} */
  public Optional<Square> firstFree() {
    return Stream.of(Square.values()).filter(this::isFree).findFirst();
  }

  /**
   * {@return whether nothing is on a square}
   *
   * @param square any square
   */
  public boolean isFree(Square square) {
    return !kinds.containsKey(square);
  }

  /**
   * {@return the first square with a piece of a kind, empty if there is none}
   *
   * @param kind any kind
   */
  public Optional<Square> first(Kind kind) {
    return kinds.entrySet().stream()
        .filter(entry -> entry.getValue().equals(kind))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /**
   * {@return this store with one more piece}
   *
   * @param square a free square
   * @param kind what is put there
   * @throws IllegalArgumentException if the square is not free, or the kind cannot be stored
   */
  public Store with(Square square, Kind kind) {
    if (!isFree(square)) {
      throw new IllegalArgumentException("%s of the store is not free".formatted(square));
    }
    requireStorable(kind);
    Map<Square, Kind> more = copy();
    more.put(square, kind);
    return new Store(Collections.unmodifiableMap(more));
  }

  /**
   * {@return this store with a square free}
   *
   * @param square any square
   */
  public Store without(Square square) {
    Map<Square, Kind> fewer = copy();
    fewer.remove(square);
    return new Store(Collections.unmodifiableMap(fewer));
  }

  private Map<Square, Kind> copy() {
    Map<Square, Kind> copy = new EnumMap<>(Square.class);
    copy.putAll(kinds);
    return copy;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Store store && store.kinds.equals(kinds);
  }

  @Override
  public int hashCode() {
    return kinds.hashCode();
  }

  @Override
  public String toString() {
    return "Store" + kinds;
  }
}
