// Run by the build of Turnstile after it has played this example; not needed in a project of your own.
def log = new File(basedir, 'build.log').readLines()
assert log.any { it.startsWith("Extension 'portals': A piece that ends its move on a corner") }
assert log.any { it.endsWith('if it is at most 0 squares away from an edge.') } : 'EDGE is not told'
assert log.contains("Red's Runner 6,3-6,1, and through the portal") : 'the portal did nothing'
assert log.any { it.startsWith('The end: Outcome[') } : 'the game did not end'
