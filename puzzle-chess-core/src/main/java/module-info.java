/** Chess puzzles with terrain, stores and scenes, and orthodox chess as the simplest of them. */
module games.turnstile.puzzlechess {
  exports games.turnstile.puzzlechess;
  exports games.turnstile.puzzlechess.campaign;
  exports games.turnstile.puzzlechess.notation;
  exports games.turnstile.puzzlechess.play;
  exports games.turnstile.puzzlechess.scene;
}
