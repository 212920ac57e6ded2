package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.oracle.PlainScore;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Scores of the engine beside those of the plain oracle. */
@Domain(RailroadInkArbitraries.class)
class ScoringLawsTest {
  private static final int TRIES = 300;

  @Property(tries = TRIES)
  void every_part_of_the_score_is_that_of_the_oracle(@ForAll Sheet sheet) {
    ScoreCard card = sheet.score();
    PlainScore score = ScoreNames.plain(card);
    PlainScore plain = PlainScore.of(sheet.placements());

    assertThat(score.networks()).containsExactlyInAnyOrderElementsOf(plain.networks());
    assertThat(score.centre()).isEqualTo(plain.centre());
    assertThat(score.errors()).isEqualTo(plain.errors());
    assertThat(score.longestHighway()).isEqualTo(plain.longestHighway());
    assertThat(score.longestRailway()).isEqualTo(plain.longestRailway());
    assertThat(card.basic()).isEqualTo(plain.basic());
    assertThat(card.total()).isEqualTo(plain.total());
  }

  @Property(tries = TRIES)
  void lists_name_nothing_twice_and_come_in_order(@ForAll Sheet sheet) {
    ScoreCard card = sheet.score();

    assertThat(card.centre()).doesNotHaveDuplicates();
    assertThat(card.errors()).doesNotHaveDuplicates();
    int before = Exit.all().size();
    for (ScoreCard.Network network : card.networks()) {
      assertThat(network.exits().size()).isLessThanOrEqualTo(before);
      assertThat(network.squares()).isSorted().doesNotHaveDuplicates();
      assertThat(network.exits())
          .isEqualTo(Exit.all().stream().filter(network.exits()::contains).toList());
      before = network.exits().size();
    }
  }

  @Property(tries = TRIES)
  void errors_tell_the_route_that_ends(@ForAll Sheet sheet) {
    for (ScoreCard.LooseEnd end : sheet.score().errors()) {
      assertThat(sheet.at(end.square()).orElseThrow().edge(end.side())).contains(end.route());
    }
  }

  @Property(tries = TRIES)
  void the_points_add_up(@ForAll Sheet sheet) {
    ScoreCard card = sheet.score();

    assertThat(card.networkPoints())
        .isEqualTo(card.networks().stream().mapToInt(ScoreCard.Network::points).sum());
    assertThat(card.basic())
        .isEqualTo(card.networkPoints() + card.centre().size() - card.errors().size());
    assertThat(card.total())
        .isEqualTo(card.basic() + card.longestHighway().size() + card.longestRailway().size());
  }

  @Property(tries = TRIES)
  void points_alone_are_the_total_of_the_card(@ForAll Sheet sheet) {
    assertThat(sheet.points()).isEqualTo(sheet.score().total());
  }

  @Property(tries = TRIES)
  void the_longest_routes_can_be_followed_from_square_to_square(@ForAll Sheet sheet) {
    assertRoute(sheet, sheet.score().longestHighway(), Route.HIGHWAY);
    assertRoute(sheet, sheet.score().longestRailway(), Route.RAILWAY);
  }

  private static void assertRoute(Sheet sheet, List<Square> squares, Route route) {
    assertThat(squares).doesNotHaveDuplicates();
    for (Square square : squares) {
      assertThat(sheet.at(square).orElseThrow().tile().routes()).contains(route);
    }
    for (int i = 1; i < squares.size(); i++) {
      Square from = squares.get(i - 1);
      Square to = squares.get(i);
      Direction side =
          Arrays.stream(Direction.values())
              .filter(towards -> from.neighbour(towards).equals(Optional.of(to)))
              .findFirst()
              .orElseThrow();
      assertThat(sheet.at(from).orElseThrow().edge(side)).contains(route);
      assertThat(sheet.at(to).orElseThrow().edge(side.opposite())).contains(route);
    }
  }

  @Property(tries = TRIES)
  void a_sheet_turned_or_mirrored_scores_the_same(@ForAll Sheet sheet, @ForAll Symmetry symmetry) {
    Sheet image = Sheet.of(symmetry.images(sheet.placements()));

    symmetry.assertImage(ScoreNames.plain(sheet.score()), ScoreNames.plain(image.score()));
    assertThat(image.score().total()).isEqualTo(sheet.score().total());
  }

  @Property(tries = 50)
  void a_game_has_an_outcome_at_its_end_and_no_earlier(@ForAll GameRecord game) {
    for (Position position : game.positions()) {
      assertThat(position.outcome().isPresent()).isEqualTo(position.phase() == Phase.OVER);
    }
    List<ScoreCard> scores = game.last().outcome().orElseThrow().scores();
    for (int seat = 0; seat < game.last().seats(); seat++) {
      assertThat(scores.get(seat)).isEqualTo(game.last().sheet(seat).score());
    }
  }
}
