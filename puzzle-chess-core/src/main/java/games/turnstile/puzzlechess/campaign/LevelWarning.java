package games.turnstile.puzzlechess.campaign;

import java.util.Objects;

/**
 * Something in a level that its author hardly wants, though it can be played.
 *
 * @param code what sort of thing
 * @param scene in which scene, empty if it concerns the whole level
 * @param detail what exactly, as a sentence without a full stop
 */
public record LevelWarning(Code code, String scene, String detail) {
  /** The sorts of warnings. */
  public enum Code {
    /** White is to be mated and has no king. */
    KING_MISSING,
    /** What the goal asks for can never be. */
    GOAL_UNREACHABLE,
    /** Nothing solves the level. */
    NO_GOAL,
    /** No link leads to a scene. */
    SCENE_UNREACHABLE,
    /** Nobody listens to an input, no link leads to an entry, or an own kind is nowhere. */
    UNUSED,
    /** A link, an input or a reaction waits for what can never be. */
    NEVER,
    /** A link is closed, and nothing ever opens it. */
    LINK_CLOSED,
    /** Something that never moves stands on an entry. */
    ENTRY_BLOCKED,
    /** A device or an effect changes nothing. */
    NO_EFFECT,
    /** What is to be kept can never be there. */
    KEEP_MISSING,
    /** A title or help is in quotes, which the player is shown. */
    QUOTED,
    /** Outputs do not come to rest. */
    OSCILLATION,
    /** The level cannot begin. */
    NOT_PLAYABLE,
    /** The level is over before it has begun. */
    OVER_AT_START,
    /** The level does not say how short its solution is. */
    SHORTEST_UNSTATED,
    /** There is a solution with fewer moves than the level says. */
    SHORTER_SOLUTION,
    /** There is no solution against every defence with as many moves as the level says. */
    UNSOLVED,
    /** Several first moves solve the level as quickly. */
    SEVERAL_KEYS,
    /** Nobody had the time to prove the solution. */
    NOT_PROVEN
  }

  /** Refuses null. */
  public LevelWarning {
    Objects.requireNonNull(code, "code");
    Objects.requireNonNull(scene, "scene");
    Objects.requireNonNull(detail, "detail");
  }

  /** {@return the scene and what is wrong} */
  @Override
  public String toString() {
    return scene.isEmpty() ? detail : "scene %s: %s".formatted(scene, detail);
  }
}
