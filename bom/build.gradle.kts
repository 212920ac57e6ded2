plugins {
    `java-platform`
    `maven-publish`
}

description = "The published rule engines, in versions that belong together."

dependencies {
    constraints {
        api(project(":gambit-core"))
        api(project(":puzzle-chess-core"))
        api(project(":railchess-core"))
        api(project(":railroadink-core"))
        api(project(":xiangqi-variant-core"))
        api(project(":xiangqi-variant-python"))
        api(project(":xiangqi-variant-xlsx"))
    }
}

publishing {
    publications.register<MavenPublication>("bom") {
        from(components["javaPlatform"])
        pom {
            name.set("Turnstile: bill of materials")
            description.set(project.description)
        }
    }
}
