package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.BoardView;
import games.turnstile.xiangqi.extension.Effect;
import games.turnstile.xiangqi.extension.Way;
import games.turnstile.xiangqi.variant.Point;
import java.util.List;
import java.util.function.Function;

/** A script that runs when it is first asked something, and anew after it had to be stopped. */
final class Script {
  private final Program program;
  private volatile Session session;
  private boolean isClosed;

  Script(Program program) {
    this.program = program;
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
    return Interpreter.ask(program, () -> question.apply(running()));
  }

  /** The session; for the interpreter's thread. */
  private Session running() {
    Session current = session;
    if (current == null || current.isOver()) {
      current = Session.begin(program);
      publish(current);
    }
    return current;
  }

  private synchronized void publish(Session fresh) {
    if (isClosed) {
      fresh.close();
    } else {
      session = fresh;
    }
  }

  /** Never waits for the script. */
  synchronized void close() {
    isClosed = true;
    if (session != null) {
      session.close();
    }
  }
}
