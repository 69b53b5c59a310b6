// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) struct DocumentFileTests {
  private func message(path: String) -> String? {
    #expect(throws: Diagnostic.self) { try Document(contentsOfFile: path) }?.description
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "gossamer-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func readsADocument_AndNamesItsPath() throws {
    try withFolder { folder in
      let path = folder + "/View.xib"
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects><view hidden="perhaps" id="1"/></objects>
        </document>
        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let document = try Document(contentsOfFile: path)
      #expect(document.file == path)
      #expect(document.element(id: "1")?.bool("hidden") == nil)
      #expect(
        document.reports == [
          "\(path):2: warning: hidden 'perhaps' of <view> isn't YES or NO, so it counts as not given. Correct it."
        ])
    }
  }

  @Test func saysSo_WhenThereIsNoFile() {
    #expect(
      message(path: "/nowhere/Main.storyboard")
        == """
        /nowhere/Main.storyboard: error: The document can't be read: No such file or directory. Check its path \
        and who may read it.
        """
    )
  }

  @Test(arguments: ["/tmp", "/dev/zero", "/dev/null"])
  func saysSo_WhenThePathIsNoFile(path: String) {
    #expect(
      message(path: path)
        == "\(path): error: This is a folder or a device. Give the path of a .storyboard or .xib file."
    )
  }

  @Test func saysSo_WhenThePathIsAPipe() throws {
    try withFolder { folder in
      let path = folder + "/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      #expect(
        message(path: path)
          == "\(path): error: This is a folder or a device. Give the path of a .storyboard or .xib file."
      )
    }
  }

  @Test func refusesALargeFile_WithoutReadingIt() throws {
    try withFolder { folder in
      let path = folder + "/Large.xib"
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      #expect(truncate(path, 100 << 20) == 0)
      #expect(
        message(path: path) == """
          \(path): error: The file has 104857600 bytes, more than the 8388608 that are read. Divide the \
          document into several.
          """)
    }
  }

  @Test func saysSo_WhenTheFileIsEmpty() throws {
    try withFolder { folder in
      let path = folder + "/Empty.xib"
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      #expect(
        message(path: path)
          == "\(path): error: The file is empty. Save the document from Interface Builder again.")
    }
  }
}
