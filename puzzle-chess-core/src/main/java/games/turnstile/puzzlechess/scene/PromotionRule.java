package games.turnstile.puzzlechess.scene;

/** What becomes of pawns on their last rank (R6). */
public enum PromotionRule {
  /** A piece from the side's store takes the pawn's place; captured pieces go into stores. */
  FROM_STORE,
  /** Queen, rook, bishop or knight; there are no stores. */
  ORTHODOX
}
