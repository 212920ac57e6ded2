package games.turnstile.railchess.map;

/**
 * Thrown when a map refuses an edit. The map is unharmed. Serialization keeps the message alone.
 */
public final class EditException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient RailMap map;
  private final transient MapEdit edit;
  private final transient MapFault fault;

  EditException(RailMap map, MapEdit edit, MapFault fault) {
    super(fault.detail());
    this.map = map;
    this.edit = edit;
    this.fault = fault;
  }

  /** {@return the map that was to be edited} */
  public RailMap map() {
    return map;
  }

  /** {@return the edit that was tried} */
  public MapEdit edit() {
    return edit;
  }

  /** {@return why it was refused} */
  public MapFault fault() {
    return fault;
  }
}
