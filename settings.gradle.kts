// The same modules as in pom.xml; an architecture test compares the two builds.
// The projects under examples stand alone and have builds of their own.
rootProject.name = "turnstile"

dependencyResolutionManagement {
    repositoriesMode.set(RepositoriesMode.FAIL_ON_PROJECT_REPOS)
    repositories {
        mavenCentral()
    }
}

include("bom")
include("gambit-core")
include("railchess-core")
include("railroadink-core")
include("xiangqi-variant-core")
include("puzzle-chess-core")
include("xiangqi-variant-xlsx")
include("xiangqi-variant-python")
include("arcade-app")
include("benchmarks")
include("architecture-tests")
