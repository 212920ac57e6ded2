package games.turnstile.arcade.support;

/** A kind of text file that is told by how its first line begins. */
public abstract class TextKind implements FileKind {
  private final String name;
  private final String beginning;

  /**
   * Makes the kind of file.
   *
   * @param name what a file of this kind is, such as {@code Gambit record}
   * @param beginning how the first line begins that is no comment, such as {@code gambit}
   */
  protected TextKind(String name, String beginning) {
    this.name = name;
    this.beginning = beginning;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String sign() {
    return "begins with '" + beginning + "'";
  }

  @Override
  public final boolean recognises(GivenFile file) {
    return file.firstStatement().startsWith(beginning);
  }
}
