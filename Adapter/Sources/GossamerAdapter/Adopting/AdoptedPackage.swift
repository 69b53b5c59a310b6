// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes a project out for good, as a package in Gossamer's own way that needs the adapter no longer.
///
///     Package.swift
///     Shop/*.swift            the sources, changed where they are
///     Shop/Resources/...      what iOS has in the application's bundle
///     ShopTests/*.swift
///
/// In the project's own folder all of it is a change that git shows, and that can be taken back; in another folder the project stays
/// as it is.
public struct AdoptedPackage {
  /// What was done.
  public struct Summary: Sendable {
    /// All sources.
    public var sources = 0
    /// Those that were changed, relative to the package.
    public var changed: [String] = []
    /// The files that were made, relative to the package.
    public var made: [String] = []
    /// How many resources have got another place.
    public var moved = 0
    /// What somebody should know, in the order of files and lines.
    public var remarks: [Remark] = []
  }

  private let plan: AdaptedPackage
  private let imports: AdoptedImports
  private var targets: [AdoptedTarget]
  private let isInPlace: Bool
  /// The folder of the package.
  public let folder: String
  /// The name of the program.
  public var product: String { plan.product }

  /// Plans the package of an application.
  /// - Parameters:
  ///   - name: of the application's target; nil for the first.
  ///   - folder: for the package; nil for the project's own.
  /// - Throws: ``ProjectError``.
  public init(
    of project: XcodeProject, application name: String? = nil, into folder: String? = nil,
    gossamer: GossamerPlace = .init()
  ) throws(ProjectError) {
    plan = try AdaptedPackage(of: project, application: name, gossamer: gossamer)
    imports = AdoptedImports(plan.modules, folder: gossamer.modules)
    let built = plan.targets
    targets = built.map { AdoptedTarget($0, of: project, beside: built) }
    isInPlace = folder == nil
    self.folder = URL(fileURLWithPath: folder ?? project.folder).standardizedFileURL.path
  }

  /// Writes the package.
  /// - Throws: ``AdoptionError`` or ``ProjectError``. Nothing has been written then, unless the disk is full or the like.
  public func write() throws -> Summary {
    var changes = FileChanges(root: folder, project: plan.project.folder, isInPlace: isInPlace)
    if !isInPlace { try checkFolder() }
    let tree = isInPlace ? try WorkingTree(of: folder) : nil
    var summary = Summary()
    summary.remarks = plan.project.remarks + plan.remarksOnTargets
    var adopted: [AdoptedTarget] = []
    var failures: [Remark] = []
    for target in targets {
      var target = target
      failures += try adopt(&target, &changes, &summary)
      adopted.append(target)
    }
    guard failures.isEmpty else { throw AdoptionError.notSwift(failures) }
    for index in adopted.indices { adopted[index].excluded = changes.leftOver(in: adopted[index]) }
    let manifest = AdoptedManifest(
      name: product, targets: adopted, packages: plan.project.packages, gossamer: plan.gossamer,
      root: folder)
    // A package's own manifest is one of the files that are changed.
    let former = plan.project.isPackage ? plan.project.path : nil
    try changes.put(manifest.text, from: former, at: "Package.swift")
    try changes.ignore(".build/")
    for path in changes.touched { try tree?.check(path) }
    try changes.perform()
    summary.changed = changes.changed
    summary.made = changes.made
    summary.moved = changes.moved
    summary.remarks = Set(summary.remarks).sorted()
    return summary
  }

  private func checkFolder() throws {
    let files = FileManager.default
    guard files.fileExists(atPath: folder) else { return }
    guard let names = try? files.contentsOfDirectory(atPath: folder), names.isEmpty else {
      throw AdoptionError.notEmpty(folder: folder)
    }
  }

  /// Plans the files of a target.
  /// - Returns: where sources aren't Swift.
  private func adopt(
    _ target: inout AdoptedTarget, _ changes: inout FileChanges, _ summary: inout Summary
  ) throws -> [Remark] {
    let sources = try target.target.sources.map { path in
      ProjectSource(path: path, text: try AdaptedModule.read(path))
    }
    let facts = ProjectFacts(sources.map { ($0.path, $0.facts) })
    let adoption = SourceAdoption(imports: imports, hasResources: target.hasResources)
    for source in sources {
      let adapted = source.adapted(knowing: facts, adoption: adoption)
      let place = target.place(ofSource: source.path)
      try changes.put(adapted.isChanged ? adapted.text : nil, from: source.path, at: place)
      target.imported.formUnion(adapted.imports)
      summary.remarks += adapted.remarks
      summary.remarks += plan.modules.remarks(on: source.facts, of: source.path)
      summary.sources += 1
    }
    if let wires = facts.extensionWiresSource(importing: "Gossamer") {
      try changes.make(wires, at: "\(target.folder)/ExtensionWires.swift")
    }
    for resource in target.target.resources {
      try changes.put(nil, from: resource.path, at: target.place(ofResource: resource.name))
    }
    if target.target.kind == .application {
      let contents = BundleContents(of: target.target)
      try changes.put(
        contents.informationText, from: contents.informationPath,
        at: target.place(ofResource: "Info.plist"))
    }
    return sources.flatMap(\.errors)
  }
}
