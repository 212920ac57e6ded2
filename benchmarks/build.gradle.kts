plugins {
    application
}

description = "JMH benchmarks of the rule engines."

dependencies {
    implementation(project(":gambit-core"))
    implementation(project(":gambit-core", "testClassesElements"))
    implementation(project(":railchess-core"))
    implementation(project(":railroadink-core"))
    implementation(project(":xiangqi-variant-core"))
    implementation(project(":puzzle-chess-core"))
    implementation(project(":xiangqi-variant-xlsx"))
    implementation(project(":railchess-core", "testClassesElements"))
    implementation(project(":railroadink-core", "testClassesElements"))
    implementation(project(":xiangqi-variant-core", "testClassesElements"))
    implementation(project(":puzzle-chess-core", "testClassesElements"))
    implementation(libs.chessgame)
    implementation(libs.jmh.core)
    annotationProcessor(libs.jmh.generator.annprocess)
}

// "gradle :benchmarks:run --args=-l" lists them.
application {
    mainClass.set("org.openjdk.jmh.Main")
}
