// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import GossamerAdapter

/// `gossamer run App.xcodeproj`: opens the application of a project.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Builds the application of an Xcode project or a package, and opens it.",
    discussion: """
      The project stays as it is: adapted copies of its sources are kept beside it, in .gossamer, and only what has \
      changed is adapted and built again. Messages of the compiler name the project's own files. What is different \
      from iOS stands in .gossamer/report.txt.

        gossamer run MyApp.xcodeproj

      With --adopt the project becomes a package for good, as a change that can be reviewed and committed: it needs \
      the adapter no longer.

        gossamer run MyApp.xcodeproj --adopt
      """)

  @OptionGroup var options: ProjectOptions

  @Flag(help: "Only write the package, and say what is different from iOS.")
  var reportOnly = false

  @Flag(help: "Only build the application.")
  var buildOnly = false

  @Flag(
    help:
      "Make the project a package for good, in its own folder; all of it has to be committed before."
  )
  var adopt = false

  @Option(help: "With --adopt: the new folder for the package. The project stays as it is.")
  var into: String?

  @Argument(parsing: .postTerminator, help: "The arguments of the application.")
  var arguments: [String] = []

  func validate() throws {
    if into != nil, !adopt { throw ValidationError("--into needs --adopt.") }
  }

  func run() throws {
    if adopt { return try adoptProject() }
    let package = try options.writtenPackage(reports: reportOnly)
    if reportOnly { return }
    let runner = ProjectRunner(package)
    let program = try runner.build()
    if buildOnly { return print(program) }
    try runner.run(program, arguments)
  }

  private func adoptProject() throws {
    let project = try XcodeProject(at: options.project)
    let package = try AdoptedPackage(of: project, application: options.target, into: into)
    let summary = try package.write()
    for remark in summary.remarks { print(remark.description) }
    print(
      """
      \(package.product) is a package: \(summary.changed.count) of \(summary.sources) sources changed, \
      \(summary.moved) files have another place, new: \(summary.made.joined(separator: ", ")).

        cd \(package.folder)
      """)
    if into == nil { print("  git add -A && git diff --cached -M    shows all of it") }
    print("  swift run                             builds and opens it")
    if into == nil { print("  git add -A && git reset --hard        takes it back") }
  }
}

/// `gossamer test App.xcodeproj`: runs the unit tests of a project.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the unit tests of an Xcode project.",
    discussion: """
      They run in the bundle of the application, as on iOS, and need no display.

        gossamer test MyApp.xcodeproj
      """)

  @OptionGroup var options: ProjectOptions

  @Argument(parsing: .postTerminator, help: "The arguments of XCTest, such as the name of a test.")
  var arguments: [String] = []

  func run() throws {
    try ProjectRunner(options.writtenPackage(reports: false)).test(arguments)
  }
}

/// Which project, and which of its applications.
struct ProjectOptions: ParsableArguments {
  @Argument(help: "The .xcodeproj or Package.swift, or the folder that it is in.")
  var project: String

  @Option(help: "The application, by the name of its target. The first one if it isn't given.")
  var target: String?

  /// Writes the package of the project, and says what was done.
  /// - Parameter reports: whether all remarks are printed, or only how many there are.
  func writtenPackage(reports: Bool) throws -> AdaptedPackage {
    let clock = ContinuousClock()
    let start = clock.now
    let package = try AdaptedPackage(of: XcodeProject(at: project), application: target)
    let summary = try package.write()
    let time = (clock.now - start).formatted(.units(allowed: [.milliseconds]))
    tell("\(package.product): \(summary.adapted) of \(summary.sources) sources adapted in \(time)")
    if reports {
      for remark in summary.remarks { print(remark.description) }
    } else if !summary.remarks.isEmpty {
      tell("\(summary.remarks.count) remarks: \(package.folder)/report.txt")
    }
    return package
  }

  private func tell(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
