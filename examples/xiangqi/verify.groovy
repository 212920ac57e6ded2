// Run by the build of Turnstile after it has played this example; not needed in a project of your own.
def log = new File(basedir, 'build.log').readLines()
assert log.contains('Squire (number 5), Red') : 'no details of the piece'
assert log.contains('Moves: One step up; one step up-left or up-right if it is in the 2nd row from the bottom.')
def moves = log.findAll { it ==~ /\d+\. (Red|Blue)'s \w+ \d,\d-\d,\d( takes \w+)?/ }
assert moves.size() >= 5 : "only ${moves.size()} moves"
assert log.any { it ==~ /(Red|Blue) has won: \w+|Drawn: \w+/ } : 'the game did not end'
