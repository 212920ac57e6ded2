package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.railroadink.oracle.PlainSheet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What holds in every game. */
@Domain(RailroadInkArbitraries.class)
class PositionLawsTest {
  private static final int TRIES = 50;

  private static final List<Placement> CANONICAL =
      RailroadInkArbitraries.everyPlacement().stream()
          .filter(placement -> placement.canonical().equals(placement))
          .toList();

  private static IntStream seats(GameRecord game) {
    return IntStream.range(0, game.setup().players().size());
  }

  @Property(tries = TRIES)
  void a_game_ends_after_seven_rounds(@ForAll GameRecord game) {
    assertThat(game.rolls()).hasSize(7);
    assertThat(game.positions().stream().filter(p -> p.phase() == Phase.OVER))
        .containsExactly(game.last());
    seats(game)
        .forEach(
            seat -> {
              assertThat(game.drawn(seat)).hasSize(7).allMatch(round -> round.size() <= 5);
              assertThat(game.last().sheet(seat).placements())
                  .hasSizeLessThanOrEqualTo(RailroadInkArbitraries.MOST_PLACEMENTS)
                  .isEqualTo(game.drawn(seat).stream().flatMap(List::stream).toList());
            });
  }

  @Property(tries = TRIES)
  void sheets_are_legal_and_have_the_dice_and_few_special_tiles(@ForAll GameRecord game) {
    seats(game)
        .forEach(
            seat -> {
              assertThat(PlainSheet.checkAll(game.last().sheet(seat).placements())).isEmpty();
              for (int round = 0; round < 7; round++) {
                List<Tile> dice = new ArrayList<>(game.rolls().get(round).tiles());
                List<Tile> drawn =
                    game.drawn(seat).get(round).stream().map(Placement::tile).toList();
                assertThat(drawn.stream().filter(Tile::isSpecial).count()).isLessThanOrEqualTo(1);
                assertThat(drawn.stream().filter(tile -> !tile.isSpecial())).allMatch(dice::remove);
              }
            });
  }

  @Property(tries = TRIES)
  void playing_on_leaves_every_earlier_position_as_it_was(@ForAll GameRecord game) {
    List<Position> positions = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    List<Integer> hashes = new ArrayList<>();
    Position position = Position.of(game.setup());
    for (Move move : game.moves()) {
      positions.add(position);
      texts.add(position.toString());
      hashes.add(position.hashCode());
      Position next = position.play(move);
      assertThat(next).isNotEqualTo(position);
      position = next;
    }

    assertThat(positions).extracting(Object::toString).isEqualTo(texts);
    assertThat(positions).extracting(Object::hashCode).isEqualTo(hashes);
    assertThat(position).isEqualTo(game.last());
  }

  @Property(tries = TRIES)
  void a_record_replays_to_the_same_positions(@ForAll GameRecord game) {
    GameRecord again = GameRecord.replay(game.setup(), game.moves());

    assertThat(again).isEqualTo(game).hasSameHashCodeAs(game);
    assertThat(again.positions()).isEqualTo(game.positions());
  }

  @Property(tries = TRIES)
  void it_does_not_matter_who_draws_earlier_than_another(@ForAll GameRecord game) {
    List<Move> seatBySeat = new ArrayList<>();
    List<List<Move>> round = new ArrayList<>();
    for (Move move : game.moves()) {
      if (move instanceof Move.Roll) {
        round.forEach(seatBySeat::addAll);
        seatBySeat.add(move);
        round = new ArrayList<>(seats(game).mapToObj(seat -> new ArrayList<Move>()).toList());
      } else {
        // The last seat comes first.
        round.get(round.size() - 1 - seat(move)).add(move);
      }
    }
    round.forEach(seatBySeat::addAll);

    GameRecord other = GameRecord.replay(game.setup(), seatBySeat);
    assertThat(other).isEqualTo(game).hasSameHashCodeAs(game);
    assertThat(other.last()).isEqualTo(game.last());
  }

  private static int seat(Move move) {
    return move instanceof Move.Draw draw ? draw.seat() : ((Move.EndRound) move).seat();
  }

  @Property(tries = TRIES)
  void drawing_changes_the_sheet_of_nobody_else(@ForAll GameRecord game) {
    for (int i = 0; i < game.moves().size(); i++) {
      if (game.moves().get(i) instanceof Move.Draw draw) {
        Position before = game.positions().get(i);
        Position after = game.positions().get(i + 1);
        seats(game)
            .filter(seat -> seat != draw.seat())
            .forEach(
                seat -> {
                  assertThat(after.sheet(seat)).isEqualTo(before.sheet(seat));
                  assertThat(after.round(seat)).isEqualTo(before.round(seat));
                });
        assertThat(after.sheet(draw.seat()))
            .isEqualTo(before.sheet(draw.seat()).draw(draw.placement()));
      }
    }
  }

  @Property(tries = 10)
  void listed_moves_are_legal_and_others_are_refused(@ForAll GameRecord game) {
    for (Position position : game.positions()) {
      Set<Move> listed = new LinkedHashSet<>();
      seats(game).forEach(seat -> listed.addAll(position.legalMoves(seat)));
      for (Move move : listed) {
        assertThat(position.check(move)).as("%s", move).isEmpty();
        assertThat(position.play(move)).isNotEqualTo(position);
      }
      unlisted(position, listed).forEach(move -> assertRefused(position, move));
    }
  }

  /** Moves that are not listed, with the placements of one column. */
  private static Stream<Move> unlisted(Position position, Set<Move> listed) {
    Stream<Move> draws =
        CANONICAL.stream()
            .filter(placement -> placement.square().column() == position.rolls() % 7)
            .map(placement -> new Move.Draw(position.seats() - 1, placement));
    Stream<Move> ends = IntStream.rangeClosed(-1, position.seats()).mapToObj(Move.EndRound::new);
    Stream<Move> rolls =
        position.phase() == Phase.ROLL
            ? Stream.empty()
            : Stream.of(new Move.Roll(Boards.roll("A0A0A0B0")));
    return Stream.of(draws, ends, rolls)
        .flatMap(moves -> moves)
        .filter(move -> !listed.contains(move));
  }

  private static void assertRefused(Position position, Move move) {
    Violation violation = position.check(move).orElseThrow();
    int hash = position.hashCode();
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> position.play(move))
        .satisfies(refusal -> assertThat(refusal.violation()).isEqualTo(violation));
    assertThat(position.hashCode()).isEqualTo(hash);
  }
}
