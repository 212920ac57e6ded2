package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.BoardView;
import games.turnstile.xiangqi.extension.Effect;
import games.turnstile.xiangqi.extension.Way;
import games.turnstile.xiangqi.variant.Point;
import java.lang.ref.Cleaner;
import java.util.List;
import java.util.function.Function;

/**
 * A script that runs when it is first asked something, and anew after it had to be stopped. What it
 * runs in is closed when nobody knows the script any more.
 */
final class Script {
  private static final Cleaner CLEANER = Cleaner.create();

  private final Program program;
  private final Room room = new Room();

  Script(Program program) {
    this.program = program;
    CLEANER.register(this, room::close);
  }

  Title title() {
    return asked(Session::title);
  }

  boolean holds(String rule, List<Integer> arguments, Point point, BoardView board) {
    return asked(session -> session.holds(rule, arguments, point, board));
  }

  List<Way> change(List<Way> ways, Point from, BoardView board) {
    return asked(session -> session.change(ways, from, board));
  }

  List<Effect> act(Point from, Point to, BoardView board) {
    return asked(session -> session.act(from, to, board));
  }

  private <T> T asked(Function<Session, T> question) {
    return Interpreter.ask(program, () -> question.apply(room.session(program)));
  }

  /** Where a script runs. Does not know the script, so that it can outlive it. */
  private static final class Room {
    private volatile Session session;

    /** The session; for the interpreter's thread. */
    Session session(Program program) {
      Session current = session;
      if (current == null || current.isOver()) {
        current = Session.begin(program);
        session = current;
      }
      return current;
    }

    void close() {
      Session last = session;
      if (last != null) {
        last.close();
      }
    }
  }
}
