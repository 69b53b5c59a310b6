// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerIntentions

@Suite(.alone) struct DocumentClassesTests {
  @Test func hasEachPublicClass_ThatTheSourcesHave() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/GossamerIntentions")
    let files = try #require(
      FileManager.default.enumerator(at: sources.standardized, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      // This leaves out generic classes: documents get their base classes.
      let declaration = /(?m)^(?:@\w+ )*(?:public|open) (?:final )?class (\w+)(?:\:| \{)/
      for match in text.matches(of: declaration) {
        names.insert(String(match.1))
      }
    }
    #expect(names == Set(DocumentClasses.classes.map { String(describing: $0) }))
    #expect(names.count > 25)
  }
}
