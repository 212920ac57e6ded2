/** Board games described by data: boards, pieces and rules, full xiangqi among them. */
module games.turnstile.xiangqi {
  exports games.turnstile.xiangqi;
  exports games.turnstile.xiangqi.extension;
  exports games.turnstile.xiangqi.notation;
  exports games.turnstile.xiangqi.variant;
  exports games.turnstile.xiangqi.words;

  uses games.turnstile.xiangqi.extension.Extension;
  uses games.turnstile.xiangqi.extension.ExtensionFormat;
}
