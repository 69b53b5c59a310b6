// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// An application that is a package: an executable target, or one of Swift Playgrounds.
extension XcodeProject {
  mutating func readPackage() throws(ProjectError) {
    let manifest = try PackageManifest(path: path)
    let package = try manifest.package
    try readDependencies(of: package)
    let product = try package.items("products").first { $0.name == "iOSApplication" }
    let modes = try (package.items("swiftLanguageModes") + package.items("swiftLanguageVersions"))
      .map(\.name)
    let mode = modes.last.map { String($0.dropFirst()) } ?? (manifest.toolsVersion < 6 ? "5" : "6")
    let items = try package.items("targets")
    var names: [String] = []
    for item in items { names += try [item.text("name")].compactMap(\.self) }
    for item in items {
      guard let name = try item.text("name") else { continue }
      guard let kind = Self.kind(ofTarget: item.name) else {
        remarks.append(
          Remark(
            file: path, line: item.line, "the target '\(name)' (\(item.name)) isn't built here."))
        continue
      }
      var target = ProjectTarget(name: name, kind: kind)
      target.settings.add([
        "PRODUCT_NAME": name, "TARGET_NAME": name, "SRCROOT": folder, "SWIFT_VERSION": mode,
      ])
      if kind == .application, let product { try readProduct(product, into: &target) }
      try readSettings(of: item, into: &target)
      for dependency in try item.items("dependencies") {
        let other = try dependency.text("name") ?? dependency.first ?? ""
        if names.contains(other), dependency.name != "product" {
          target.dependencies.append(other)
        } else {
          target.packageProducts.append(other)
          note(product: other, of: try dependency.text("package"))
        }
      }
      try readFiles(of: item, isOnly: items.count == 1, into: &target)
      targets.append(target)
    }
  }

  private static func kind(ofTarget name: String) -> ProjectTarget.Kind? {
    switch name {
    case "executableTarget": .application
    case "target": .library
    case "testTarget": .unitTests
    default: nil
    }
  }

  // MARK: Settings

  /// What `.iOSApplication` says.
  private func readProduct(
    _ product: PackageManifest.Item, into target: inout ProjectTarget
  ) throws(ProjectError) {
    let keys = [
      "name": "PRODUCT_NAME", "bundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
      "displayVersion": "MARKETING_VERSION", "bundleVersion": "CURRENT_PROJECT_VERSION",
      "additionalInfoPlistContentFilePath": "INFOPLIST_FILE",
    ]
    for (label, key) in keys {
      if let value = try product.text(label) { target.settings.add([key: value]) }
    }
    // The module keeps the name of the target, which tests import.
    target.settings.add(["PRODUCT_MODULE_NAME": target.name])
    let families = try product.items("supportedDeviceFamilies").map { $0.name == "pad" ? "2" : "1" }
    if !families.isEmpty {
      target.settings.add(["TARGETED_DEVICE_FAMILY": families.joined(separator: ",")])
    }
  }

  private func readSettings(
    of item: PackageManifest.Item, into target: inout ProjectTarget
  ) throws(ProjectError) {
    for setting in try item.items("swiftSettings") {
      switch setting.name {
      case "define":
        target.settings.add([
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) \(setting.first ?? "")"
        ])
      case "defaultIsolation":
        target.settings.add(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])
      case "swiftLanguageMode", "swiftLanguageVersion":
        let mode = setting.source(without: []).filter(\.isNumber)
        if !mode.isEmpty { target.settings.add(["SWIFT_VERSION": mode]) }
      default: break
      }
    }
  }

  // MARK: Files

  private mutating func readFiles(
    of item: PackageManifest.Item, isOnly: Bool, into target: inout ProjectTarget
  ) throws(ProjectError) {
    let place = try item.text("path") ?? usualPath(of: target, isOnly: isOnly)
    let root = URL(fileURLWithPath: "\(folder)/\(place)").standardizedFileURL.path
    guard isInside(root) else {
      throw .outside(path: path, line: item.line, target: target.name, place: place)
    }
    let isBelow = { (name: String, folders: [String]) in
      folders.contains { $0 == "." || name == $0 || name.hasPrefix($0 + "/") }
    }
    let excluded = try item.texts("exclude") ?? []
    let sources = try item.texts("sources") ?? ["."]
    let rules = try item.items("resources")
    let names = ProjectTree.files(in: root).filter { name in
      !isBelow(name, excluded) && "\(root)/\(name)" != path
    }
    for name in names where name.hasSuffix(".swift") ? isBelow(name, sources) : true {
      let rule = rules.first { isBelow(name, [$0.first ?? ""].map(Self.plain)) }
      guard let bundled = Self.bundleName(of: name, by: rule) else { continue }
      add(ProjectTree.Item(path: "\(root)/\(name)", name: bundled), to: &target)
    }
    finish(&target)
  }

  private static func plain(_ path: String) -> String {
    path.hasPrefix("./")
      ? String(path.dropFirst(2)) : path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The name in the application's bundle; nil for a file that belongs into none.
  private static func bundleName(of name: String, by rule: PackageManifest.Item?) -> String? {
    let flat = ProjectTree.bundleName(of: "/" + name)
    if let rule, rule.name == "copy" {
      // The folder itself is copied.
      let outer = (plain(rule.first ?? "") as NSString).deletingLastPathComponent
      return outer.isEmpty ? name : String(name.dropFirst(outer.count + 1))
    }
    if rule != nil || name.hasSuffix(".swift") || flat.contains(".lproj/") { return flat }
    // Xcode takes these without being told.
    let known = ["storyboard", "xib", "xcassets", "xcstrings"]
    let languages = ["m", "mm", "c", "cpp", "cc", "metal", "xcdatamodeld", "mlmodel"]
    return (known + languages).contains((name as NSString).pathExtension) ? flat : nil
  }

  private func usualPath(of target: ProjectTarget, isOnly: Bool) -> String {
    let roots =
      target.kind == .unitTests ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    let places = roots.map { "\($0)/\(target.name)" } + (isOnly ? roots : [])
    return places.first { FileManager.default.fileExists(atPath: "\(folder)/\($0)") } ?? places[0]
  }

  // MARK: Packages

  private mutating func readDependencies(of package: PackageManifest.Item) throws(ProjectError) {
    for item in try package.items("dependencies") {
      if let place = try item.text("path") {
        let location = place.hasPrefix("/") ? place : "\(folder)/\(place)"
        let standard = URL(fileURLWithPath: location).standardizedFileURL.path
        packages.append(
          Package(location: standard, isLocal: true, requirement: "", products: []))
      } else if let url = try item.text("url") {
        packages.append(
          Package(
            location: url, isLocal: false, requirement: item.source(without: ["name", "url"]),
            products: []))
      }
    }
  }

  private mutating func note(product: String, of package: String?) {
    let name = (package ?? product).lowercased()
    if let index = packages.firstIndex(where: { $0.identity.lowercased() == name }) {
      packages[index].products.append(product)
    }
  }
}
