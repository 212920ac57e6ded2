package games.turnstile.railchess.map;

/**
 * How the lines of a generated city run.
 *
 * @param pointsPerStation how much ground there is
 * @param sharedStep what a step on another line's track costs, where one on new track costs 10
 * @param mostOnTrack how many lines may share a track
 * @param mostAtStation how many lines may call at a station
 * @param crowding what each station beside new track costs
 * @param endAtStation how much crowding it takes until a line ends at a station of another line
 * @param stretch how many stations a line has for each one that no line had before
 * @param longest how many stations a line has at most, without branches
 */
record CityStyle(
    double pointsPerStation,
    int sharedStep,
    int mostOnTrack,
    int mostAtStation,
    int crowding,
    int endAtStation,
    double stretch,
    int longest) {
  static final CityStyle METRO = new CityStyle(2.4, 13, 2, 4, 3, 4, 1.25, 36);
  static final CityStyle SHARING = new CityStyle(2.4, 7, 3, 5, 3, 4, 1.25, 36);
  static final CityStyle DENSE = new CityStyle(2.0, 4, 12, 16, 2, 3, 5.2, 52);
}
