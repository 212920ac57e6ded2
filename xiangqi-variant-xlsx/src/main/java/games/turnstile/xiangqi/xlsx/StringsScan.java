package games.turnstile.xiangqi.xlsx;

/** Looks through the table of texts before it is read. */
final class StringsScan {
  private StringsScan() {}

  /**
   * {@return how many texts there are}
   *
   * @throws WorkbookException if the table is malformed or beyond the limits
   */
  static int count(byte[] bytes) {
    XmlPart xml = new XmlPart("sharedStrings.xml", bytes);
    int count = 0;
    int length = 0;
    while (xml.next()) {
      if (xml.isStart("si")) {
        if (!xml.parent().equals("sst")) {
          throw xml.refusal("has a text inside a text");
        }
        count++;
        length = 0;
      }
      length += xml.text().length();
      if (length > SheetScan.LONGEST_TEXT) {
        throw xml.refusal(
            "has a text of more than %s characters".formatted(SheetScan.LONGEST_TEXT));
      }
    }
    return count;
  }
}
