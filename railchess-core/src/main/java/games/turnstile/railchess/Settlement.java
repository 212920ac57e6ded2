package games.turnstile.railchess;

import java.util.function.Consumer;

/** Claims all that is to be claimed, and lets go who has nothing left (R4). */
final class Settlement {
  private final Table table;
  private final Consumer<Event> listener;
  private final Reach reach;

  /** All stations of all players, and the dead ones. */
  private final long[] taken;

  private int claims;

  private Settlement(Table table, Consumer<Event> listener) {
    this.table = table;
    this.listener = listener;
    reach = new Reach(table.network);
    taken = table.dead.clone();
    for (long[] stations : table.owned) {
      Bits.addAll(taken, stations);
    }
  }

  /** Settles a table and returns how many stations were claimed. */
  static int settle(Table table, Consumer<Event> listener) {
    Settlement settlement = new Settlement(table, listener);
    boolean someoneLeft;
    do {
      settlement.claimWhereTheyStand();
      settlement.noteIfOneIsLeft();
      settlement.claimWhatIsNotContested();
      someoneLeft = settlement.letGo();
    } while (someoneLeft);
    return settlement.claims;
  }

  private void claimWhereTheyStand() {
    for (int seat = 0; seat < table.seats; seat++) {
      int station = table.at[seat];
      if (table.in[seat] && !Bits.has(taken, station)) {
        int value = claim(seat, station);
        listener.accept(new Event.Claimed(seat, table.network.ids[station], value));
      }
    }
  }

  private int claim(int seat, int station) {
    int value = table.network.values[station];
    Bits.add(table.owned[seat], station);
    Bits.add(taken, station);
    table.points[seat] += value;
    claims++;
    return value;
  }

  private void noteIfOneIsLeft() {
    if (table.countIn() <= 1 && Bits.count(taken) < table.network.stations) {
      table.end = EndReason.ONE_LEFT;
    }
  }

  private void claimWhatIsNotContested() {
    long[][] reached = new long[table.seats][];
    long[] once = new long[taken.length];
    long[] several = new long[taken.length];
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.in[seat]) {
        reached[seat] = reach.from(table.at[seat], table.closedTo(seat));
        for (int w = 0; w < taken.length; w++) {
          several[w] |= once[w] & reached[seat][w];
          once[w] |= reached[seat][w];
        }
      }
    }
    for (int w = 0; w < taken.length; w++) {
      long uncontested = table.network.everything[w] & ~taken[w] & ~several[w];
      for (long rest = uncontested; rest != 0; rest &= rest - 1) {
        settleUncontested(w * Long.SIZE + Long.numberOfTrailingZeros(rest), reached);
      }
    }
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.in[seat]) {
        table.best[seat] = table.points[seat] + valueOfFree(reached[seat]);
      }
    }
  }

  private void settleUncontested(int station, long[][] reached) {
    int id = table.network.ids[station];
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.in[seat] && Bits.has(reached[seat], station)) {
        int value = claim(seat, station);
        listener.accept(new Event.ClaimedAutomatically(seat, id, value));
        return;
      }
    }
    Bits.add(table.dead, station);
    Bits.add(taken, station);
    listener.accept(new Event.Died(id));
  }

  private int valueOfFree(long[] stations) {
    int value = 0;
    for (int w = 0; w < taken.length; w++) {
      for (long rest = stations[w] & ~taken[w]; rest != 0; rest &= rest - 1) {
        value += table.network.values[w * Long.SIZE + Long.numberOfTrailingZeros(rest)];
      }
    }
    return value;
  }

  /** Whether somebody left. */
  private boolean letGo() {
    boolean someoneLeft = false;
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.in[seat] && table.points[seat] == table.best[seat]) {
        table.out(seat, LeaveReason.NOTHING_LEFT);
        someoneLeft = true;
      }
    }
    return someoneLeft;
  }
}
