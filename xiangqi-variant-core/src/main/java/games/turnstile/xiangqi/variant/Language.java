package games.turnstile.xiangqi.variant;

/** A language in which games are told to people. */
public enum Language {
  /** English. */
  ENGLISH,
  /** Chinese, in simplified characters. */
  CHINESE
}
