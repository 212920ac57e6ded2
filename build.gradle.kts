// What all modules share. Needs Gradle 8 or newer, and no plugin but Gradle's own.
// "gradle build -Pdeep" runs the tests tagged "deep" as well.
allprojects {
    group = "games.turnstile"
    version = "0.1.0-SNAPSHOT"
}

subprojects {
    tasks.withType<AbstractArchiveTask>().configureEach {
        isPreserveFileTimestamps = false
        isReproducibleFileOrder = true
    }

    plugins.withType<JavaPlugin> {
        dependencies {
            "testImplementation"(platform(rootProject.libs.junit.bom))
            "testImplementation"(rootProject.libs.junit.jupiter)
            "testImplementation"(rootProject.libs.jqwik)
            "testImplementation"(rootProject.libs.assertj.core)
            "testRuntimeOnly"(rootProject.libs.junit.platform.launcher)
        }

        tasks.withType<JavaCompile>().configureEach {
            options.encoding = "UTF-8"
            options.release.set(17)
            options.compilerArgs.addAll(listOf("-Xlint:all", "-Werror"))
        }

        tasks.named<JavaCompile>("compileTestJava") {
            // jqwik names the parameters of a falsified property.
            options.compilerArgs.add("-parameters")
        }

        tasks.withType<Javadoc>().configureEach {
            (options as StandardJavadocDocletOptions).apply {
                encoding = "UTF-8"
                addBooleanOption("Xdoclint:all,-missing", true)
                addBooleanOption("Werror", true)
            }
        }

        val deep = providers.gradleProperty("deep").isPresent
        tasks.withType<Test>().configureEach {
            useJUnitPlatform {
                if (!deep) {
                    excludeTags("deep")
                }
            }
            // Relative to the module, where its tests run.
            systemProperty("jqwik.database", "build/jqwik-database")
            systemProperty("jqwik.reporting.onlyfailures", "true")
        }
    }

    plugins.withType<MavenPublishPlugin> {
        extensions.configure<PublishingExtension> {
            publications.withType<MavenPublication>().configureEach {
                pom {
                    licenses {
                        license {
                            name.set("Apache-2.0")
                            url.set("https://www.apache.org/licenses/LICENSE-2.0.txt")
                            distribution.set("repo")
                        }
                    }
                }
            }
        }
    }
}
