// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Testing

@testable import GossamerWeigh

/// What a call prints, and how it ends.
@Suite struct CommandTests {
  private let controller = "class A: UIViewController {\n  func a() {}\n}\n"

  private func outcome(_ arguments: String...) throws -> WeighCommand.Outcome {
    try WeighCommand.parse(arguments).outcome()
  }

  @Test(arguments: ["text", "json", "sarif"])
  func theStatusIsOne_WhenAControllerIsOverTheLimit(_ format: String) throws {
    let folder = try Folder(["A.swift": controller])
    let over = try outcome(folder.path, "--limit", "2", "--format", format)
    #expect(over.status == .failure)
    let words = format == "text" ? [over.output] : over.complaints
    #expect(words.contains { $0.contains("\(folder.path)/A.swift:1: A has 3 lines.") })
    let under = try outcome(folder.path, "--limit", "3", "--format", format)
    #expect(under.status == .success)
    #expect(under.complaints.isEmpty)
  }

  @Test func theStatusIsTwo_WhenAPathIsMissing() throws {
    let outcome = try outcome("/nowhere")
    #expect(outcome.status == ExitCode(2))
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.complaints == [
        "/nowhere: there is no such file or folder. Name Swift files, their folder, or the .xcodeproj."
      ])
  }

  @Test(arguments: [
    (["A", "--limit=-1"], "--limit -1: a controller can't have fewer than 0 lines."),
    (["A", "--docs", "here"], "--docs here: this isn't an address, such as https://example.org."),
    (
      ["A", "--apply", "--format", "json"],
      "--apply prints a diff, so --format doesn't fit."
    ),
  ])
  func optionsThatDoNotFitAreRefused(_ arguments: [String], _ message: String) {
    #expect {
      try WeighCommand.parse(arguments)
    } throws: { error in
      WeighCommand.message(for: error) == message
    }
  }

  @Test func anEmptyFolderIsNamed() throws {
    let folder = try Folder(["README.md": "Text.\n"])
    let outcome = try outcome(folder.path)
    #expect(outcome.status == .success)
    #expect(outcome.output.hasPrefix("No view controllers in 0 files."))
    #expect(outcome.complaints == ["\(folder.path): has no .swift and no .m files."])
  }

  @Test func aPathThatIsNoSourceIsRefused() throws {
    let folder = try Folder(["A.png": ""])
    let outcome = try outcome("\(folder.path)/A.png")
    #expect(outcome.status == ExitCode(2))
    #expect(
      outcome.complaints == [
        """
        \(folder.path)/A.png: this isn't a source file. Name files that end in .swift or .m, a folder, or a .xcodeproj.
        """
      ])
  }

  @Test func aLinkThatLeadsNowhereIsRefused() throws {
    let folder = try Folder()
    let link = "\(folder.path)/A.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
    let outcome = try outcome(link)
    #expect(outcome.status == ExitCode(2))
    #expect(outcome.complaints == ["\(link): this symbolic link leads nowhere."])
  }

  @Test func objectiveCWithoutItsEndIsWeighedAndNamed() throws {
    let folder = try Folder(["A.m": "@implementation A\n- (void)viewDidLoad {\n  [self a"])
    let outcome = try outcome(folder.path)
    #expect(outcome.output.hasPrefix("1 view controller in 1 file: 3 lines"))
    #expect(
      outcome.complaints == [
        "\(folder.path)/A.m:1: has no @end for 'A'. What could be read of the file is weighed."
      ])
  }

  /// Each would end the process, as the stack does, if it was parsed.
  @Test(arguments: [
    ("A.swift", "x" + String(repeating: ".a", count: 1_000_000)),
    ("A.swift", "x" + String(repeating: "()", count: 500_000)),
    ("A.swift", "x" + String(repeating: "\n.a", count: 300_000)),
    ("A.swift", "let s = " + String(repeating: "\"\\(", count: 100_000)),
    ("A.m", "@implementation A\n- (void)b {\n" + String(repeating: "{\n", count: 500_000)),
  ])
  func aSourceThatIsNestedTooDeepIsLeftOut(_ name: String, _ text: String) throws {
    let folder = try Folder([name: text])
    let problem = try #require(try folder.report().problems.first)
    #expect(
      problem.message
        == "is nested deeper than 10,000 levels, and is left out: nobody wrote it by hand.")
    #expect(problem.line != nil)
  }

  @Test func twoMegabytesAreWeighed() throws {
    let comment = String(repeating: "a comment ", count: 80)
    let method = "  func a() { label.text = \"a text\" }  // \(comment)\n"
    let count = 2_000_000 / method.utf8.count
    let folder = try Folder([
      "A.swift": "class A: UIViewController {\n\(String(repeating: method, count: count))}\n",
      "B.swift": "let data = \"\(String(repeating: "(x.", count: 3_000))\"\n",
    ])
    let report = try folder.report()
    #expect(report.problems.isEmpty)
    #expect(report.controller("A")?.lines == count + 2)
    #expect(report.controller("A")?.table == [.values: count])
  }

  @Test func aFileOverFiveMegabytesIsLeftOut() throws {
    let folder = try Folder(["A.swift": String(repeating: "// A\n", count: 1_000_001)])
    #expect(
      try folder.report().problems.map(\.message) == [
        "is larger than 5 MB, and is left out: nobody wrote it by hand."
      ])
  }
}
