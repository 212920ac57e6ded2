plugins {
    `java-library`
    `maven-publish`
}

description = "Chess puzzles with terrain, stores and scenes: rules, levels, records, a solver and a player, without dependencies."

java {
    withSourcesJar()
    withJavadocJar()
}

// Only for the benchmarks, which measure against the plain oracle of these tests; not published.
val testJar = tasks.register<Jar>("testJar") {
    archiveClassifier.set("tests")
    from(sourceSets.test.get().output)
}

val testClassesElements = configurations.create("testClassesElements") {
    isCanBeConsumed = true
    isCanBeResolved = false
}

artifacts {
    add(testClassesElements.name, testJar)
}

publishing {
    publications.register<MavenPublication>("library") {
        from(components["java"])
        pom {
            name.set("Turnstile: Puzzle chess")
            description.set(project.description)
        }
    }
}
