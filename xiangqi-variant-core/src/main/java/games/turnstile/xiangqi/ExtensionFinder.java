package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.ChineseChess;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.extension.MorePositionRules;
import games.turnstile.xiangqi.extension.ShieldsAndBans;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Finds extensions by their names. */
final class ExtensionFinder {
  private static final List<Extension> SHIPPED =
      List.of(new MorePositionRules(), new ChineseChess(), new ShieldsAndBans());

  private ExtensionFinder() {}

  /** The named extensions in that order, then the other given ones. */
  static List<Extension> find(List<String> names, Collection<Extension> given) {
    Map<String, Extension> byHand = new LinkedHashMap<>();
    for (Extension extension : given) {
      if (byHand.put(extension.name(), extension) != null) {
        throw new ExtensionException(
            "extension '%s' is given twice; leave one out".formatted(extension.name()));
      }
    }
    List<Extension> found = new ArrayList<>();
    for (String name : names) {
      Extension ours = byHand.remove(name);
      found.add(ours != null ? ours : lookUp(name));
    }
    found.addAll(byHand.values());
    return found;
  }

  /** The one of those that come along that has such a position rule. */
  static Optional<Extension> shippedWithRule(String rule) {
    return SHIPPED.stream()
        .filter(extension -> extension.positionRules().containsKey(rule))
        .findFirst();
  }

  private static Extension lookUp(String name) {
    List<Extension> all = new ArrayList<>(SHIPPED);
    try {
      ServiceLoader.load(Extension.class).forEach(all::add);
    } catch (ServiceConfigurationError broken) {
      throw new ExtensionException("an extension cannot be loaded: " + broken.getMessage(), broken);
    }
    return all.stream()
        .filter(extension -> extension.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new ExtensionException(
                    "there is no extension '%s'; there are %s, and others can be given by hand"
                        .formatted(
                            name, String.join(", ", all.stream().map(Extension::name).toList()))));
  }
}
