package games.turnstile.railchess.notation;

/** A habit of the original plugin that can be kept when one of its maps is read. */
public enum ImportOption {
  /**
   * Line numbers have a meaning: two lines whose numbers differ by more than 1000 may not both be
   * used in one move, and a line numbered 1000 or more cannot be the first train of a move.
   */
  ORIGINAL_LINE_NUMBERS
}
