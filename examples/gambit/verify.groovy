// Run by the build of Turnstile after it has played this example; not needed in a project of your own.
def log = new File(basedir, 'build.log').readLines()
assert log.any { it ==~ /Score: \d+.*/ } : 'the example printed no line "Score: ..."'
