// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An Xcode project, or the package of an application: its targets with their sources, resources and settings.
public struct XcodeProject {
  /// A package that the project depends on.
  struct Package: Hashable {
    /// Where it is: a URL, or the path of a folder.
    let location: String
    let isLocal: Bool
    /// The requirement as `Package.swift` writes it: `from: "1.0.0"`.
    let requirement: String
    /// The products that the project uses.
    var products: [String]

    /// The name by which SwiftPM knows it.
    var identity: String {
      let last = (location as NSString).lastPathComponent
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  /// The path of the `.xcodeproj`, or of the `Package.swift`.
  public let path: String
  /// The folder that it is in.
  public let folder: String
  /// The repository that it is in, or the folder. Nothing outside of it is read.
  let repository: String
  /// All targets, in the project's order.
  public internal(set) var targets: [ProjectTarget] = []
  var packages: [Package] = []
  /// What was left out, or isn't there.
  public internal(set) var remarks: [Remark] = []

  /// Reads a project.
  /// - Parameter path: of the `.xcodeproj`, of the `Package.swift`, or of the folder that one is in.
  /// - Throws: ``ProjectError``.
  public init(at path: String) throws(ProjectError) {
    let found = try Self.find(at: path)
    self.path = found
    folder = (found as NSString).deletingLastPathComponent
    repository = Self.repository(of: folder)
    if isPackage {
      try readPackage()
    } else {
      try readTargets(of: ProjectFile(path: "\(found)/project.pbxproj"))
    }
  }

  /// Whether this is a package.
  var isPackage: Bool { path.hasSuffix("/Package.swift") }

  /// The path of the project at `path`, absolute.
  private static func find(at path: String) throws(ProjectError) -> String {
    let files = FileManager.default
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: absolute, isDirectory: &isFolder) else {
      throw .missing(path: path)
    }
    if absolute.hasSuffix(".xcodeproj") || absolute.hasSuffix("/Package.swift") { return absolute }
    if absolute.hasSuffix(".xcworkspace") {
      return try find(at: (absolute as NSString).deletingLastPathComponent)
    }
    guard isFolder.boolValue else { throw .noProject(path: path) }
    let names = ((try? files.contentsOfDirectory(atPath: absolute)) ?? []).sorted()
    let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
    guard let first = projects.first else {
      guard names.contains("Package.swift") else { throw .noProject(path: path) }
      return "\(absolute)/Package.swift"
    }
    guard projects.count == 1 else { throw .manyProjects(path: path, projects: projects) }
    return "\(absolute)/\(first)"
  }

  /// The application of this name.
  /// - Parameter name: nil for the only, or the first.
  public func application(named name: String? = nil) throws(ProjectError) -> ProjectTarget {
    let applications = targets.filter { $0.kind == .application }
    guard let target = applications.first(where: { name == nil || $0.name == name }) else {
      throw .noApplication(path: path, name: name, applications: applications.map(\.name))
    }
    guard !target.sources.isEmpty else { throw .noSources(target: target.name, path: path) }
    return target
  }

  /// The targets that a target needs, in the order in which they are built, with the target itself as the last.
  func closure(of target: ProjectTarget) -> [ProjectTarget] {
    var ordered: [ProjectTarget] = []
    func visit(_ target: ProjectTarget, within path: [String]) {
      guard !path.contains(target.name), !ordered.contains(where: { $0.name == target.name }) else {
        return
      }
      for name in target.dependencies {
        guard let other = targets.first(where: { $0.name == name }), other.kind == .library,
          !other.sources.isEmpty
        else { continue }
        visit(other, within: path + [target.name])
      }
      ordered.append(target)
    }
    visit(target, within: [])
    return ordered
  }
}

/// Something that somebody who brings a project here should know, with the place that it is about.
public struct Remark: Hashable, Comparable, Codable, Sendable {
  /// The file.
  public let file: String
  /// The line; 0 for the file as a whole.
  public let line: Int
  /// What it is.
  public let text: String

  init(file: String, line: Int = 0, _ text: String) {
    self.file = file
    self.line = line
    self.text = text
  }

  /// The remark with its place, as compilers write it.
  public var description: String { line > 0 ? "\(file):\(line): \(text)" : "\(file): \(text)" }

  /// Orders remarks by file, line and text.
  public static func < (one: Remark, other: Remark) -> Bool {
    (one.file, one.line, one.text) < (other.file, other.line, other.text)
  }
}
