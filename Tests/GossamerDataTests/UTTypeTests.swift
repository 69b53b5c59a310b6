// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerData

@Suite(.alone) struct UTTypeTests {
  @Test(arguments: [
    ("png", "public.png"), ("JPG", "public.jpeg"), ("jpeg", "public.jpeg"),
    ("txt", "public.plain-text"),
    ("pdf", "com.adobe.pdf"), ("htm", "public.html"), ("swift", "public.swift-source"),
    ("svgz", "public.svg-image"), ("odt", "dyn.mime.application/vnd.oasis.opendocument.text"),
    ("gossamer-nothing", "dyn.extension.gossamer-nothing"),
  ])
  func isFoundByItsFilenameExtension(filenameExtension: String, identifier: String) {
    #expect(UTType(filenameExtension: filenameExtension)?.identifier == identifier)
  }

  @Test(arguments: ["", "a/b", "tar.gz", "a\0b"])
  func isNil_ForAnInvalidFilenameExtension(filenameExtension: String) {
    #expect(UTType(filenameExtension: filenameExtension) == nil)
  }

  @Test(arguments: [
    ("image/png", "public.png"), ("IMAGE/JPEG", "public.jpeg"), ("image/jpg", "public.jpeg"),
    ("text/plain", "public.plain-text"),
    ("text/plain; charset=\"utf-8\"", "public.utf8-plain-text"),
    ("text/html;charset=latin1", "public.html"),
    ("application/x-own", "dyn.mime.application/x-own"),
    ("inode/directory", "public.folder"),
  ])
  func isFoundByItsMIMEType(mimeType: String, identifier: String) {
    #expect(UTType(mimeType: mimeType)?.identifier == identifier)
  }

  @Test(arguments: ["", "png", "image/", "/png", "a/b/c"])
  func isNil_ForAnInvalidMIMEType(mimeType: String) {
    #expect(UTType(mimeType: mimeType) == nil)
  }

  @Test func isFoundByItsIdentifier_AndNilForUnknownOnes() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("public.nothing") == nil)
    #expect(UTType("dyn.mime.") == nil)
    let own = UTType(mimeType: "application/x-own")
    #expect(own.flatMap { UTType($0.identifier) } == own)
    #expect(own?.isDynamic == true)
    #expect(UTType.png.isDynamic == false)
  }

  @Test(arguments: [
    (UTType.png, UTType.image, true), (.png, .data, true), (.png, .content, true),
    (.png, .item, true),
    (.png, .text, false), (.image, .png, false), (.png, .png, true), (.fileURL, .url, true),
    (.folder, .data, false), (.folder, .item, true), (.utf8PlainText, .text, true),
    (.mpeg4Movie, .audiovisualContent, true),
  ])
  func conformsToItselfAndItsSupertypesOnly(type: UTType, other: UTType, expected: Bool) {
    #expect(type.conforms(to: other) == expected)
    #expect(type.isSubtype(of: other) == (expected && type != other))
    #expect(other.isSupertype(of: type) == (expected && type != other))
  }

  @Test(arguments: [
    ("image/x-own", UTType.image), ("video/x-own", .movie), ("audio/x-own", .audio),
    ("text/x-own", .text),
    ("application/x-own", .data), ("application/x-shellscript", .text),
  ])
  func dynamicTypeConformsToTheTypeOfItsMIMEFamily(mimeType: String, family: UTType) throws {
    let type = try #require(UTType(mimeType: mimeType))
    #expect(type.conforms(to: family))
    #expect(type.conforms(to: .item))
  }

  @Test func hasAPreferredFilenameExtensionAndMIMEType() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.image.preferredMIMEType == nil)
    #expect(
      UTType(filenameExtension: "gossamer-nothing")?.preferredFilenameExtension
        == "gossamer-nothing")
    #expect(UTType(mimeType: "application/x-own")?.preferredMIMEType == "application/x-own")
  }

  @Test func localizedDescriptionComesFromTheSharedMIMEDatabase() {
    #expect(UTType.png.localizedDescription == "PNG image")
    #expect(UTType.item.localizedDescription == nil)
  }

  @Test func knownTypesHaveKnownParentsAndUniqueNames() {
    for type in KnownType.list {
      #expect(type.parents.allSatisfy { KnownType.all[$0] != nil }, "\(type.identifier)")
    }
    // Making these dictionaries traps if a key occurs twice.
    #expect(KnownType.all.count == KnownType.list.count)
    #expect(!KnownType.byExtension.isEmpty)
    #expect(!KnownType.byMIMEType.isEmpty)
  }
}
