plugins {
    `java-library`
    `maven-publish`
}

description = "Xiangqi variants as Excel workbooks, read within limits and written."

dependencies {
    api(project(":xiangqi-variant-core"))
    implementation(libs.fastexcel)
    implementation(libs.fastexcel.reader)
    testImplementation(project(":xiangqi-variant-core", "testClassesElements"))
}

java {
    withSourcesJar()
    withJavadocJar()
}

publishing {
    publications.register<MavenPublication>("library") {
        from(components["java"])
        pom {
            name.set("Turnstile: Xiangqi variants, workbooks")
            description.set(project.description)
        }
    }
}
