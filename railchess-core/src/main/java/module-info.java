/** The rules of Railchess: metro maps, rides, claims, records and bots. */
module games.turnstile.railchess {
  exports games.turnstile.railchess;
  exports games.turnstile.railchess.map;
  exports games.turnstile.railchess.notation;
}
