// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The `Package.swift` of an adapted project.
struct Manifest {
  let package: AdaptedPackage
  let modules: AppleModules
  /// The modules that each target imports.
  let imported: [String: Set<String>]
  /// The modules that aren't here, each an empty target.
  let missing: [String]

  var text: String {
    let targets = package.targets.map(target) + missing.map(missingTarget)
    return """
      // swift-tools-version:6.2
      // Written by `gossamer run`: it is written again whenever the project changes.
      import PackageDescription

      let package = Package(
        name: \(quoted("\(package.product)-Gossamer")),
        dependencies: [
      \(dependencies.map { "    \($0),\n" }.joined())  ],
        targets: [
      \(targets.joined())  ]
      )

      """
  }

  private var dependencies: [String] {
    let gossamer = package.gossamer
    let own = [
      ".package(name: \"Gossamer\", path: \(quoted(gossamer.folder)))",
      ".package(name: \"AppleModules\", path: \(quoted(gossamer.modules)))",
    ]
    return own
      + package.project.packages.map { other in
        other.isLocal
          ? ".package(path: \(quoted(other.location)))"
          : ".package(url: \(quoted(other.location)), \(other.requirement))"
      }
  }

  private func target(_ target: ProjectTarget) -> String {
    let kind =
      switch target.kind {
      case .application: "executableTarget"
      case .unitTests: "testTarget"
      default: "target"
      }
    var settings = [".swiftLanguageMode(.v\(target.languageMode))"]
    if target.isOnMainActor { settings.append(".defaultIsolation(MainActor.self)") }
    // The modules of the package have other names than Apple's, or its dependencies would take Linux for a Mac.
    // Foundation is there under its own name; what Apple's has besides is imported as AppleFoundation.
    let aliases = apple(of: target).filter { $0 != "Foundation" }
      .flatMap { ["-module-alias", "\($0)=Apple\($0)"] }
    settings.append(".unsafeFlags([\(aliases.map(quoted).joined(separator: ", "))])")
    for condition in target.conditions { settings.append(".define(\(quoted(condition)))") }
    return """
          .\(kind)(
            name: \(quoted(target.moduleName)),
            dependencies: [\(needs(of: target).joined(separator: ", "))],
            path: \(quoted(AdaptedModule.folder(of: target))),
            swiftSettings: [\(settings.joined(separator: ", "))]),

      """
  }

  private func missingTarget(_ name: String) -> String {
    "    .target(name: \(quoted(name)), path: \(quoted("Missing/\(name)"))),\n"
  }

  private func needs(of target: ProjectTarget) -> [String] {
    let own = package.targets.filter { other in
      other.name != target.name && other.kind != .unitTests
        && (target.dependencies.contains(other.name)
          || imported[target.name]?.contains(other.moduleName) ?? false)
    }.map { quoted($0.moduleName) }
    let apple = apple(of: target).map {
      ".product(name: \(quoted($0)), package: \"AppleModules\")"
    }
    let others = package.project.packages.flatMap { other in
      other.products.filter(target.packageProducts.contains).map { product in
        ".product(name: \(quoted(product)), package: \(quoted(other.identity)))"
      }
    }
    let absent = missing.filter { imported[target.name]?.contains($0) ?? false }.map(quoted)
    return own + apple + others + absent
  }

  /// The modules of Apple's that a target imports, or that code relies on without an import.
  private func apple(of target: ProjectTarget) -> [String] {
    (imported[target.name] ?? []).union(["UIKit", "Foundation"]).filter { modules.has($0) }
      .sorted()
  }
}
