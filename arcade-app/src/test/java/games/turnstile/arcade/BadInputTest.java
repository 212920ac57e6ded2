package games.turnstile.arcade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadInputTest {
  @Test
  void namesOfFiles_doNothingToATerminal(@TempDir Path folder) throws IOException {
    Path good = Files.writeString(folder.resolve("good\u001B[31m"), "railmap text 1\nname A\n");
    Path bad = Files.writeString(folder.resolve("bad\u001B[31m"), "nonsense");

    Run checked = Run.arcade("check", good.toString(), bad.toString());
    Run played = Run.arcade("play", "xiangqi", "--variant", "no\u001B[31m");
    Run wrong = Run.arcade("play", "xiangqi", "--level", "no\u001B[31m");

    assertThat(checked.out() + checked.err() + played.err() + wrong.err())
        .contains("bad?[31m", "no?[31m")
        .doesNotContain("\u001B");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          nonsense                                      | 'nonsense'
          perft                                         | Missing required subcommand
          perft railchess                               | What can follow here: gambit
          perft gambit                                  | --turns
          perft gambit --turns -1                       | --turns must be 0 or more, not -1
          perft gambit --turns many                     | 'many' is not a whole number
          perft gambit --turns 99999999999              | '99999999999' is not a whole number, or out of range
          solve chess knock --mate x                    | 'x' is not a whole number
          play-out chess --seconds soon                 | 'soon' is not a number
          perft gambit --turns 1 --seconds 0            | --seconds must be at least 1
          perft gambit --turns 1 --board 012            | --board: at offset 3: expected 0, 1 or 2 for d1
          perft gambit --turns 1 --to-move Z            | --to-move
          solve gambit --board 3                        | --board: at offset 0
          play gambit --level divine                    | --level
          play gambit --resume no-such-file             | no-such-file does not exist
          watch gambit --pause -1                       | --pause must be 0 to 60000, not -1
          play-out gambit --bots hard                   | --bots: Gambit is for two
          play-out gambit --bots hard,hard,hard         | --bots: Gambit is for two
          play-out gambit --seed x                      | --seed
          tournament gambit --games 0                   | at least one game, not 0
          tournament gambit --bots hard                 | at least two bots, not 1
          tournament gambit --games 1000000000          | at most 10000000 games
          tournament gambit --resume missing/log        | cannot be written: its folder does not exist
          play gambit --resume a --board b              | --board cannot be given together with --resume
          play gambit --resume a --strict-table         | --strict-table cannot be given together
          play gambit --two-players --level hard        | --level cannot be given together with --two-players
          play gambit --two-players --side X            | --side cannot be given together with --two-players
          destinations railchess                                        | MAPFILE
          destinations railchess teaching --from 1                      | --n
          destinations railchess teaching --n 1                         | --from
          destinations railchess nowhere --from 1 --n 1                 | nowhere does not exist, nor is it one of the maps that come along: teaching
          destinations railchess pom.xml --from 1 --n 1                 | pom.xml is not a map of Railchess: a Railchess map as text begins with 'railmap text '
          destinations railchess src --from 1 --n 1                     | src is not a regular file
          destinations railchess teaching --from 99 --n 1               | --from: there is no station '99' on the map; give a number, 1 to 16
          destinations railchess teaching --from Lon --n 1              | --from: there is no station 'Lon'
          destinations railchess teaching --from M --n 1                | --from: 'M' may be Meadow Park (13), Museum (14); give the number
          destinations railchess teaching --from -1 --n 1               | -1
          destinations railchess teaching --from 1 --n 0                | --n must be 1 to 16, not 0
          destinations railchess teaching --from 1 --n 17               | --n must be 1 to 16, not 17
          destinations railchess teaching --from 1 --n x                | --n
          destinations railchess teaching --from 1 --n 1 --seat 4       | --seat must be 0 to 3, not 4
          destinations railchess teaching --from 1 --n 1 --claimed 2    | --claimed: '2' is not STATION=SEAT, such as 3=0
          destinations railchess teaching --from 1 --n 1 --claimed 2=1, | --claimed: '' is not STATION=SEAT
          destinations railchess teaching --from 1 --n 1 --claimed 2=x  | --claimed: 'x' is not the number of a seat, 0 to 3
          destinations railchess teaching --from 1 --n 1 --claimed 2=4  | --claimed: a seat must be 0 to 3, not 4
          destinations railchess teaching --from 1 --n 1 --claimed 77=1 | --claimed: there is no station '77'
          destinations railchess teaching --from 1 --n 1 --claimed =1   | --claimed: there is no station ''
          destinations railchess teaching --from 1 --n 1 --claimed 2=1,3=0,2=0 | --claimed: Fish Market (2) is claimed for seat 1 and for seat 0; leave one out
          destinations railchess teaching --from 1 --n 1 --to 7         | --to: no ride of 1 link leads from Lighthouse (1) to Observatory (7)
          destinations railchess teaching --from 1 --n 1 --original-line-numbers | --original-line-numbers is for .railmap files
          play-out railchess --bots greedy                              | --bots: a game has 2 to 4 seats, not 1
          play-out railchess --bots easy,easy                           | --bots
          play-out railchess --max-number 17                            | --max-number: the highest number must be 1 to 16, not 17
          play-out railchess --max-stucks 0                             | --max-stucks: the number of stuck turns must be 1 or more
          play-out railchess --idle-rounds 0                            | --idle-rounds: the number of rounds
          play-out railchess --generate 1,2                             | --generate takes three numbers SEED,STATIONS,LINES such as 7,120,8, not '1,2'
          play-out railchess --generate 1,100,x                         | not '1,100,x'
          play-out railchess --generate 1,10,3                          | --generate: the number of stations must be 40 to 2500, not 10
          play-out railchess --generate 1,50,4 --map rings              | --map cannot be given together with --generate
          watch railchess --pause 60001                                 | --pause must be 0 to 60000
          tournament railchess --bots greedy,greedy,greedy,greedy,greedy | --bots: a game has 2 to 4 seats, not 5
          tournament railchess --games 0                                | at least one game, not 0
          play railchess --players a,b,c,d,e                            | --players, --bots: a game has 2 to 4 seats, not 5
          play railchess --players a,a                                  | --players: 'a' cannot be a name here
          play railchess --players a,,b                                 | --players: '' cannot be a name here
          play railchess --resume a --seed 1                            | --seed cannot be given together with --resume
          play railchess --resume a --map rings                         | --map cannot be given together with --resume
          play railchess --resume a --no-hints                          | --hints cannot be given together with --resume
          play railchess --resume no-such-file                          | no-such-file does not exist
          play-out railchess --threads 2                                | --threads
          tournament gambit --threads 0                                 | --threads must be 1 to 64, not 0
          tournament railchess --threads 65                             | --threads must be 1 to 64, not 65
          score                                                         | Missing required subcommand
          score chess                                                   | What can follow here: railroadink
          score railroadink                                             | BOARD
          score railroadink -                                           | BOARD: at offset 0: a board string has 1 to 31 placements
          score railroadink A4A1                                        | BOARD: at offset 4: expected an orientation, 0 to 7
          score railroadink A4A108                                      | BOARD: at offset 5
          score railroadink A6A10                                       | BOARD: at offset 1
          score railroadink B1B02B1B02                                  | BOARD: at offset 5: B1B02 is illegal: there is B1 on B0 already
          score railroadink A4B10A4C10B2D10                             | BOARD: at offset 0: A4B10 is illegal: no edge of it continues
          score railroadink A4A10A4C10A4B10                             | BOARD: at offset 5: A4C10 is illegal
          score railroadink S2A10S2B10                                  | BOARD: at offset 5: S2B10 is illegal: S2 is on the sheet already
          score railroadink A4A30                                       | a highway would meet a railway on the north of A3
          play-out railroadink --bots easy                              | --bots
          play-out railroadink --bots greedy,greedy,greedy,greedy,greedy,greedy,greedy | --bots: a game has 1 to 6 players, not 7
          play-out railroadink --steps 0                                | --steps must be 1 to 1000000000, not 0
          play-out railroadink --dice A0A1B0B1                          | --dice: at offset 6: a roll has die A three times
          play-out railroadink --dice A0A1A1B1,                         | --dice: at offset 9
          play-out railroadink --seed x                                 | --seed
          watch railroadink --pause -1                                  | --pause must be 0 to 60000, not -1
          tournament railroadink --games 0                              | at least one game, not 0
          tournament railroadink --seconds-per-game 0                   | --seconds-per-game must be 0.001 to 86400, not 0.0
          tournament railroadink --seconds-per-game NaN                 | --seconds-per-game must be 0.001 to 86400, not NaN
          tournament railroadink --seconds-per-game soon                | --seconds-per-game
          tournament railroadink --seconds-per-game 1 --steps 1         | --steps cannot be given together with --seconds-per-game
          tournament railroadink --bots random,greedy,strong,solver,random,greedy,strong | --bots: a game has 1 to 6 players, not 7
          tournament railroadink --resume missing/log                   | cannot be written: its folder does not exist
          play railroadink --bots solver                                | --bots
          play railroadink --bots greedy,greedy,greedy,greedy,greedy,greedy | --name, --bots: a game has 1 to 6 players, not 7
          play railroadink --resume a --seed 1                          | --seed cannot be given together with --resume
          play railroadink --resume a --bots greedy                     | --bots cannot be given together with --resume
          play railroadink --resume no-such-file                        | no-such-file does not exist
          play railroadink --save missing/game                          | missing/game cannot be written: its folder does not exist
          perft chess                                                   | --depth
          perft chess --depth -1                                        | --depth must be 0 to 100, not -1
          perft chess --depth 1 --fen 9                                 | --fen: line 1, column 1: expected a piece
          solve chess                                                   | give either a LEVEL, such as knock, or a position with --fen
          solve chess knock --fen b                                     | --fen: line 1, column
          solve chess nowhere                                           | nowhere does not exist, nor is it one of the levels that come along: knock
          solve chess src                                               | src is not a regular file
          solve chess pom.xml                                           | pom.xml is not a level of puzzle chess: a Puzzle chess level begins with 'puzzle-chess-level '
          solve chess knock --mate 0                                    | --mate must be 1 to 100, not 0
          solve chess knock --seconds 0                                 | --seconds must be at least 1
          play chess --level divine                                     | such as: play chess knock
          play chess --side green                                       | 'green' is neither white nor black
          play chess --level warehouse                                  | 'warehouse' is none of beginner, novice, amateur, skilled, expert, master; a level of puzzles is named without --level, such as: play chess warehouse
          play chess --undo -1                                          | --undo
          play chess --undo often                                       | 'often' is neither off nor unlimited nor a number
          play chess --resume a --undo off                              | --undo cannot be given together with --resume
          play chess 16                                                 | 16 does not exist, nor is it one of the levels that come along: knock
          play chess --side white                                       | --side is for orthodox chess; in a level you are Black
          play chess knock --side white                                 | --side is for orthodox chess; in a level you are Black
          play chess knock --orthodox                                   | a level cannot be given together with --orthodox
          play chess --orthodox --fen b                                 | --fen cannot be given together with --orthodox
          play chess --two-players --side white                         | --side cannot be given together with --two-players
          play chess --resume a --orthodox                              | --orthodox cannot be given together with --resume
          play chess --save game                                        | --save needs a LEVEL, --fen or --orthodox beside it
          play chess --resume no-such-file                              | no-such-file does not exist
          play chess knock --save missing/game                          | missing/game cannot be written: its folder does not exist
          play chess --nodes 0                                          | --nodes must be 1 to 1000000000, not 0
          play chess --seconds 0                                        | --seconds must be 0.001 to 86400, not 0.0
          play chess --seconds 1 --nodes 1                              | --nodes cannot be given together with --seconds
          play-out chess --bots expert                                  | --bots: chess is for two
          play-out chess --bots random,expert                           | 'random' is none of beginner
          play-out chess --max-moves 0                                  | --max-moves must be 1 to 10000, not 0
          play-out chess nowhere                                        | nowhere does not exist
          watch chess --pause -1                                        | --pause must be 0 to 60000, not -1
          tournament chess --bots expert                                | at least two bots, not 1
          tournament chess --games 0                                    | at least one game, not 0
          tournament chess --resume missing/log                         | cannot be written: its folder does not exist
          perft xiangqi                                                 | --depth
          perft xiangqi --depth -1                                      | --depth must be 0 to 100, not -1
          perft xiangqi --depth 1 --fen 9/9                             | --fen: at offset 3: expected '/' and row 3 of 10, found the end
          perft xiangqi --depth 1 --variant nowhere                     | nowhere does not exist, nor is it one of the variants that come along: chinese-chess
          perft xiangqi --depth 1 --variant pom.xml                     | pom.xml is not a variant of Xiangqi: a Xiangqi variant as text begins with 'xiangqi-variant '
          perft xiangqi --depth 1 --variant src                         | src is not a regular file
          perft xiangqi --depth 1 --extension no-such-file.py           | no-such-file.py does not exist
          perft xiangqi --depth 1 --extension pom.xml                   | pom.xml is no extension: those are called *.py
          play xiangqi --level divine                                   | --level
          play xiangqi --side green                                     | --side
          play xiangqi --language klingon                               | --language
          play xiangqi --two-players --side red                         | --side cannot be given together with --two-players
          play xiangqi --resume a --side red                            | --side cannot be given together with --resume
          play xiangqi --resume a --variant grand                       | --variant cannot be given together with --resume
          play xiangqi --resume a --fen b                               | --fen cannot be given together with --resume
          play xiangqi --resume a --no-take-back                        | --take-back cannot be given together with --resume
          play xiangqi --resume no-such-file                            | no-such-file does not exist
          play xiangqi --save missing/game                              | missing/game cannot be written: its folder does not exist
          play xiangqi --nodes 0                                        | --nodes must be 1 to 1000000000, not 0
          play xiangqi --seconds 0                                      | --seconds must be 0.001 to 86400, not 0.0
          play xiangqi --seconds NaN                                    | --seconds must be 0.001 to 86400, not NaN
          play xiangqi --seconds 1 --nodes 1                            | --nodes cannot be given together with --seconds
          play xiangqi --no-capture-limit -1                            | --no-capture-limit: the limit of moves without a capture is 0 (none) to 10000, not -1
          play xiangqi --no-moves win                                   | --no-moves
          play-out xiangqi --bots hard                                  | --bots: Xiangqi is for two
          play-out xiangqi --bots random,hard                           | --bots
          play-out xiangqi --max-moves 0                                | --max-moves must be 1 to 20000, not 0
          watch xiangqi --pause -1                                      | --pause must be 0 to 60000, not -1
          tournament xiangqi --bots hard                                | at least two bots, not 1
          tournament xiangqi --games 0                                  | at least one game, not 0
          tournament xiangqi --resume missing/log                       | cannot be written: its folder does not exist
          convert nowhere v.xlsx                                        | nowhere does not exist, nor is it one of the variants
          convert teaching missing/v.xlsx                               | missing/v.xlsx cannot be written: its folder does not exist
          convert teaching                                              | TO
          convert teaching map.png                                      | the name of map.png tells no format: let it end with .railmap
          convert nowhere map.txt                                       | nowhere does not exist
          convert teaching missing/map.txt                              | missing/map.txt cannot be written: its folder does not exist
          check                                         | FILE
          check no-such-file                            | no-such-file does not exist
          """)
  void badInput_namesTheCauseAndPrintsNoResult(String command, String cause) {
    Run run = Run.arcade(command.split(" "));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(cause);
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "play",
    "watch",
    "solve",
    "perft",
    "play-out",
    "tournament",
    "check",
    "destinations",
    "score",
    "convert"
  })
  void help_everyCommand_explainsItself(String command) {
    Run run = Run.arcade(command, "--help");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("Usage: arcade " + command);
  }

  @Test
  void standardOutputIsFull_endsWithExitCode1() {
    Writer full =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("no space left");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    StringWriter err = new StringWriter();
    int exitCode =
        Arcade.commandLine(new BufferedReader(Reader.nullReader()))
            .setOut(new PrintWriter(full))
            .setErr(new PrintWriter(err, true))
            .execute("perft", "gambit", "--turns", "1");

    assertThat(exitCode).isEqualTo(1);
    assertThat(err.toString()).contains("could not be written to standard output");
  }

  @Test
  void timeUp_endsWithExitCode1AndTheWayOut() {
    String crowded = "1122112201200210".repeat(2);

    Run run = Run.arcade("perft", "gambit", "--turns", "30", "--seconds", "1", "--board", crowded);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("not done after 1 s; allow more with --seconds");
    assertThat(run.out()).isEmpty();
  }
}
