package games.turnstile.architecture;

/**
 * A dependency as a pom declares it, with Maven's defaults filled in.
 *
 * @param version empty where it is left to the dependency management
 */
record Artifact(String group, String name, String version, String type, String scope) {
  /** What both builds call it: group and name, and whether its tests are meant. */
  String id() {
    return group + ":" + name + (type.equals("test-jar") ? ":tests" : "");
  }

  boolean isOurs() {
    return group.equals(Project.rootPom().groupId());
  }
}
