package games.turnstile.railchess;

/**
 * After how many steps a search for rides tries another way. Any numbers give the same answers; the
 * usual ones were found by measuring.
 *
 * @param plain for following all rides
 * @param withOutlook for following only those that may lead to something new
 * @param layers for those that are laid out in layers, before these are laid out anew
 */
record Patience(int plain, int withOutlook, int layers) {
  static final Patience USUAL = new Patience(200, 3_000, 2_000);
}
