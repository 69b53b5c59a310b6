// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// Texts that are no document. Each causes one message, and no document.
@Suite(.alone) struct MalformedDocumentTests {
  private static let open =
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">"#

  private func message(reading data: Data) -> String? {
    #expect(throws: Diagnostic.self) { try Document(data: data, file: "A.xib") }?.description
  }

  @Test(arguments: [
    ("", "A.xib: error: The file is empty. Save the document from Interface Builder again."),
    (
      " \n",
      """
      A.xib:1: error: The XML is malformed: There is no element in it. Save the document from Interface \
      Builder again.
      """
    ),
    (
      "hello",
      """
      A.xib:1: error: The XML is malformed: There is no element in it. Save the document from Interface \
      Builder again.
      """
    ),
    (
      "<a>\n<b>\n</c></a>",
      """
      A.xib:3: error: The XML is malformed: An end tag doesn't match the tag that is open. Correct one of \
      the two.
      """
    ),
    (
      "<a>\n<b>\n\n",
      """
      A.xib:4: error: The file ends inside of <b>, which begins in line 2. Save the document from Interface \
      Builder again.
      """
    ),
    (
      "<a",
      """
      A.xib: error: The XML is malformed: There is no element in it. Save the document from Interface \
      Builder again.
      """
    ),
    (
      "<a>\n<b x='1",
      """
      A.xib:2: error: The XML is malformed: The value of an attribute doesn't end. Add the quote at its end.
      """
    ),
    (
      "<a/>\n<b/>",
      """
      A.xib:2: error: The XML is malformed: Something follows the end of the root element. Remove it.
      """
    ),
    (
      "<a x='1' x='2'/>",
      "A.xib:1: error: The XML is malformed: An attribute is given twice. Remove one."
    ),
    (
      "<a x=1/>",
      """
      A.xib:1: error: The XML is malformed: The value of an attribute isn't in quotes. Put it in quotes.
      """
    ),
    (
      "<a x='&who;'/>",
      """
      A.xib:1: error: The XML is malformed: It uses an entity that XML doesn't define. Write '&' as '&amp;'.
      """
    ),
    (
      "<a x='1 & 2'/>",
      """
      A.xib:1: error: The XML is malformed: There is a '<' or an '&' that begins nothing. Write it as '&lt;' \
      or '&amp;'.
      """
    ),
    (
      "<a x='1 < 2'/>",
      """
      A.xib:1: error: The XML is malformed: There is a '<' in the value of an attribute. Write it as '&lt;'.
      """
    ),
    (
      "<a>\n\0</a>",
      """
      A.xib:2: error: The XML is malformed: It has a character that XML or UTF-8 doesn't allow. Remove it, or \
      save the document as UTF-8.
      """
    ),
    (
      "<ib:a/>",
      """
      A.xib:1: error: \(prefix)
      """
    ),
    ("<a xmlns:p=''><p:b/></a>", "A.xib:1: error: \(prefix)"),
    ("<a p:='1'/>", "A.xib:1: error: \(prefix)"),
    (
      "<a>\n<!-- x -- y --></a>",
      """
      A.xib:2: error: The XML is malformed: There is a '--' in a comment. Write it in another way.
      """
    ),
    (
      "<a>x ]]> y</a>",
      "A.xib:1: error: The XML is malformed: There is a ']]>' in a text. Write it as ']]&gt;'."
    ),
    (
      "<?xml version='2.0'?><a/>",
      """
      A.xib:1: error: The XML is malformed: The first line isn't well-formed. Write it as \
      <?xml version="1.0" encoding="UTF-8"?>.
      """
    ),
    ("<a/>\n<?xml version='1.0'?>", "A.xib:2: error: '<?xml version='1.0'?>' \(instruction)"),
    (" <?xml version='1.0'?><a/>", "A.xib:1: error: '<?xml version='1.0'?>' \(instruction)"),
    ("<?xml?><a/>", "A.xib:1: error: '<?xml?>' \(instruction)"),
    ("<a><?b ?></a>", "A.xib:1: error: '<?b ?>' \(instruction)"),
    (
      "<a><!- x --></a>",
      """
      A.xib:1: error: A '<!' begins neither a comment ('<!--') nor a part marked by '<![CDATA['. Write it as \
      '&lt;!'.
      """
    ),
    ("NIBArchive\u{1}\0", "A.xib:1: error: \(compiled)"),
    ("bplist00\u{1}\0", "A.xib:1: error: \(compiled)"),
    (
      "<plist/>",
      """
      A.xib:1: error: The root element is <plist>, not <document>, so this is no .storyboard or .xib file of \
      Interface Builder. Give one of those.
      """
    ),
    (
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"/>"#,
      """
      A.xib:1: error: Documents of type 'com.apple.InterfaceBuilder3.Cocoa.XIB' aren't supported, only \
      storyboards and xibs for iOS: com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB and \
      com.apple.InterfaceBuilder3.CocoaTouch.XIB. Give one of those.
      """
    ),
    (
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="2.0"/>"#,
      """
      A.xib:1: error: The document has version '2.0', and only 3.0 is supported. Open it in Xcode 5 or later \
      and save it again.
      """
    ),
  ])
  func saysWhatIsWrongAndWhere(text: String, expected: String) {
    #expect(message(reading: Data(text.utf8)) == expected)
  }

  nonisolated private static let compiled =
    "This is a compiled nib. Give the .storyboard or .xib file that it was made from."

  nonisolated private static let prefix = """
    The XML is malformed: The name of an element or attribute has the prefix of a namespace, which isn't declared \
    or not well-formed. Remove the prefix.
    """

  nonisolated private static let instruction = """
    isn't allowed here: a document has one '<?xml version="1.0" encoding="UTF-8"?>', at its very beginning, and no \
    instruction without content. Remove it.
    """

  @Test func saysSo_WhenBytesAreNoUTF8() {
    let text = Data("<document>\n<label text='".utf8) + [0xE9] + Data("'/></document>".utf8)
    #expect(
      message(reading: text) == """
        A.xib:2: error: The XML is malformed: It has a character that XML or UTF-8 doesn't allow. Remove it, \
        or save the document as UTF-8.
        """)
  }

  @Test func readsADocument_ThatBeginsWithAByteOrderMarkACommentAndAnInstruction() throws {
    let text = """
      \u{FEFF}<?xml version="1.0" encoding="utf-8" standalone="no"?>
      <?stylesheet href="<!DOCTYPE"?><!-- <!DOCTYPE ' -->
      \(Self.open)<objects><label id="1"><string key="text"><![CDATA[<!DOCTYPE '>]]></string></label></objects></document>
      """
    let document = try Document(data: Data(text.utf8), file: "A.xib")
    #expect(document.element(id: "1")?.text("text") == "<!DOCTYPE '>")
  }
}
