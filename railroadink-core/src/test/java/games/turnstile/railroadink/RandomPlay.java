package games.turnstile.railroadink;

import games.turnstile.railroadink.oracle.PlainSheet;
import games.turnstile.railroadink.oracle.PlainTiles;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Play by chance that always goes the same way for the same picks or the same seed. */
final class RandomPlay {
  private static final List<String> PLAYERS = List.of("Ann", "Bob", "Cid");

  private RandomPlay() {}

  /**
   * What to draw next.
   *
   * @param tile which tile of those that there are, counted round
   * @param place which of its legal placements, counted round
   * @param orientation which of the orientations that look the same, counted round
   */
  record Pick(int tile, int place, int orientation) {}

  /** How to choose between the legal placements of a tile. */
  interface Taste {
    List<Placement> choice(Sheet sheet, List<Placement> legal);
  }

  /** Anywhere. */
  static List<Placement> anywhere(Sheet sheet, List<Placement> legal) {
    return legal;
  }

  /** Close to the centre, which makes many circles. */
  static List<Placement> densely(Sheet sheet, List<Placement> legal) {
    return legal.stream().sorted(Comparator.comparingInt(RandomPlay::distance)).limit(4).toList();
  }

  private static int distance(Placement placement) {
    return Math.abs(placement.square().row() - 3) + Math.abs(placement.square().column() - 3);
  }

  /** Where it leaves few ways to go on. */
  static List<Placement> closely(Sheet sheet, List<Placement> legal) {
    return legal.stream()
        .sorted(Comparator.comparingInt(placement -> openEdges(sheet.draw(placement))))
        .limit(2)
        .toList();
  }

  private static int openEdges(Sheet sheet) {
    int open = 0;
    for (Placement placement : sheet.placements()) {
      for (Direction side : Direction.values()) {
        boolean leadsOn = placement.edge(side).isPresent();
        open +=
            leadsOn
                    && placement
                        .square()
                        .neighbour(side)
                        .filter(at -> sheet.at(at).isEmpty())
                        .isPresent()
                ? 1
                : 0;
      }
    }
    return open;
  }

  /** The sheet after all picks for which there was a legal placement. */
  static Sheet sheet(List<Tile> tiles, List<Pick> picks, Taste taste) {
    Sheet sheet = Sheet.empty();
    for (Pick pick : picks) {
      Tile tile = tiles.get(pick.tile() % tiles.size());
      List<Placement> legal = PlainSheet.of(sheet.placements()).legalPlacements(tile);
      if (!legal.isEmpty()) {
        sheet = sheet.draw(chosen(taste.choice(sheet, legal), pick));
      }
    }
    return sheet;
  }

  /** The round after all picks for which there was a legal placement. */
  static Round round(Round begun, List<Pick> picks) {
    Round round = begun;
    for (Pick pick : picks) {
      List<Tile> tiles = new ArrayList<>(round.diceLeft());
      if (!round.specialDrawn()) {
        tiles.add(Tile.specials().get(pick.place() % Tile.specials().size()));
      }
      if (!tiles.isEmpty()) {
        Tile tile = tiles.get(pick.tile() % tiles.size());
        List<Placement> legal = PlainSheet.of(round.sheet().placements()).legalPlacements(tile);
        round = legal.isEmpty() ? round : round.draw(chosen(legal, pick));
      }
    }
    return round;
  }

  private static Placement chosen(List<Placement> placements, Pick pick) {
    Placement placement = placements.get(pick.place() % placements.size());
    String tile = placement.tile().name();
    List<Integer> alike =
        PlainTiles.lookingLike(tile, PlainTiles.edges(tile, placement.orientation().ordinal()));
    int orientation = alike.get(pick.orientation() % alike.size());
    return new Placement(placement.tile(), placement.square(), Orientation.values()[orientation]);
  }

  /** A whole game in which everybody draws by chance, one now and another then. */
  static GameRecord game(int players, List<DiceRoll> rolls, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameRecord game = GameRecord.start(new Setup(PLAYERS.subList(0, players), seed));
    for (DiceRoll roll : rolls) {
      game = game.play(new Move.Roll(roll));
      List<Integer> drawing = new ArrayList<>(IntStream.range(0, players).boxed().toList());
      while (!drawing.isEmpty()) {
        Integer seat = drawing.get(random.nextInt(drawing.size()));
        Move move = move(game.last().legalMoves(seat), random);
        game = game.play(move);
        if (move instanceof Move.EndRound) {
          drawing.remove(seat);
        }
      }
    }
    return game;
  }

  /** Special tiles are kept for later now and then. */
  private static Move move(List<Move> moves, SplittableRandom random) {
    List<Move> usual = moves.stream().filter(move -> !drawsSpecial(move)).toList();
    List<Move> from = usual.isEmpty() || random.nextInt(8) == 0 ? moves : usual;
    return from.get(random.nextInt(from.size()));
  }

  private static boolean drawsSpecial(Move move) {
    return move instanceof Move.Draw draw && draw.placement().tile().isSpecial();
  }
}
