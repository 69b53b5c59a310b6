// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

/// The program `gossamer` itself, as a shell runs it.
@Suite(.alone) struct LayoutCommandTests {
  private struct Ended {
    let status: Int32
    let errors: String
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="10" height="20"/></view></objects></document>
    """

  /// Runs `gossamer layout` on a document by a shell.
  private func layOut(
    _ document: String = Self.document, redirecting redirection: String
  ) throws -> Ended {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xib")
    try Data(document.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "gossamer")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" layout \"$1\" \(redirection)", program.path, file.path]
    let errors = Pipe()
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Ended(status: process.terminationStatus, errors: String(decoding: data, as: UTF8.self))
  }

  @Test(arguments: [
    (">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
  ])
  func saysInOneLine_WhyTheFramesCannotBeWritten(redirection: String, reason: String) throws {
    let ended = try layOut(redirecting: redirection)
    #expect(ended.status == 1)
    #expect(
      ended.errors == """
        Error: The frames can't be written to the standard output: \(reason). Send them to a file on a disk with \
        room: gossamer layout FILE > PATH.

        """)
  }

  @Test(arguments: [
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/></objects></document>
    """,
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
    """,
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
    <scene sceneID="s"><objects/></scene></scenes></document>
    """,
  ])
  func failsAndSaysSo_WhenThereIsNothingToLayOut(document: String) throws {
    let ended = try layOut(document, redirecting: ">&2")
    #expect(ended.status == 1)
    #expect(
      ended.errors.contains(
        #""message":"The document has no scene and no view, so there is nothing to lay out. "#
          + #"Add one in Interface Builder.","severity":"error""#), "\(ended.errors)")
  }

  @Test func endsWell_WhenTheFramesAreWritten() throws {
    let ended = try layOut(redirecting: ">/dev/null")
    #expect(ended.status == 0)
    #expect(ended.errors.isEmpty)
  }
}
