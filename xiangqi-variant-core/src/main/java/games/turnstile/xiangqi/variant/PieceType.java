package games.turnstile.xiangqi.variant;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A kind of pieces.
 *
 * @param number what stands for it on the board and in rules, from 1
 * @param name what people call it; several types may have the same name
 * @param owner whose its pieces are
 * @param leader whether the side loses that loses one of them
 * @param moves how its pieces move
 * @param promotion when a piece is promoted, for good; empty if never
 * @param promotedMoves how promoted pieces move
 * @param attributes what extensions want to know, in order
 */
public record PieceType(
    int number,
    String name,
    Owner owner,
    boolean leader,
    MoveRule moves,
    Optional<Condition> promotion,
    MoveRule promotedMoves,
    Map<String, String> attributes) {
  /** Copies the attributes. */
  public PieceType {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(owner, "owner");
    Objects.requireNonNull(moves, "moves");
    Objects.requireNonNull(promotion, "promotion");
    Objects.requireNonNull(promotedMoves, "promotedMoves");
    if (promotion.filter(Condition::isAlways).isPresent()) {
      throw new IllegalArgumentException(
          "a promotion has a condition; leave it out if pieces are never promoted");
    }
    attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
  }

  /**
   * {@return the same type by another name}
   *
   * @param other the name
   */
  public PieceType withName(String other) {
    return new PieceType(number, other, owner, leader, moves, promotion, promotedMoves, attributes);
  }

  /**
   * {@return the same type with other moves}
   *
   * @param ordinary how its pieces move
   * @param promoted how promoted pieces move
   */
  public PieceType withMoves(MoveRule ordinary, MoveRule promoted) {
    return new PieceType(number, name, owner, leader, ordinary, promotion, promoted, attributes);
  }

  /**
   * {@return the same type with other attributes}
   *
   * @param others all attributes, in order
   */
  public PieceType withAttributes(Map<String, String> others) {
    return new PieceType(number, name, owner, leader, moves, promotion, promotedMoves, others);
  }
}
