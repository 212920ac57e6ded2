/** The rules of Railroad Ink. */
module games.turnstile.railroadink {
  exports games.turnstile.railroadink;
  exports games.turnstile.railroadink.notation;
}
