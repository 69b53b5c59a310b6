// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Where the resources of an application are.
enum ResourceFolders {
  /// The folders with the resources of a bundle.
  /// - Parameters:
  ///   - bundle: nil for the application's own.
  ///   - modules: the application's modules, each of which may have a bundle of resources beside the
  ///     executable: SwiftPM calls it `Package_Module.resources`.
  static func folders(of bundle: Bundle?, modules: [String]) -> [String] {
    let main = bundle ?? .main
    let own = [main.resourcePath, main.bundlePath].compactMap(\.self)
    let resources = bundle == nil ? folders(of: modules, beside: Bundle.main.bundlePath) : []
    return (own + resources).reduce(into: []) { unique, folder in
      if !unique.contains(folder) { unique.append(folder) }
    }
  }

  private static func folders(of modules: [String], beside folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return modules.flatMap { module in
      names.filter { $0.hasSuffix("_\(module).resources") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// The module in the name of a bundle of SwiftPM; nil for other bundles.
  static func module(of bundle: Bundle?) -> String? {
    let name = bundle?.bundleURL.deletingPathExtension().lastPathComponent
    return name?.split(separator: "_", maxSplits: 1).dropFirst().first.map(String.init)
  }
}
