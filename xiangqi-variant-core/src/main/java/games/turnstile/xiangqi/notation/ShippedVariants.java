package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The variants that come with the library. None gives a side more than the first move. */
public enum ShippedVariants {
  /** Chinese chess in full, on 10 rows of 9; needs the extension that comes along. */
  CHINESE_CHESS("chinese-chess"),
  /** Owl Garden: 6 rows of 5 to learn on, with promotions and neutral pieces. */
  TEACHING("teaching"),
  /** Lodestone: 7 rows of 7, where moves depend on where other pieces are. */
  LODESTONE("lodestone"),
  /** Bulwark: 8 rows of 8, with pieces that guard the squares around them. */
  BULWARK("bulwark"),
  /** Two Crowns: 13 rows of 13, with two leaders a side, either of which is enough to lose. */
  GRAND("grand");

  private final String resource;

  ShippedVariants(String file) {
    resource = file + ".xiangqi.txt";
  }

  /** {@return the variant; it is read anew each time} */
  public Variant load() {
    return VariantCodec.parse(text());
  }

  /** {@return the variant as text, with its comments} */
  public String text() {
    try (InputStream in = ShippedVariants.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException(
            "the library is incomplete: %s is missing from its jar".formatted(resource));
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException("cannot read " + resource, unreadable);
    }
  }
}
