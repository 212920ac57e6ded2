package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.Notice;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Tells what happened with a move. */
final class Notices {
  private static final Map<Class<?>, Function<Notice, String>> SENTENCES = new LinkedHashMap<>();

  static {
    tell(
        Notice.Captured.class,
        it -> "The %s on %s is captured.".formatted(Tellings.piece(it.piece()), it.square()));
    tell(
        Notice.Stored.class,
        it ->
            "The %s is now on %s of %s's store."
                .formatted(it.piece().kind().name(), it.square(), Tellings.name(it.side())));
    tell(
        Notice.StoreFull.class,
        it ->
            "%s's store is full: the %s is lost."
                .formatted(Tellings.name(it.side()), it.piece().kind().name()));
    tell(
        Notice.Promoted.class,
        it ->
            "The pawn is gone; %s stands on %s."
                .formatted(Phrases.one(Tellings.piece(it.piece())), it.square()));
    tell(
        Notice.Pushed.class,
        it -> "The crate on %s is pushed to %s.".formatted(it.from(), it.to()));
    tell(
        Notice.Switched.class,
        it -> "Port %s is %s now.".formatted(it.name(), it.on() ? "on" : "off"));
    tell(
        Notice.Oscillation.class,
        it ->
            "The outputs %s do not come to rest; all outputs stay as they were."
                .formatted(Phrases.joined(it.ports())));
    tell(
        Notice.Restless.class,
        it -> "The reactions of the scene do not come to rest; the rest of them is dropped.");
    tell(Notice.Message.class, it -> "» " + it.text());
    tell(
        Notice.WallChanged.class,
        it -> "The wall %s goes %s.".formatted(it.edge(), it.raised() ? "up" : "down"));
    tell(
        Notice.HeightChanged.class,
        it -> "%s is of height %s now.".formatted(it.square(), it.height()));
    tell(
        Notice.Appeared.class,
        it ->
            "There is %s on %s now."
                .formatted(Phrases.one(Tellings.piece(it.piece())), it.square()));
    tell(
        Notice.Disappeared.class,
        it -> "The %s on %s is gone.".formatted(Tellings.piece(it.piece()), it.square()));
    tell(
        Notice.LinkChanged.class,
        it -> "The way '%s' is %s now.".formatted(it.name(), it.open() ? "open" : "closed"));
    tell(
        Notice.Travelled.class,
        it ->
            "The %s goes to %s of scene '%s'."
                .formatted(Tellings.piece(it.piece()), it.square(), it.scene()));
    tell(
        Notice.Skipped.class,
        it -> "%s cannot move, and is skipped.".formatted(Tellings.name(it.side())));
  }

  private Notices() {}

  private static <N extends Notice> void tell(Class<N> type, Function<N, String> sentence) {
    SENTENCES.put(type, notice -> sentence.apply(type.cast(notice)));
  }

  /** What happened, in a sentence. */
  static String sentence(Notice notice) {
    return SENTENCES.get(notice.getClass()).apply(notice);
  }
}
