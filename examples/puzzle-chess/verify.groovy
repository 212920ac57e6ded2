// Run by the build of Turnstile after it has played this example; not needed in a project of your own.
def log = new File(basedir, 'build.log').readLines()
assert log.contains('Solved in 2, one first move') : 'the solution is another'
assert log.contains('A hatch opens.') : 'nothing happens on the plate'
assert log.contains('Outcome[result=SOLVED, reason=GOAL]') : 'the level is not solved'
assert log.contains('The record replays')
