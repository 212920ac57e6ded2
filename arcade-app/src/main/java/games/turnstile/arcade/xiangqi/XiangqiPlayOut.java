package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.xiangqi.notation.NamedRecord;
import games.turnstile.xiangqi.notation.RecordCodec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints the record of a game between bots. */
@Command(
    name = "xiangqi",
    description = "Print the record of a game between bots, in full xiangqi or any variant.",
    mixinStandardHelpOptions = true)
public final class XiangqiPlayOut implements Runnable {
  @Mixin private BotGameOptions options;
  @Mixin private ResultOutput output;

  XiangqiPlayOut() {}

  @Override
  public void run() {
    NamedRecord begun = options.begin();
    NamedRecord record =
        begun.withGame(
            Bots.playOut(begun.game().setup(), options.bots(begun), options.mostMoves()));
    output.print(RecordCodec.format(record).stripTrailing(), XiangqiRecords.json(record));
  }
}
