// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A target of an adopted package: where its files are, relative to the package.
struct AdoptedTarget {
  let target: ProjectTarget
  /// The folder of the target.
  let folder: String
  /// The modules that it imports.
  var imported: Set<String> = []
  /// The files in its folder that don't belong to it.
  var excluded: [String] = []

  private let project: String

  /// Places a target.
  ///
  /// Its sources stay where they are if they have a folder for themselves. Otherwise they get one, as SwiftPM wants it.
  /// - Parameter others: the targets beside it.
  init(_ target: ProjectTarget, of project: XcodeProject, beside others: [ProjectTarget]) {
    self.target = target
    self.project = project.folder
    let own = Self.commonFolder(of: target.sources, in: project.folder)
    let isShared = others.filter { $0.name != target.name }.flatMap(\.sources).contains {
      $0.hasPrefix("\(project.folder)/\(own)/")
    }
    let hidesSources = target.sources.contains {
      $0.hasPrefix("\(project.folder)/\(own)/Resources/")
    }
    folder = own.isEmpty || isShared || hidesSources ? Self.usualFolder(of: target) : own
  }

  /// Where SwiftPM looks for a target without being told.
  static func usualFolder(of target: ProjectTarget) -> String { AdaptedModule.folder(of: target) }

  var hasResources: Bool { target.kind == .application || !target.resources.isEmpty }

  /// The place of a source.
  func place(ofSource path: String) -> String {
    guard path.hasPrefix(project + "/") else {
      return "\(folder)/\(path.split(separator: "/").suffix(2).joined(separator: "/"))"
    }
    let name = String(path.dropFirst(project.count + 1))
    if name.hasPrefix(folder + "/") { return name }
    let common = Self.commonFolder(of: target.sources, in: project)
    return "\(folder)/\(common.isEmpty ? name : String(name.dropFirst(common.count + 1)))"
  }

  /// The place of a resource: Foundation finds what is in this folder, and takes the `Info.plist` there for the bundle's.
  func place(ofResource name: String) -> String { "\(folder)/Resources/\(name)" }

  /// The deepest folder with all files, relative to the project; empty if that is the project's own.
  private static func commonFolder(of paths: [String], in project: String) -> String {
    let inside = paths.filter { $0.hasPrefix(project + "/") }
      .map { $0.dropFirst(project.count + 1).split(separator: "/").dropLast().map(String.init) }
    guard var common = inside.first else { return "" }
    for folders in inside.dropFirst() {
      let count = zip(common, folders).prefix { $0 == $1 }.count
      common = Array(common.prefix(count))
    }
    return common.joined(separator: "/")
  }
}
