package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Side;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How bots play. */
class BotExamplesTest {
  private static final int LONGEST_GAME = 1_500;

  private static Player hard(long nodes) {
    return Level.HARD.player(1, Budget.ofNodes(nodes));
  }

  private static GameRecord game(Ruleset ruleset, Player red, Player blue) {
    List<Move> moves = new ArrayList<>();
    Position position = Position.initial(ruleset);
    while (position.outcome().isEmpty() && moves.size() < LONGEST_GAME) {
      Move move = (position.turn() == Side.RED ? red : blue).choose(position);
      position = position.play(move);
      moves.add(move);
    }
    return GameRecord.replay(Setup.initial(ruleset), moves);
  }

  @ParameterizedTest
  @EnumSource
  void every_shipped_variant_is_played_to_its_end(ShippedVariants shipped) {
    Ruleset ruleset = Ruleset.of(shipped.load());
    GameRecord game =
        game(
            ruleset,
            Level.MEDIUM.player(3, Budget.ofNodes(400)),
            Level.HARD.player(4, Budget.ofNodes(400)));

    assertThat(game.last().outcome()).as("after %s moves", game.moves().size()).isPresent();
  }

  @ParameterizedTest
  @EnumSource
  void those_who_look_further_win_more_often(ShippedVariants shipped) {
    Ruleset ruleset = Ruleset.of(shipped.load());
    double points = 0;
    int games = 4;
    for (int seed = 0; seed < games; seed++) {
      Player strong = Level.HARD.player(seed, Budget.ofNodes(600));
      Player weak = Level.EASY.player(seed, Budget.ofNodes(600));
      boolean isRed = seed % 2 == 0;
      Outcome outcome =
          game(ruleset, isRed ? strong : weak, isRed ? weak : strong)
              .last()
              .outcome()
              .orElseThrow();
      Side strongSide = isRed ? Side.RED : Side.BLUE;
      points += outcome.winner().map(winner -> winner == strongSide ? 1.0 : 0.0).orElse(0.5);
    }

    assertThat(points).isGreaterThan(games / 2.0);
  }

  @Test
  void a_forced_win_in_three_moves_is_found() {
    // The chariots drive the king to the edge and take turns in giving check.
    Position position =
        Scene.of(
            Sketch.of(
                    """
                    ........
                    ...k....
                    .......R
                    R.......
                    ........
                    K.......
                    """,
                    "k 1,2,3,4,5,6,7,8;",
                    "K 2;",
                    "R ;2,4,5,7")
                .with(Options.STANDARD.withMustAnswerCheck(true)));

    Position after = position.play(hard(20_000).choose(position));
    for (Move reply : after.legalMoves()) {
      Position next = after.play(reply);
      Position end = next.play(hard(20_000).choose(next));
      assertThat(end.outcome().map(Outcome::reason)).as("%s", reply).contains(EndReason.CHECKMATE);
    }
  }

  @Test
  void a_forced_win_is_carried_through() {
    Ruleset ruleset =
        Ruleset.of(
            Sketch.of(
                    """
                    ........
                    ...k....
                    ........
                    ........
                    R......R
                    ....K...
                    """,
                    "k 1,2,3,4,5,6,7,8;",
                    "K 4,5;",
                    "R ;2,4,5,7")
                .with(Options.STANDARD.withMustAnswerCheck(true))
                .variant());
    GameRecord game = game(ruleset, hard(3_000), hard(3_000));

    assertThat(game.last().outcome().flatMap(Outcome::winner)).contains(Side.RED);
    assertThat(game.moves()).hasSizeLessThan(14);
  }

  @Test
  void a_piece_goes_to_be_promoted_where_nothing_else_is_to_be_had() {
    Position position =
        Scene.of(
            Sketch.of(
                    """
                    ....k
                    .....
                    A....
                    .....
                    K....
                    """,
                    "K 4,5;",
                    "k 4,5;",
                    "A 2,4,5,7; when X[1] then ;1,2,3,4,5,6,7,8")
                .withPromotion());
    Position later = position;
    for (int i = 0; i < 4 && later.outcome().isEmpty(); i++) {
      later = later.play(hard(2_000).choose(later));
    }

    assertThat(later.pieces().values()).anyMatch(games.turnstile.xiangqi.variant.Piece::promoted);
  }

  @Test
  void a_win_is_not_put_off() {
    Position position =
        Scene.of(
            Sketch.of(
                """
                k...
                ....
                R..K
                """,
                "k 5;",
                "K 2,4,5,7;",
                "R ;2,4,5,7"));

    assertThat(hard(5_000).choose(position)).isEqualTo(Scene.move("3,1-1,1"));
  }
}
