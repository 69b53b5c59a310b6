// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The report in the format of static analysis tools, which code hosts show beside the lines: SARIF 2.1.0.
///
/// Each kind is a rule, and each controller has a result for each kind that a technique takes out. A controller over the limit has
/// one more, of level `error`. What is wrong with files are notifications of the run.
///
/// Format: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIFReport: Encodable {
  let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
    let columnKind = "unicodeCodePoints"
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "gossamer weigh"
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let help: Message
    let helpUri: String?
  }

  struct Message: Encodable {
    let text: String
  }

  struct Invocation: Encodable {
    let executionSuccessful = true
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level = "warning"
    let message: Message
    let locations: [Location]
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
  }

  struct Location: Encodable {
    let id: Int?
    let physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  struct ArtifactLocation: Encodable {
    let uri: String
  }

  struct Region: Encodable {
    let startLine: Int
    let endLine: Int
  }

  // MARK: - Filling it

  private static let limitRule = "lines"

  init(_ report: Report, limit: Int?, site: String?) {
    let kinds = Kind.allCases.filter { $0.technique != nil }
    var rules = kinds.compactMap { kind -> Rule? in
      guard let technique = kind.technique else { return nil }
      return Rule(
        id: kind.rawValue,
        shortDescription: Message(text: "A controller's lines are spent on: \(kind.title)."),
        help: Message(text: "\(technique.advice) See \(technique.link(site: nil))."),
        helpUri: site.map { technique.link(site: $0) })
    }
    rules.append(
      Rule(
        id: Self.limitRule,
        shortDescription: Message(text: "A controller has more lines than the limit permits."),
        help: Message(text: "See Sources/Gossamer/Gossamer.docc/WeighingControllers.md."),
        helpUri: nil))
    let results = report.controllers.flatMap { controller in
      Self.limitResults(of: controller, limit: limit, index: kinds.count)
        + controller.spending.compactMap { spending in
          kinds.firstIndex(of: spending.kind).flatMap { index in
            Self.result(of: spending, in: controller, index: index)
          }
        }
    }
    runs = [
      Run(
        tool: Tool(driver: Driver(rules: rules)),
        invocations: [
          Invocation(toolExecutionNotifications: report.problems.map(Self.notification(of:)))
        ], results: results)
    ]
  }

  private static func result(
    of spending: Weight.Spending, in controller: Weight, index: Int
  ) -> Result? {
    guard spending.gain > 0, let technique = spending.kind.technique,
      let first = spending.places.first
    else { return nil }
    return Result(
      ruleId: spending.kind.rawValue, ruleIndex: index, level: "note",
      message: Message(
        text: """
          \(controller.name) spends \(spending.lines) of \(controller.lines) lines on \(spending.kind.title). \
          \(technique.advice)
          """),
      locations: [location(first)],
      relatedLocations: spending.places.count > 1
        ? spending.places.dropFirst().enumerated().map { location($1, id: $0 + 1) } : nil,
      partialFingerprints: ["controllerAndKind/v1": "\(controller.name)/\(spending.kind.rawValue)"])
  }

  private static func limitResults(of controller: Weight, limit: Int?, index: Int) -> [Result] {
    guard let limit, controller.lines > limit else { return [] }
    let line = Weight.Lines(
      file: controller.file, first: controller.line, last: controller.line)
    return [
      Result(
        ruleId: limitRule, ruleIndex: index, level: "error",
        message: Message(
          text: "\(controller.name) has \(controller.lines) lines; \(limit) are permitted."),
        locations: [location(line)], relatedLocations: nil,
        partialFingerprints: ["controllerAndKind/v1": "\(controller.name)/\(limitRule)"])
    ]
  }

  private static func location(_ lines: Weight.Lines, id: Int? = nil) -> Location {
    Location(
      id: id,
      physicalLocation: PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: uri(of: lines.file)),
        region: Region(startLine: lines.first, endLine: lines.last)))
  }

  private static func notification(of problem: Problem) -> Notification {
    Notification(
      message: Message(text: problem.message),
      locations: [
        Location(
          id: nil,
          physicalLocation: PhysicalLocation(
            artifactLocation: ArtifactLocation(uri: uri(of: problem.file)),
            region: problem.line.map { Region(startLine: $0, endLine: $0) }))
      ])
  }

  /// A path as a reference of RFC 3986: an absolute one with its scheme, a relative one without.
  private static func uri(of path: String) -> String {
    var isPermitted = CharacterSet.urlPathAllowed
    isPermitted.remove(":")
    let encoded = path.addingPercentEncoding(withAllowedCharacters: isPermitted) ?? path
    return path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }
}
