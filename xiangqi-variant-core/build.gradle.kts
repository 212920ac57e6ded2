plugins {
    `java-library`
    `maven-publish`
}

description = "Board games described by data, full xiangqi among them: rules, extensions, records and bots, without dependencies."

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
            name.set("Turnstile: Xiangqi variants")
            description.set(project.description)
        }
    }
}
