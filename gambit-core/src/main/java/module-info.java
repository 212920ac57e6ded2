/** The rules of Gambit, its notation, a solver, players and a port to any screen. */
module games.turnstile.gambit {
  exports games.turnstile.gambit;
  exports games.turnstile.gambit.display;
  exports games.turnstile.gambit.notation;
}
