// Run by the build of Turnstile after it has played this example; not needed in a project of your own.
def log = new File(basedir, 'build.log').readLines()
assert log.any { it ==~ /Round 7: (A\d){3}B\d as \[.*\]/ } : 'the last round was not played'
def parts = log.findAll { it ==~ /(Network of \d+ exits|Centre|Longest highway|Longest railway|Errors): [+-]\d+/ }
def total = log.find { it.startsWith('Total: ') }
assert total == "Total: ${parts.sum { it.split(': ')[1].toInteger() }}" : "$total is not the sum of $parts"
