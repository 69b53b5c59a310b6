// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// Hostile texts, which aim at time, memory or secrets.
@Suite(.alone) struct HostileDocumentTests {
  private func message(reading text: String) -> String? {
    #expect(throws: Diagnostic.self) { try Document(text: text, file: "A.xib") }?.description
  }

  private static let documentType = """
    A document type declaration (<!DOCTYPE) isn't allowed, because entities could be declared in it. \
    Remove it.
    """

  @Test(arguments: [
    """
    <?xml version="1.0"?>
    <!DOCTYPE document [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
    <document text="&c;"/>
    """,
    """
    <?xml version="1.0"?>
    <!DOCTYPE document [<!ENTITY password SYSTEM "file:///etc/passwd">]>
    <document>&password;</document>
    """,
    """
    <?xml version="1.0"?>
    <!DOCTYPE document SYSTEM "http://127.0.0.1:9/document.dtd">
    <document/>
    """,
    """
    <!-- It's
    --><!DOCTYPE document PUBLIC "a" "b">
    <document/>
    """,
  ])
  func refusesToDeclareEntities(text: String) {
    #expect(message(reading: text) == "A.xib:2: error: \(Self.documentType)")
  }

  @Test(arguments: ["UTF-7", "utf-16", "EBCDIC-CP-US", "ISO-8859-1"])
  func refusesEncodings_InWhichADeclarationCouldHide(encoding: String) {
    let gap = String(repeating: " ", count: 10_000)
    for text in [
      "<?xml version='1.0' encoding = '\(encoding)'?>",
      "<?xml version='1.0 encoding=utf-8'\(gap)encoding=\"\(encoding)\"?>",
    ] {
      #expect(
        message(reading: text + "<document/>")
          == "A.xib:1: error: The encoding '\(encoding)' isn't supported. Save the document as UTF-8."
      )
    }
  }

  @Test(arguments: [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian])
  func refusesWiderCharacters(encoding: String.Encoding) throws {
    let data = try #require("<?xml version='1.0'?><!DOCTYPE a []><document/>".data(using: encoding))
    let error = #expect(throws: Diagnostic.self) { try Document(data: data, file: "A.xib") }
    #expect(
      error?.description
        == "A.xib:1: error: The encoding 'UTF-16' isn't supported. Save the document as UTF-8.")
  }

  @Test func refusesElements_ThatAreTooDeep() {
    let text =
      String(repeating: "<view>\n", count: 10_000) + String(repeating: "</view>", count: 10_000)
    #expect(
      message(reading: text)
        == """
        A.xib:251: error: There are more than 250 elements within one another. Take some views out of others.
        """)
  }

  @Test func refusesElements_ThatAreTooMany() {
    let text = "<document>" + String(repeating: "<a/>", count: 500_001) + "</document>"
    #expect(
      message(reading: text)
        == "A.xib:1: error: There are more than 500000 elements. Divide the document into several.")
  }

  @Test func refusesAttributes_ThatAreTooMany() {
    let attributes = (1...100_000).map { "a\($0)='>'" }.joined(separator: " ")
    #expect(
      message(reading: "<!-- it's --><document>\n<view \(attributes)/></document>")
        == "A.xib:2: error: An element has more than 1000 attributes. Remove some.")
  }

  @Test func refusesBytes_ThatAreTooMany() {
    #expect(
      message(reading: String(repeating: " ", count: 9_000_000)) == """
        A.xib: error: The file has 9000000 bytes, more than the 8388608 that are read. Divide the document into \
        several.
        """)
  }

  @Test func keepsALongValue() throws {
    let text = String(repeating: "x", count: 1_000_000)
    let document = try Document.xib("<label id='1' text='\(text)'/>")
    #expect(document.element(id: "1")?.text("text")?.count == 1_000_000)
  }
}
