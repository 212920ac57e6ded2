package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.Names;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * A part of a workbook that is XML, read from left to right: UTF-8, without a document type, and
 * not too deep. Elements are known by their names without prefixes.
 */
final class XmlPart {
  /** How many elements may be inside each other. */
  static final int DEEPEST = 64;

  /** What some programs write before the text. */
  private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private static final XMLInputFactory FACTORY = factory();

  private final String name;
  private final XMLStreamReader reader;
  private final Deque<String> open = new ArrayDeque<>();
  private int event;

  XmlPart(String name, byte[] bytes) {
    this.name = name;
    reader = open(bytes);
    String encoding = reader.getCharacterEncodingScheme();
    if (encoding != null && !encoding.equalsIgnoreCase(StandardCharsets.UTF_8.name())) {
      throw refusal("is not in UTF-8");
    }
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return factory;
  }

  private XMLStreamReader open(byte[] bytes) {
    int start = beginsWithMark(bytes) ? MARK.length : 0;
    ByteArrayInputStream in = new ByteArrayInputStream(bytes, start, bytes.length - start);
    try {
      // A decoder of one's own refuses what is not in UTF-8, where a charset would replace it.
      return FACTORY.createXMLStreamReader(
          new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
    } catch (XMLStreamException malformed) {
      throw refusal(malformed);
    }
  }

  private static boolean beginsWithMark(byte[] bytes) {
    return bytes.length >= MARK.length
        && Arrays.equals(bytes, 0, MARK.length, MARK, 0, MARK.length);
  }

  private WorkbookException refusal(XMLStreamException malformed) {
    if (malformed.getNestedException() instanceof CharacterCodingException) {
      return refusal("is not in UTF-8");
    }
    Location place = malformed.getLocation();
    return refusal(
        place == null
            ? "is no well-formed XML"
            : "is no well-formed XML, at line %s, column %s"
                .formatted(place.getLineNumber(), place.getColumnNumber()));
  }

  /** The refusal of the whole part. */
  WorkbookException refusal(String complaint) {
    return WorkbookException.ofFile(
        "the file is damaged: its part '%s' %s".formatted(Names.excerpt(name), complaint));
  }

  /** Goes on to the next beginning, end or text; false if there is none. */
  boolean next() {
    if (isEnd()) {
      open.pop();
    }
    do {
      if (!advance()) {
        return false;
      }
      if (event == XMLStreamConstants.DTD || event == XMLStreamConstants.ENTITY_REFERENCE) {
        throw refusal("has a document type or an entity of its own");
      }
    } while (!isStart() && !isEnd() && !isText());
    if (isStart()) {
      open.push(reader.getLocalName());
      if (open.size() > DEEPEST) {
        throw refusal("has more than %s elements inside each other".formatted(DEEPEST));
      }
    }
    return true;
  }

  private boolean advance() {
    try {
      boolean hasNext = reader.hasNext();
      event = hasNext ? reader.next() : event;
      return hasNext;
    } catch (XMLStreamException malformed) {
      throw refusal(malformed);
    } catch (RuntimeException unforeseen) {
      throw refusal("is no well-formed XML");
    }
  }

  private boolean isStart() {
    return event == XMLStreamConstants.START_ELEMENT;
  }

  private boolean isEnd() {
    return event == XMLStreamConstants.END_ELEMENT;
  }

  private boolean isText() {
    return event == XMLStreamConstants.CHARACTERS
        || event == XMLStreamConstants.CDATA
        || event == XMLStreamConstants.SPACE;
  }

  boolean isStart(String element) {
    return isStart() && element.equals(open.peek());
  }

  boolean isEnd(String element) {
    return isEnd() && element.equals(open.peek());
  }

  /** What the innermost element is called that is open. */
  String element() {
    return open.isEmpty() ? "" : open.peek();
  }

  /** What the element around the innermost one is called. */
  String parent() {
    return open.stream().skip(1).findFirst().orElse("");
  }

  /** The characters that have come, if some have. */
  String text() {
    return isText() ? reader.getText() : "";
  }

  /** An attribute without a prefix of the element that has begun. */
  Optional<String> attribute(String attribute) {
    return Optional.ofNullable(reader.getAttributeValue("", attribute));
  }

  /** An attribute with any prefix. */
  Optional<String> prefixedAttribute(String attribute) {
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      String space = reader.getAttributeNamespace(i);
      if (reader.getAttributeLocalName(i).equals(attribute) && space != null && !space.isEmpty()) {
        return Optional.of(reader.getAttributeValue(i));
      }
    }
    return Optional.empty();
  }
}
