// Run by the build of Turnstile after it has played this example; not needed in a project of your own.
def log = new File(basedir, 'build.log').readLines()
def score = log.find { it.startsWith('Score: ') }
assert score ==~ /Score: X \d+, O \d+\. (X wins|A draw)\./ : "the perfect player X lost, or no score: $score"
assert log.any { it.startsWith('gambit ') } : 'the example printed no record'
