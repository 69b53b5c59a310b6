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

      The exit status is 1 if a controller has more lines than --limit, 2 if a path isn't there or a file can't be written, and 64 if \
      the options are wrong. A file that can't be read is named, and doesn't change it.
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
    if let docs, URL(string: docs)?.scheme == nil {
      throw ValidationError("--docs \(docs): this isn't an address, such as https://example.org.")
    }
    if patch || apply, format != .text {
      throw ValidationError(
        "--\(apply ? "apply" : "patch") prints a diff, so --format doesn't fit.")
    }
  }

  /// Weighs, prints, and with `--apply` changes the files.
  /// - Throws: the exit status.
  public func run() throws {
    let outcome = try outcome()
    // Nobody is left to tell if this fails.
    try? FileHandle.standardError.write(
      contentsOf: Data(outcome.complaints.map { "\($0)\n" }.joined().utf8))
    try FileHandle.standardOutput.write(contentsOf: Data(outcome.output.utf8))
    if outcome.status != .success { throw outcome.status }
  }

  /// What a call prints, and how it ends.
  struct Outcome {
    /// What is printed.
    var output = ""

    /// What is printed as errors: the problems of files, and controllers over the limit if the output doesn't name them in words.
    var complaints: [String] = []
    var status = ExitCode.success
  }

  func outcome() throws -> Outcome {
    var outcome = Outcome()
    do {
      let weighing = try Weighing(paths)
      let report = weighing.report
      if apply { try weighing.apply() }
      outcome.output = patch || apply ? weighing.diff : try text(of: report)
      let offenders = report.offenders(limit: limit)
      if patch || apply || format == .text {
        outcome.complaints = report.problems.map(\.description)
      }
      if patch || apply || format != .text { outcome.complaints += offenders.map(\.overLimit) }
      if !offenders.isEmpty { outcome.status = .failure }
    } catch let error as WeighError {
      outcome.complaints = [error.description]
      outcome.status = ExitCode(2)
    }
    return outcome
  }

  private func text(of report: Report) throws -> String {
    switch format {
    case .text: TextReport(report, limit: limit, site: docs).text
    case .json: try Self.encoded(report)
    case .sarif: try Self.encoded(SARIFReport(report, limit: limit, site: docs))
    }
  }

  private static func encoded(_ report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}
