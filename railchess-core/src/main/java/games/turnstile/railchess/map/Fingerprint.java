package games.turnstile.railchess.map;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Tells maps apart on which games go differently. */
final class Fingerprint {
  private static final int BYTES = 16;

  private Fingerprint() {}

  static String of(MapParts parts) {
    StringBuilder text = new StringBuilder();
    text.append(parts.stations().keySet()).append('\n');
    text.append(parts.links()).append('\n');
    text.append(parts.walks()).append('\n');
    text.append(parts.noTrains()).append('\n');
    text.append(parts.noTransfers()).append('\n');
    text.append(parts.noSpawns()).append('\n');
    text.append(parts.changeOnlyLines()).append('\n');
    byte[] digest = sha256().digest(text.toString().getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(digest, 0, BYTES);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError("every Java platform has SHA-256", impossible);
    }
  }
}
