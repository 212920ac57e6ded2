package games.turnstile.railchess.map;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** Invents names for the stations and lines of a city; none comes twice. */
final class CityNames {
  private static final List<String> STEMS =
      words(
          """
          Alder Amber Ash Barley Beacon Bell Birch Black Bram Bright Brook Cald Cedar
          Chalk Clay Clover Copper Corn Crane Dove Drum Eagle East Elder Elm Ever Fair Fal
          Fern Finch Flint Fox Glen Gold Grey Hare Hart Hawk Hazel Heather Hol Honey Iron
          Ivy Juniper Kest King Lamb Lark Lime Linden Lock Maple Marl Mill Moss Nettle New
          North Oak Old Orchard Otter Pear Pine Plum Quarry Queens Raven Red Reed Rose
          Rowan Rush Rye Salt Sand Silver Slate South Spring Star Stone Swan Thistle Thorn
          Till Wal Weaver West Wheat White Wick Wild Willow Winter Wolf Wren Yarrow Yew
          """);

  private static final List<String> ENDINGS =
      words(
          """
          bank bridge burn bury by cliff combe cote croft dale field ford gate grove ham
          haven hill holt hurst leigh mead mere minster more port side stead stow ton vale
          well wick wood worth
          """);

  private static final List<String> CROSSINGS =
      words(
          """
          Cross Square Junction Circus Market Central
          """);

  private static final List<String> ENDS =
      words(
          """
          Park Hill Common Green Heath Gardens Depot Quay
          """);

  private static final List<String> STREETS =
      words(
          """
          Road Street Lane Row Walk Court Yard
          """);

  private static final List<String> LINES =
      words(
          """
          Crown Harbour Meridian Abbey Orchard River Castle Garden Foundry Lantern Market
          Cathedral Beacon Mill Forest Arsenal Theatre Canal Quarry Summit Lagoon Palace
          Tannery Observatory Vineyard Chapel Exchange Heron Juniper Kestrel Lighthouse
          Museum Northern Southern Eastern Western Parkland Quayside Racecourse Seaside
          Tower University Valley Wharf Brewery Clockmaker Dockland Estuary Falcon
          Guildhall Highland Island
          """);

  private static final List<String> KINDS =
      words(
          """
          Line Express Local Railway Shuttle
          """);

  private final SplittableRandom random;
  private final Set<String> used = new HashSet<>();

  CityNames(SplittableRandom random) {
    this.random = random;
  }

  /** A name for a station where so many lines call. */
  String station(int lines, boolean isEnd) {
    String name;
    int tries = 0;
    do {
      String place = pick(STEMS) + pick(ENDINGS);
      if (lines > 1 && random.nextInt(3) == 0) {
        name = (random.nextBoolean() ? place : pick(STEMS) + pick(ENDINGS)) + " " + pick(CROSSINGS);
      } else if (isEnd && random.nextInt(2) == 0) {
        name = place + " " + pick(ENDS);
      } else if (random.nextInt(5) == 0 || tries > 20) {
        name = place + " " + pick(STREETS);
      } else {
        name = place;
      }
      tries++;
    } while (clashes(name) || !used.add(name));
    return name;
  }

  /** A word does not end with what it begins with, nor is it hard to say. */
  private static boolean clashes(String name) {
    return name.startsWith("Wickwick") || name.contains("lll") || name.contains("sst");
  }

  /** The name of the line with this index. */
  static String line(int index, boolean isRing) {
    if (isRing) {
      return "Circle Line";
    }
    return LINES.get(index % LINES.size()) + " " + KINDS.get(index / LINES.size() % KINDS.size());
  }

  static int mostLines() {
    return LINES.size() * KINDS.size();
  }

  /** A name for the city. */
  String city() {
    return pick(STEMS) + pick(ENDINGS);
  }

  private static List<String> words(String text) {
    return List.of(text.split("\\s+"));
  }

  private String pick(List<String> words) {
    return words.get(random.nextInt(words.size()));
  }
}
