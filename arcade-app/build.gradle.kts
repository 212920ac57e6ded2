plugins {
    application
}

description = "Play, count and solve the games of Turnstile from a terminal."

dependencies {
    implementation(project(":gambit-core"))
    implementation(project(":railchess-core"))
    implementation(project(":railroadink-core"))
    implementation(project(":xiangqi-variant-core"))
    implementation(project(":xiangqi-variant-xlsx"))
    implementation(project(":puzzle-chess-core"))
    implementation(libs.picocli)
    implementation(libs.jackson.databind)
}

java {
    withSourcesJar()
    withJavadocJar()
}

// "gradle :arcade-app:installDist" puts a launcher and its libraries into build/install/arcade.
application {
    applicationName = "arcade"
    mainClass.set("games.turnstile.arcade.Arcade")
}
