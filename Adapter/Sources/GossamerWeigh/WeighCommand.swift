// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
import Foundation

/// `gossamer weigh`: which controllers are heavy, and what thins them.
public struct WeighCommand: ParsableCommand {
  /// Its name and its help.
  public static let configuration = CommandConfiguration(
    commandName: "weigh", abstract: "Says which view controllers are heavy, and what thins them.",
    discussion: """
      Reads Swift and Objective-C, of a Mac's project too. Each line of a controller is counted once: making views, layout, data \
      source, delegate, formatting, validation, networking, navigation, persistence, gestures. For each there is \
      the technique that takes it out. Where the code is simple enough, the intention is written out as a patch.

        gossamer weigh Sources --limit 150
        gossamer weigh App.xcodeproj --apply

      The exit status is 1 if a controller has more lines than --limit, and 2 if a path isn't there.
      """)

  /// How a report is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif
  }

  @Argument(help: "The .swift and .m files, their folders, or the .xcodeproj.")
  var paths: [String]

  @Option(help: "How the report is printed: for a person, as JSON, or as SARIF 2.1.0.")
  var format = Format.text

  @Option(help: "How many lines a controller may have.")
  var limit: Int?

  @Option(help: "The address of a site made by 'make docs', for links to the articles.")
  var docs: String?

  @Flag(help: "Prints only the patch, as a unified diff.")
  var patch = false

  @Flag(help: "Changes the files, and prints the unified diff.")
  var apply = false

  /// Creates a command whose arguments aren't parsed yet.
  public init() {}

  /// Refuses options that don't fit together.
  public func validate() throws {
    if let limit, limit < 0 {
      throw ValidationError("--limit \(limit): a controller can't have fewer than 0 lines.")
    }
    if patch || apply, format != .text {
      throw ValidationError(
        "--\(apply ? "apply" : "patch") prints a diff, so --format doesn't fit.")
    }
  }

  /// Weighs, prints, and with `--apply` changes the files.
  /// - Throws: the exit status.
  public func run() throws {
    do {
      let weighing = try Weighing(paths)
      let report = weighing.report
      if patch || apply {
        for problem in report.problems { Self.complain(problem.description) }
        if apply { try weighing.apply() }
        try Self.write(weighing.diff)
        for offender in report.offenders(limit: limit) { Self.complain(offender.overLimit) }
      } else {
        try print(report)
      }
      if !report.offenders(limit: limit).isEmpty { throw ExitCode.failure }
    } catch let error as WeighError {
      Self.complain(error.description)
      throw ExitCode(2)
    }
  }

  private func print(_ report: Report) throws {
    switch format {
    case .text:
      try Self.write(TextReport(report, limit: limit, site: docs).text)
    case .json:
      try Self.write(Self.encoded(report))
    case .sarif:
      try Self.write(Self.encoded(SARIFReport(report, limit: limit, site: docs)))
    }
    if format == .text {
      for problem in report.problems { Self.complain(problem.description) }
    }
  }

  private static func encoded(_ report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }

  private static func write(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  private static func complain(_ message: String) {
    // Nobody is left to tell if this fails.
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
  }
}
