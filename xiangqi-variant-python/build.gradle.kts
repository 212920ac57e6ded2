plugins {
    `java-library`
    `maven-publish`
}

description = "Extensions of Xiangqi variants written in Python, sandboxed on GraalPy."

dependencies {
    api(project(":xiangqi-variant-core"))
    implementation(libs.graalvm.polyglot)
    implementation(libs.graalpy)
}

java {
    withSourcesJar()
    withJavadocJar()
}

publishing {
    publications.register<MavenPublication>("library") {
        from(components["java"])
        pom {
            name.set("Turnstile: Xiangqi variants, Python extensions")
            description.set(project.description)
        }
    }
}
