// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the folders with an application's resources. Documents and images are searched for in the
/// same folders.
nonisolated package enum ResourceFolders {
  /// The folders with the resources of a bundle.
  /// - Parameters:
  ///   - bundle: nil, or `Bundle.main`, for the application's own. These include the folder
  ///     `Shop.resources` beside an executable `Shop`.
  ///   - modules: the application's modules, each of which may have a bundle of resources beside the
  ///     executable: SwiftPM calls it `Package_Module.resources`.
  package static func folders(of bundle: Bundle?, modules: [String]) -> [String] {
    let main = bundle ?? .main
    let own =
      [main.resourcePath, main.bundlePath].compactMap(\.self)
      + (main == .main ? [ofExecutable].compactMap(\.self) : [])
    let resources = main == .main ? folders(of: modules, beside: Bundle.main.bundlePath) : []
    return (own + resources).reduce(into: []) { unique, folder in
      if !unique.contains(folder) { unique.append(folder) }
    }
  }

  /// The folders in which to search for a resource whose module isn't given.
  /// - Parameter bundle: nil, or `Bundle.main`, for the application's own folders. These include
  ///   the bundles of all modules beside the executable: first that of its own module, then the
  ///   others by name.
  package static func allFolders(of bundle: Bundle?) -> [String] {
    let own = folders(of: bundle, modules: [])
    return bundle == nil || bundle == .main ? own + besideExecutable : own
  }

  /// The folder beside the executable that has its name, `Shop.resources`; nil if there is none.
  private static let ofExecutable: String? = {
    guard let executable = Bundle.main.executablePath else { return nil }
    let folder = "\(executable).resources"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  /// Searched once, because a program's bundles are built together with it.
  private static let besideExecutable: [String] = {
    let all = folders(testedFirstBy: [])
    let executable = Bundle.main.executableURL?.lastPathComponent
    let isOwn = { path in module(ofFolder: path) == executable }
    return all.filter(isOwn) + all.filter { !isOwn($0) }
  }()

  private static func folders(of modules: [String], beside folder: String) -> [String] {
    let names = bundleNames(beside: folder)
    return modules.flatMap { module in
      names.filter { $0.hasSuffix("_\(module).resources") }
        .flatMap { withResources("\(folder)/\($0)") }
    }
  }

  /// The folders with the resources of every module beside the executable. Tests find the
  /// application's resources there.
  /// - Parameters:
  ///   - modules: the modules that ask for resources. A module that one of them tests comes first:
  ///     `Shop` for `ShopTests`. The others follow by name.
  ///   - folder: where the executable is.
  package static func folders(
    beside folder: String = Bundle.main.bundlePath, testedFirstBy modules: [String]
  ) -> [String] {
    let folders = bundleNames(beside: folder).flatMap { withResources("\(folder)/\($0)") }
    let isTested = { path in module(ofFolder: path).map { modules.contains("\($0)Tests") } ?? false
    }
    return folders.filter(isTested) + folders.filter { !isTested($0) }
  }

  /// The names of SwiftPM's bundles of resources in a folder, sorted.
  private static func bundleNames(beside folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.contains("_") && $0.hasSuffix(".resources") }.sorted()
  }

  /// A bundle's folder, and the folder `Resources` in it that `.copy("Resources")` makes: Foundation takes it for the bundle's
  /// resources, `Info.plist` included.
  private static func withResources(_ folder: String) -> [String] {
    var isFolder: ObjCBool = false
    let resources = "\(folder)/Resources"
    return FileManager.default.fileExists(atPath: resources, isDirectory: &isFolder)
      && isFolder.boolValue ? [folder, resources] : [folder]
  }

  /// The application's Info.plist: beside the executable, where `Bundle.main` finds it, in a folder `NAME.resources` there, or among
  /// the resources of the executable's module. Empty if there is none.
  package static var infoDictionary: [String: Any] {
    if let info = Bundle.main.infoDictionary, !info.isEmpty { return info }
    for folder in allFolders(of: nil) {
      guard let data = FileManager.default.contents(atPath: "\(folder)/Info.plist"),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { continue }
      return list as? [String: Any] ?? [:]
    }
    return [:]
  }

  /// The module that the name of a SwiftPM bundle, or of the folder `Resources` in one, contains; nil for other bundles.
  package static func module(ofFolder path: String) -> String? {
    let last = (path as NSString).lastPathComponent
    let bundle = last == "Resources" ? (path as NSString).deletingLastPathComponent : path
    let name = ((bundle as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.split(separator: "_", maxSplits: 1).dropFirst().first.map(String.init)
  }
}
