package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reactions as text, such as {@code enters e4 by white once : message "Oh!" ; raise d4-d5}. */
final class ReactionReader {
  private static final String EVENTS = "an event (enters, leaves, captured, turn)";
  private static final String EFFECTS =
      "an effect (message, raise, lower, height, spawn, remove, open, close, win, fail)";

  private final Cast cast;
  private final Words in;

  ReactionReader(Cast cast, Words in) {
    this.cast = cast;
    this.in = in;
  }

  Reaction read() {
    Event event = event();
    boolean isOnce = in.skip("once");
    in.expect(":");
    List<Effect> effects = new ArrayList<>();
    do {
      in.requireRoom(effects, Level.MOST_PARTS);
      effects.add(effect());
    } while (in.skip(";"));
    return new Reaction(event, isOnce, effects);
  }

  private Event event() {
    switch (in.word(EVENTS)) {
      case "enters" -> {
        Set<Square> squares = Cast.squares(in);
        return new Event.Enters(squares, cast.by(in));
      }
      case "leaves" -> {
        Set<Square> squares = Cast.squares(in);
        return new Event.Leaves(squares, cast.by(in));
      }
      case "captured" -> {
        return new Event.Captured(cast.filter(in));
      }
      case "turn" -> {
        return new Event.TurnBegins(in.number("the turn", 2, Integer.MAX_VALUE));
      }
      default -> throw in.unexpected(EVENTS);
    }
  }

  private Effect effect() {
    return switch (in.word(EFFECTS)) {
      case "message" -> message();
      case "raise" -> new Effect.Wall(in.edge(), true);
      case "lower" -> new Effect.Wall(in.edge(), false);
      case "height" -> new Effect.Height(in.square(), in.height());
      case "spawn" -> spawn();
      case "remove" -> new Effect.Remove(in.square());
      case "open" -> new Effect.ChangeLink(in.name("link"), true);
      case "close" -> new Effect.ChangeLink(in.name("link"), false);
      case "win" -> new Effect.Win();
      case "fail" -> new Effect.Fail();
      default -> throw in.unexpected(EFFECTS);
    };
  }

  private Effect message() {
    String text = in.quoted("message");
    return in.made(in.start(), () -> new Effect.Message(text));
  }

  private Effect spawn() {
    Piece piece = cast.piece(in);
    return new Effect.Spawn(piece, in.square());
  }

  static String format(Reaction reaction) {
    return "when %s%s : %s"
        .formatted(
            format(reaction.event()),
            reaction.once() ? " once" : "",
            reaction.effects().stream()
                .map(ReactionReader::format)
                .collect(Collectors.joining(" ; ")));
  }

  private static String format(Event event) {
    if (event instanceof Event.Enters enters) {
      return "enters " + Phrases.squares(enters.squares()) + Phrases.by(enters.pieces());
    } else if (event instanceof Event.Leaves leaves) {
      return "leaves " + Phrases.squares(leaves.squares()) + Phrases.by(leaves.pieces());
    } else if (event instanceof Event.Captured captured) {
      return "captured " + Phrases.filter(captured.pieces());
    } else if (event instanceof Event.TurnBegins turn) {
      return "turn " + turn.number();
    }
    throw new AssertionError(event);
  }

  private static String format(Effect effect) {
    if (effect instanceof Effect.Message message) {
      return "message " + Phrases.quoted(message.text());
    } else if (effect instanceof Effect.Wall wall) {
      return (wall.raised() ? "raise " : "lower ") + wall.edge();
    } else if (effect instanceof Effect.Height height) {
      return "height %s %s".formatted(height.square(), height.height());
    } else if (effect instanceof Effect.Spawn spawn) {
      Piece piece = spawn.piece();
      PieceFilter same = new PieceFilter(piece.side(), Optional.of(piece.kind()));
      return "spawn %s %s".formatted(Phrases.filter(same), spawn.square());
    } else if (effect instanceof Effect.Remove remove) {
      return "remove " + remove.square();
    } else if (effect instanceof Effect.ChangeLink change) {
      return (change.open() ? "open " : "close ") + change.name();
    } else if (effect instanceof Effect.Win) {
      return "win";
    } else if (effect instanceof Effect.Fail) {
      return "fail";
    }
    throw new AssertionError(effect);
  }
}
