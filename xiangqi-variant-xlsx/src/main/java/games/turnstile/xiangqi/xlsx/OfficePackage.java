package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.Names;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the sheets of a workbook among the parts of the file. Other sheets are not even inflated,
 * nor is anything else that is of no use.
 */
final class OfficePackage {
  private static final String TYPES = "[Content_Types].xml";
  private static final String USUAL_WORKBOOK = "xl/workbook.xml";

  private final ZipReader zip;
  private final Faults faults;
  private final Map<SheetName, byte[]> sheets = new EnumMap<>(SheetName.class);
  private Optional<byte[]> strings = Optional.empty();

  /** A part that the workbook refers to. */
  private record Target(String type, String part) {}

  OfficePackage(ZipReader zip, Faults faults) {
    this.zip = zip;
    this.faults = faults;
    String workbook = workbook();
    int nameStart = workbook.lastIndexOf('/') + 1;
    String folder = workbook.substring(0, nameStart);
    Map<String, Target> targets =
        targets(folder + "_rels/" + workbook.substring(nameStart) + ".rels", folder);
    addSheets(workbook, targets);
    strings =
        targets.values().stream()
            .filter(target -> target.type.endsWith("/sharedStrings"))
            .findFirst()
            .map(target -> required(target.part));
    SheetName.required()
        .filter(sheet -> !sheets.containsKey(sheet))
        .forEach(
            sheet ->
                faults.add(
                    WorkbookFault.ofFile(
                        "there is no sheet '%s'; a variant has the sheets chesses, map and rules"
                            .formatted(sheet.title()))));
  }

  /** The sheets that are there. */
  Map<SheetName, byte[]> sheets() {
    return sheets;
  }

  /** The table of texts that cells refer to, if there is one. */
  Optional<byte[]> strings() {
    return strings;
  }

  private byte[] required(String part) {
    return zip.part(part)
        .orElseThrow(
            () ->
                WorkbookException.ofFile(
                    "the file is no complete workbook: its part '%s' is missing"
                        .formatted(Names.excerpt(part))));
  }

  private String workbook() {
    XmlPart types = new XmlPart(TYPES, required(TYPES));
    while (types.next()) {
      if (types.isStart("Override")) {
        Optional<String> part = types.attribute("PartName");
        if (part.isPresent() && isWorkbook(types.attribute("ContentType").orElse(""))) {
          return withoutSlash(part.get());
        }
      }
    }
    if (!zip.has(USUAL_WORKBOOK)) {
      throw WorkbookException.ofFile("the file is no workbook; save it as .xlsx");
    }
    return USUAL_WORKBOOK;
  }

  /** Workbooks may have macros, or be templates. */
  private static boolean isWorkbook(String type) {
    return type.endsWith(".main+xml") && (type.contains("sheet") || type.contains("excel"));
  }

  private static String withoutSlash(String part) {
    return part.startsWith("/") ? part.substring(1) : part;
  }

  private Map<String, Target> targets(String relations, String folder) {
    Map<String, Target> targets = new HashMap<>();
    XmlPart xml = new XmlPart(relations, required(relations));
    while (xml.next()) {
      if (xml.isStart("Relationship")) {
        String target = xml.attribute("Target").orElse("");
        String part = target.startsWith("/") ? withoutSlash(target) : folder + target;
        targets.put(
            xml.attribute("Id").orElse(""), new Target(xml.attribute("Type").orElse(""), part));
      }
    }
    return targets;
  }

  private void addSheets(String workbook, Map<String, Target> targets) {
    XmlPart xml = new XmlPart(workbook, required(workbook));
    while (xml.next()) {
      if (xml.isStart("sheet")) {
        Optional<SheetName> name = xml.attribute("name").flatMap(SheetName::of);
        Optional<Target> target = xml.prefixedAttribute("id").map(targets::get);
        name.ifPresent(sheet -> addSheet(sheet, target));
      }
    }
  }

  private void addSheet(SheetName sheet, Optional<Target> target) {
    if (sheets.containsKey(sheet)) {
      faults.add(WorkbookFault.ofSheet(sheet.title(), "there are several sheets of that name"));
    } else if (target.isEmpty() || !target.get().type.endsWith("/worksheet")) {
      throw WorkbookException.ofFile("sheet '%s' has no cells".formatted(sheet.title()));
    } else {
      sheets.put(sheet, required(target.get().part));
    }
  }
}
