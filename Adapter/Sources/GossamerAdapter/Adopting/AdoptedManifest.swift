// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The `Package.swift` of an adopted project.
struct AdoptedManifest {
  let name: String
  let targets: [AdoptedTarget]
  let packages: [XcodeProject.Package]
  let gossamer: GossamerPlace
  /// The folder of the package.
  let root: String

  var text: String {
    """
    // swift-tools-version:6.2
    import PackageDescription

    let package = Package(
      name: \(quoted(name)),
      dependencies: [
    \(dependencies.map { "    \($0),\n" }.joined())  ],
      targets: [
    \(targets.map(text).joined())  ]
    )

    """
  }

  private var usesModules: Bool {
    targets.contains { $0.imported.contains(where: AdoptedImports.isApple) }
  }

  private var dependencies: [String] {
    var all = [package(at: gossamer.folder, named: "Gossamer")]
    if usesModules { all.append(package(at: gossamer.modules, named: "AppleModules")) }
    return all
      + packages.map { other in
        other.isLocal
          ? ".package(path: \(quoted(Self.relative(other.location, to: root))))"
          : ".package(url: \(quoted(other.location)), \(other.requirement))"
      }
  }

  private func package(at folder: String, named name: String) -> String {
    let isCalledSo = (folder as NSString).lastPathComponent.lowercased() == name.lowercased()
    let head = isCalledSo ? "" : "name: \(quoted(name)), "
    return ".package(\(head)path: \(quoted(Self.relative(folder, to: root))))"
  }

  /// A path as it is written in a package: relative to the package's folder.
  static func relative(_ path: String, to root: String) -> String {
    let parts = { (path: String) in
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path.split(separator: "/").map(
        String.init)
    }
    let (target, base) = (parts(path), parts(root))
    let common = zip(target, base).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: base.count - common)
    let result = (ups + target.dropFirst(common)).joined(separator: "/")
    return result.isEmpty ? "." : result
  }

  private func text(of target: AdoptedTarget) -> String {
    let kind =
      switch target.target.kind {
      case .application: "executableTarget"
      case .unitTests: "testTarget"
      default: "target"
      }
    var parts = ["name: \(quoted(target.target.moduleName))"]
    parts.append(Self.list("dependencies", needs(of: target)))
    if target.folder != AdoptedTarget.usualFolder(of: target.target) {
      parts.append("path: \(quoted(target.folder))")
    }
    if !target.excluded.isEmpty { parts.append(Self.list("exclude", target.excluded.map(quoted))) }
    if target.hasResources { parts.append("resources: [.copy(\"Resources\")]") }
    parts.append(Self.list("swiftSettings", settings(of: target.target)))
    return "    .\(kind)(\n\(parts.map { "      \($0)" }.joined(separator: ",\n"))),\n"
  }

  /// A list on one line if it fits, otherwise with a line for each item.
  private static func list(_ name: String, _ items: [String]) -> String {
    let line = "\(name): [\(items.joined(separator: ", "))]"
    guard line.count > 90 else { return line }
    return "\(name): [\n\(items.map { "        \($0),\n" }.joined())      ]"
  }

  private func settings(of target: ProjectTarget) -> [String] {
    var settings = [".swiftLanguageMode(.v\(target.languageMode))"]
    if target.isOnMainActor { settings.append(".defaultIsolation(MainActor.self)") }
    return settings + target.conditions.map { ".define(\(quoted($0)))" }
  }

  private func needs(of target: AdoptedTarget) -> [String] {
    let own = targets.filter { other in
      other.target.name != target.target.name && other.target.kind != .unitTests
        && (target.target.dependencies.contains(other.target.name)
          || target.imported.contains(other.target.moduleName))
    }.map { quoted($0.target.moduleName) }
    let gossamer = [".product(name: \"Gossamer\", package: \(quoted(identity)))"]
    let apple = target.imported.filter(AdoptedImports.isApple).sorted().map {
      ".product(name: \(quoted(String($0.dropFirst("Apple".count)))), package: \"AppleModules\")"
    }
    let others = packages.flatMap { other in
      other.products.filter(target.target.packageProducts.contains).map { product in
        ".product(name: \(quoted(product)), package: \(quoted(other.identity)))"
      }
    }
    return own + gossamer + apple + others
  }

  /// The name by which products of Gossamer are asked for.
  private var identity: String {
    let folder = (gossamer.folder as NSString).lastPathComponent
    return folder.lowercased() == "gossamer" ? folder : "Gossamer"
  }
}
