package games.turnstile.gambit;

/** Thrown when a setup describes no possible position. */
public final class SetupException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** What can be wrong with a setup; no two of these can be wrong at once. */
  public enum Fault {
    /** There is no piece of the side to move on the jumper's square. */
    JUMPER_IS_NO_OWN_PIECE,
    /** The jumper cannot jump again, so the turn would have ended already. */
    JUMPER_IS_STUCK
  }

  private final Fault fault;

  SetupException(Fault fault, String message) {
    super(message);
    this.fault = fault;
  }

  /** {@return what is wrong} */
  public Fault fault() {
    return fault;
  }
}
