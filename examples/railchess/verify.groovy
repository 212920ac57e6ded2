// Run by the build of Turnstile after it has played this example; not needed in a project of your own.
def log = new File(basedir, 'build.log').readLines()
assert log.any { it ==~ /  (Greedy|Strong) rides to .+\./ } : 'nobody rode anywhere'
def end = log.find { it.startsWith('Points: ') }
assert end ==~ /Points: \[\d+, \d+\], won by \[(Greedy|Strong|\w+, \w+)\]/ : "the game has no end: $end"
