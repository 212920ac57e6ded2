package games.turnstile.puzzlechess.notation;

import java.util.Set;

/** A group of the lines of a scene, which knows how they are read. */
interface Section {
  /** {@return the words with which its lines begin} */
  Set<String> keywords();

  /** Reads the rest of a line, of which the first word has been read. */
  void read(String keyword, Words in);
}
