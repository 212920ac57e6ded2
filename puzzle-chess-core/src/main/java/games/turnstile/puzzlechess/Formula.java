package games.turnstile.puzzlechess;

/** A formula over ports made ready. */
@FunctionalInterface
interface Formula {
  /** Whether it holds while these inputs and outputs are on, each a bit in the order of lists. */
  boolean holds(long inputsOn, long outputsOn);
}
