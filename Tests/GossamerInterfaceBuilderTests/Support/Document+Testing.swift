// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import GossamerInterfaceBuilder

nonisolated extension Document {
  /// A storyboard `Main.storyboard` with these scenes, which begin in line 2.
  static func storyboard(_ scenes: String, attributes: String = "") throws -> Document {
    try Document(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(attributes)><scenes>
        \(scenes)
        </scenes></document>
        """, file: "Main.storyboard")
  }

  /// A xib `View.xib` with these objects, which begin in line 2.
  static func xib(_ objects: String) throws -> Document {
    try Document(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        \(objects)
        </objects></document>
        """, file: "View.xib")
  }

  convenience init(text: String, file: String) throws(Diagnostic) {
    try self.init(data: Data(text.utf8), file: file)
  }

  /// The reports, as they are printed.
  var reports: [String] { diagnostics.all.map(\.description) }
}
