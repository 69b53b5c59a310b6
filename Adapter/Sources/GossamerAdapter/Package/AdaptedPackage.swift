// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The package beside a project, `.gossamer`, which is built in the project's place.
///
///     .gossamer/Package.swift
///     .gossamer/Sources/MODULE/...        the adapted sources, by the paths of the originals
///     .gossamer/Tests/MODULE/...
///     .gossamer/NAME.app/                 what iOS has in the application's bundle, with the program
///     .gossamer/Home/                     the application's documents and settings
///     .gossamer/facts.json                what is known of each source since the last run
///     .gossamer/report.txt                what is different from iOS
public struct AdaptedPackage {
  /// How much was done.
  public struct Summary: Sendable {
    /// All sources.
    public var sources = 0
    /// Those that were parsed and adapted in this run.
    public var adapted = 0
    /// What somebody should know, in the order of files and lines.
    public var remarks: [Remark] = []
  }

  let project: XcodeProject
  let application: ProjectTarget
  let gossamer: GossamerPlace
  let modules: AppleModules

  /// Plans the package of an application.
  /// - Parameter name: of the application's target; nil for the first.
  public init(
    of project: XcodeProject, application name: String? = nil, gossamer: GossamerPlace = .init()
  ) throws(ProjectError) {
    self.project = project
    self.gossamer = gossamer
    application = try project.application(named: name)
    modules = try AppleModules(in: gossamer.modules)
    if application.packageProducts.contains("Gossamer") { throw .isGossamers(path: project.path) }
  }

  /// The folder of the package.
  public var folder: String { "\(project.folder)/.gossamer" }

  /// The name of the program.
  public var product: String { application.moduleName }

  /// The application's bundle, within the folder. Foundation takes the folder of a program for its bundle, laid out as on iOS.
  var bundle: String { "\(product).app" }

  /// The targets that are built: the application and what it needs, and the tests of these.
  var targets: [ProjectTarget] {
    let built = project.closure(of: application)
    let tests = project.targets.filter { target in
      target.kind == .unitTests && !target.sources.isEmpty
        && (target.dependencies.isEmpty
          || target.dependencies.contains { name in built.contains { $0.name == name } })
    }
    return built + tests
  }

  /// Writes what has changed since the last run.
  /// - Throws: ``ProjectError``. A source that isn't Swift is copied as it is, so that the compiler says what is wrong.
  public func write() throws(ProjectError) -> Summary {
    let writer = try FileWriter(in: folder)
    try writer.write("*\n", to: ".gitignore")
    var known = KnownSources(in: folder)
    var summary = Summary()
    summary.remarks = project.remarks + remarksOnTargets
    var imported: [String: Set<String>] = [:]
    for target in targets {
      let adapted = try AdaptedModule(target, project: project, modules: modules)
        .write(by: writer, &known)
      imported[target.name] = adapted.imports
      summary.sources += target.sources.count
      summary.adapted += adapted.adapted
      summary.remarks += adapted.remarks
    }
    writer.removeOthers(in: "Sources")
    writer.removeOthers(in: "Tests")
    let missing = try writeMissingModules(imported, by: writer)
    try writer.write(
      Manifest(package: self, modules: modules, imported: imported, missing: missing).text,
      to: "Package.swift")
    let libraries = targets.filter { $0.kind == .library }
    summary.remarks += try BundleContents(of: application, with: libraries)
      .write(by: writer, to: bundle)
    known.save(by: writer)
    summary.remarks = Set(summary.remarks).sorted()
    let report = summary.remarks.map { $0.description + "\n" }.joined()
    try writer.write(report, to: "report.txt")
    return summary
  }

  var remarksOnTargets: [Remark] {
    project.targets.compactMap { target in
      switch target.kind {
      case .other(let type):
        let kind = type.split(separator: ".").last ?? "target"
        return Remark(
          file: project.path, "the target '\(target.name)' (\(kind)) has no counterpart on Linux.")
      case .userInterfaceTests:
        return Remark(
          file: project.path,
          "the tests '\(target.name)' use XCUIApplication, which isn't here. GossamerTesting does its job."
        )
      default: return nil
      }
    }
  }

  /// An empty module for each one that isn't here, so that the compiler names the uses instead of the import.
  private func writeMissingModules(
    _ imported: [String: Set<String>], by writer: FileWriter
  ) throws(ProjectError) -> [String] {
    let own = Set(targets.map(\.moduleName))
    let packaged = Set(project.packages.flatMap(\.products))
    let missing = imported.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      .filter { name in
        !modules.has(name) && !own.contains(name) && !packaged.contains(name)
          && !AppleModules.system.contains(name)
      }.sorted()
    for name in missing {
      try writer.write("// There is no \(name) on Linux.\n", to: "Missing/\(name)/\(name).swift")
    }
    return missing
  }
}
