plugins {
    java
}

description = "Tests of the project itself: its modules, its two builds and its documents."

dependencies {
    testImplementation(project(":arcade-app"))
    testImplementation(project(":benchmarks"))
    testImplementation(project(":xiangqi-variant-python"))
    testImplementation(libs.archunit)
    testImplementation(libs.slf4j.nop)
}

tasks.test {
    // These tests read the sources, the poms and the documents of all modules.
    outputs.upToDateWhen { false }
    systemProperty("turnstile.classes", "build/classes/java/main")
}
