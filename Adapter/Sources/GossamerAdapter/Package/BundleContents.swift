// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What iOS has in an application's bundle: the resources, and `Info.plist` with its variables filled in.
struct BundleContents {
  private let target: ProjectTarget
  private let resources: [ProjectTarget.Resource]

  /// Takes the contents of an application's bundle.
  /// - Parameter libraries: whose resources are there too, unless the application has some of the same names.
  init(of target: ProjectTarget, with libraries: [ProjectTarget] = []) {
    self.target = target
    resources = libraries.flatMap(\.resources) + target.resources
  }

  /// Writes the contents.
  /// - Returns: what was left out.
  func write(by writer: FileWriter, to folder: String) throws(ProjectError) -> [Remark] {
    var links: [String] = []
    for resource in resources {
      if resource.name.hasSuffix(".xcstrings") {
        for (name, text) in try StringCatalog(path: resource.path).files {
          try writer.write(text, to: "\(folder)/\(name)")
        }
      } else {
        links += try writer.copy(resource.path, to: "\(folder)/\(resource.name)")
      }
    }
    try writer.write(informationText, to: "\(folder)/Info.plist")
    writer.keep("\(folder)/\(target.moduleName)")
    writer.removeOthers(in: folder)
    return links.map { Remark(file: $0, "this symbolic link isn't followed; it is left out.") }
  }

  /// The property list of the bundle as text.
  var informationText: String {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: information, format: .xml, options: 0)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// Where the project's own property list is; nil if it has none.
  var informationPath: String? {
    target.settings["INFOPLIST_FILE"].map { file in
      let path = file.hasPrefix("/") ? file : "\(target.settings["SRCROOT"] ?? "")/\(file)"
      return URL(fileURLWithPath: path).standardizedFileURL.path
    }
  }

  /// The property list of the bundle: the project's file, and what Xcode generates.
  var information: [String: Any] {
    var values: [String: Any] = [
      "CFBundleName": target.settings["PRODUCT_NAME"] ?? target.name,
      "CFBundleExecutable": target.moduleName,
      "CFBundlePackageType": "APPL",
      "CFBundleIdentifier": target.settings["PRODUCT_BUNDLE_IDENTIFIER"]
        ?? "app.\(target.moduleName)",
      "CFBundleShortVersionString": target.settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": target.settings["CURRENT_PROJECT_VERSION"] ?? "1",
    ]
    let families = (target.settings["TARGETED_DEVICE_FAMILY"] ?? "1").split(separator: ",")
      .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    values["UIDeviceFamily"] = families
    values.merge(generated) { $1 }
    if let path = informationPath {
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let read = try? PropertyListSerialization.propertyList(from: data, format: nil)
      values.merge(expand(read ?? [:]) as? [String: Any] ?? [:]) { $1 }
    }
    values["CFBundleExecutable"] = target.moduleName
    return values
  }

  /// The keys that the build settings give, `INFOPLIST_KEY_UIMainStoryboardFile`.
  private var generated: [String: Any] {
    var values: [String: Any] = [:]
    for name in target.settings.written.keys.sorted() where name.hasPrefix("INFOPLIST_KEY_") {
      guard let value = target.settings[name] else { continue }
      let key = String(name.dropFirst("INFOPLIST_KEY_".count))
      switch value {
      case "YES": values[key] = true
      case "NO": values[key] = false
      default:
        let isList = key.hasPrefix("UISupportedInterfaceOrientations")
        values[key] = isList ? value.split(separator: " ").map(String.init) as Any : value
      }
    }
    if values.removeValue(forKey: "UIApplicationSceneManifest_Generation") as? Bool == true {
      values["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
    }
    return values
  }

  private func expand(_ value: Any) -> Any {
    switch value {
    case let text as String: target.settings.expand(text)
    case let list as [Any]: list.map(expand)
    case let dictionary as [String: Any]: dictionary.mapValues(expand)
    default: value
    }
  }
}
