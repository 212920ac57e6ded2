package games.turnstile.puzzlechess.notation;

/** Lines with a mistake, its column and what is told of it. */
final class LevelFaultTables {
  static final String OF_LEVELS =
      """
      nam y | 1 | expected name, title, help, shortest, kind or scene, found 'nam'
      name y | 1 | 'name' is there already, in line 2
      title | 6 | expected the title of the level, found the end of the line
      shortest 0 | 10 | the number of moves of a solution is 1 to 1000, not 0
      shortest 4 moves | 12 | expected the end of the line, found 'moves'
      shortest four | 10 | expected the number of moves of a solution, a whole number, found 'four'
      kind queen D none | 6 | there is a kind queen already
      kind Duke D none | 6 | the kind's name has 1 to 40 lower case letters, digits and hyphens and begins with a letter, not 'Duke'
      kind white D none | 6 | 'white' is a word with a meaning here; as the name of a kind it is written in quotes
      kind duke Q none | 11 | the letter Q is that of the queen already
      kind duke d none | 11 | expected the letter of the kind, A to Z, found 'd'
      kind duke D | 12 | expected how the kind moves, or none, crate or statue, found the end of the line
      kind duke D "Walks." | 13 | the movement is missing: before the help comes how the kind moves, or none, crate or statue
      kind duke D mX | 14 | 'X' is no atom; there are W F D N A H R B Q K
      kind duke D R9 | 14 | a range is 0 to 7, not 9
      kind duke D none help | 18 | expected the help of the kind in quotes, found 'help'
      kind duke D none "a | 18 | the quotes of the help of the kind are not closed
      kind duke D none "a\\n" | 20 | behind '\\' comes '"' or '\\'; a backslash is written '\\\\'
      kind "a b" D none | 6 | the kind's name has 1 to 40 lower case letters, digits and hyphens and begins with a letter, not 'a b'
      store white Q | 1 | expected name, title, help, shortest, kind or scene, found 'store'
      board | 1 | expected name, title, help, shortest, kind or scene, found 'board'
      """;

  static final String OF_SCENES =
      """
      hieghts | 1 | expected what a scene has (board, castling, climb, clock, confirm, draws, en-passant, entry, first, goal, heights, input, keep, link, output, promotion, quiet, store, title, turn, turn-limit, undo, wall, when), found 'hieghts'
      kind duke D none | 1 | 'kind' belongs to the level and before its first scene
      heights 8 | 9 | expected the end of the line, found '8'
      climb 100 | 7 | a climb is 0 to 99, not 100
      climb -1 | 7 | a climb is 0 to 99, not -1
      wall e4-e6 | 6 | there is no edge between e4 and e6
      wall e4 | 6 | expected an edge between two squares, such as e4-e5, found 'e4'
      wall e4-e9 | 6 | expected an edge between two squares, such as e4-e5, found 'e4-e9'
      wall a1-a2 a2-a1 | 12 | the wall a1-a2 is there already
      store red Q | 7 | expected a side (white, black), found 'red'
      store white | 12 | expected the letter of a stored piece, found the end of the line
      store white q | 13 | expected the large letter of a stored piece, as in Q or Q@c3, found 'q'
      store white K | 13 | a king cannot be stored
      store white Z | 13 | expected the letter of a kind (P N B R Q K C S), found 'Z'
      store white Q@i9 | 13 | expected a square behind '@', as in Q@c3, found 'Q@i9'
      store white Q@a1 R@a1 | 18 | a1 of the store is not free
      first | 6 | expected the side that moves first, found the end of the line
      first red | 7 | expected the side that moves first (white, black), found 'red'
      castling KX | 10 | expected some of the letters KQkq, each once, found 'KX'
      castling KK | 10 | expected some of the letters KQkq, each once, found 'KK'
      castling K | 1 | scene y: king and rook do not stand on e1 and h1, and so cannot castle
      en-passant e3 | 1 | scene y: no pawn can just have passed e3
      en-passant e9 | 12 | expected a square such as e4, found 'e9'
      quiet 10001 | 7 | the number of quiet moves is 0 to 10000, not 10001
      turn 0 | 6 | the number of the turn is 1 to 10000, not 0
      promotion always | 11 | expected a rule of promotion (from-store, orthodox), found 'always'
      draws never | 7 | expected 'none' or a draw (stalemate, repetition, fifty-moves, insufficient-material), found 'never'
      draws repetition repetition | 18 | repetition is there twice
      clock sideways | 7 | expected a way of counting (up, down), found 'sideways'
      clock down 5:00 | 12 | expected 'white', found '5:00'
      clock down white 5 black 3:00 | 18 | expected a time such as 5:00, 1:30:00 or 0:00.250, found '5'
      clock down white 0:00 black 3:00 | 18 | a time is 0:00.001 to 168:00:00, not 0:00
      clock down white 5:60 black 3:00 | 18 | expected a time such as 5:00, 1:30:00 or 0:00.250, found '5:60'
      clock up 3:00 | 10 | expected the end of the line, found '3:00'
      confirm maybe | 9 | expected how moves are confirmed (at-once, by-hand), found 'maybe'
      undo sometimes | 6 | expected how often moves are taken back (or off, unlimited), a whole number, found 'sometimes'
      undo -1 | 6 | how often moves are taken back (or off, unlimited) is 0 to 2147483647, not -1
      entry Door a1 | 7 | the entry's name has 1 to 40 lower case letters, digits and hyphens and begins with a letter, not 'Door'
      entry | 6 | expected the name of an entry, found the end of the line
      entry door | 11 | expected a square, found the end of the line
      entry door a1 a2 | 15 | expected the end of the line, found 'a2'
      link gate a1 garden door | 14 | expected 'to', found 'garden'
      link gate a1 to garden door | 6 | scene y: the link gate leads to the scene garden, which is missing
      link gate a1 to y door | 6 | scene y: the link gate leads to the entry door, which the scene y does not have
      link gate a1 to y door by white | 6 | scene y: the link gate is for White, and only Black travels (faults in all: 2)
      link gate a1 to y door open | 24 | expected the end of the line, found 'open'
      input p a1 by black crate | 15 | nobody owns a crate; write 'crate' alone
      input and a1 | 7 | 'and' is a word with a meaning here; as the name of a port it is written in quotes
      input p a1 by qeen | 15 | 'qeen' is no kind of piece; known are pawn knight bishop rook queen king crate statue
      input p a1 by | 14 | expected which pieces (any, white, black or a kind), found the end of the line
      input not a1 | 7 | 'not' is a word with a meaning here; as the name of a port it is written in quotes
      output p a1 raises a1-a2 | 13 | expected 'when', found 'raises'
      output p a1 when q raises a1-a2 | 8 | scene y: the output p depends on the port q, which is missing
      output p a1 when p and p or p raises a1-a2 | 26 | 'and' meets 'or'; put parentheses around what belongs together
      output p a1 when (p raises a1-a2 | 21 | expected ')', found 'raises'
      output p a1 when p | 19 | expected what it drives (raises, lowers, height, opens), found the end of the line
      output p a1 when p opens gate | 8 | scene y: there is no link gate
      output p a1 when p height a1 100 | 30 | a height is -99 to 99, not 100
      output p a1 when p raise a1-a2 | 20 | expected 'and', 'or', or what it drives (raises, lowers, height, opens), found 'raise'
      when enters : win | 13 | expected a square such as e4, found ':'
      when enters e4 e4 : win | 16 | e4 is there twice
      when eats e4 : win | 6 | expected an event (enters, leaves, captured, turn), found 'eats'
      when turn 1 : win | 11 | the turn is 2 to 2147483647, not 1
      when captured : win | 15 | expected which pieces (any, white, black or a kind), found ':'
      when turn 5 win | 13 | expected ':', found 'win'
      when turn 5 : | 14 | expected an effect (message, raise, lower, height, spawn, remove, open, close, win, fail), found the end of the line
      when turn 5 : win ; | 20 | expected an effect (message, raise, lower, height, spawn, remove, open, close, win, fail), found the end of the line
      when turn 5 : loose | 15 | expected an effect (message, raise, lower, height, spawn, remove, open, close, win, fail), found 'loose'
      when turn 5 : message hello | 23 | expected the message in quotes, found 'hello'
      when turn 5 : message "" | 23 | the message is empty
      when turn 5 : spawn queen d1 | 21 | a queen belongs to a side; write 'white queen' or 'black queen'
      when turn 5 : spawn white crate d1 | 21 | nobody owns a crate; write 'crate' alone
      when turn 5 : spawn white king d1 | 1 | scene y: a reaction cannot make a king
      when turn 5 : spawn white pawn d8 | 1 | scene y: the white pawn on d8 stands on its last rank
      when turn 5 : close gate | 1 | scene y: there is no link gate
      when turn 5 : win, fail | 15 | expected an effect (message, raise, lower, height, spawn, remove, open, close, win, fail), found 'win,'
      goal | 5 | expected a goal (checkmate, reach, capture, keep, crates, survive, within), found the end of the line
      goal mate | 6 | expected a goal (checkmate, reach, capture, keep, crates, survive, within), found 'mate'
      goal reach by white | 12 | expected a square such as e4, found 'by'
      goal capture 0 any | 14 | how many are captured is 1 to 64, not 0
      goal capture 65 any | 14 | how many are captured is 1 to 64, not 65
      goal capture any and | 21 | expected a goal (checkmate, reach, capture, keep, crates, survive, within), found the end of the line
      goal checkmate or keep any and crates a1 | 28 | 'and' meets 'or'; put parentheses around what belongs together
      goal (checkmate | 16 | expected ')', found the end of the line
      goal checkmate) | 15 | expected the end of the line, found ')'
      goal within 0 checkmate | 13 | a number of turns is 1 to 2147483647, not 0
      goal survive 2147483648 | 14 | a number of turns is 1 to 2147483647, not 2147483648
      keep | 5 | expected which pieces (any, white, black or a kind), found the end of the line
      keep black qeen | 12 | 'qeen' is no kind of piece; known are pawn knight bishop rook queen king crate statue
      keep black statue | 6 | nobody owns a statue; write 'statue' alone
      turn-limit 0 | 12 | a limit of turns is 1 to 10000, not 0
      turns 12 | 1 | expected what a scene has (board, castling, climb, clock, confirm, draws, en-passant, entry, first, goal, heights, input, keep, link, output, promotion, quiet, store, title, turn, turn-limit, undo, wall, when), found 'turns'
      """;

  static final String OF_BOARDS =
      """
      6 . . . . . . . . | 3 | expected '5' and the 8 squares of rank 5, with blanks between, found '6'
      5 . . . | 10 | expected a square of the board, found the end of the line
      . . . . . . . . | 3 | expected '5' and the 8 squares of rank 5, with blanks between, found '.'
      5........ | 3 | expected '5' and the 8 squares of rank 5, with blanks between, found '5........'
      5 . . . . . . . . . | 21 | expected the end of the line, found '.'
      5 . . Z . . . . . | 9 | expected the letter of a kind (P N B R Q K C S), found 'Z'
      5 . . c . . . . . | 9 | a crate belongs to nobody; write 'C'
      5 . . 1 . . . . . | 9 | expected the letter of a piece, '.' or '#', found '1'
      5 . . QQ . . . . . | 9 | expected the letter of a piece, '.' or '#', found 'QQ'
      heights | 3 | expected '5' and the 8 squares of rank 5, with blanks between, found 'heights'
      """;

  private LevelFaultTables() {}
}
