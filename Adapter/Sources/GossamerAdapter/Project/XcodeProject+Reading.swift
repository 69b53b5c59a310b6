// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// From the objects of a project file to targets.
extension XcodeProject {
  mutating func readTargets(of file: ProjectFile) throws(ProjectError) {
    let tree = ProjectTree(of: file, projectFolder: folder)
    var projectSettings = BuildSettings()
    projectSettings.add(settings(of: file.root, tree))
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    projectSettings.add(["PROJECT_NAME": name, "SRCROOT": folder, "PROJECT_DIR": folder])
    readPackages(of: file)
    for object in file.root.objects("targets") {
      guard let name = object.text("name") else { continue }
      guard object.kind == "PBXNativeTarget" else {
        remarks.append(Remark(file: path, "the target '\(name)' runs scripts only; it isn't run."))
        continue
      }
      var target = ProjectTarget(name: name, kind: kind(of: object))
      target.settings = projectSettings
      target.settings.add([
        "TARGET_NAME": name, "PRODUCT_NAME": name, "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      ])
      target.settings.add(settings(of: object, tree))
      target.dependencies = object.objects("dependencies").compactMap {
        $0.object("target")?.text("name") ?? $0.text("name")
      }
      target.packageProducts = object.objects("packageProductDependencies").compactMap {
        $0.text("productName")
      }
      readFiles(of: object, tree, into: &target)
      targets.append(target)
    }
  }

  private func kind(of object: ProjectObject) -> ProjectTarget.Kind {
    let type = object.text("productType") ?? ""
    switch type {
    case "com.apple.product-type.application": return .application
    case "com.apple.product-type.bundle.unit-test": return .unitTests
    case "com.apple.product-type.bundle.ui-testing": return .userInterfaceTests
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      return .library
    default: return .other(productType: type)
    }
  }

  // MARK: Settings

  private func settings(of object: ProjectObject, _ tree: ProjectTree) -> [String: Any] {
    guard let list = object.object("buildConfigurationList") else { return [:] }
    let configurations = list.objects("buildConfigurations")
    guard
      let chosen = configurations.first(where: { $0.text("name") == "Debug" })
        ?? configurations.first
    else { return [:] }
    var settings = BuildSettings()
    if let base = chosen.text("baseConfigurationReference"), let path = tree.paths[base] {
      settings.add(BuildSettings.contents(ofConfiguration: path))
    }
    settings.add(chosen.dictionary("buildSettings"))
    return settings.written
  }

  // MARK: Files

  private mutating func readFiles(
    of object: ProjectObject, _ tree: ProjectTree, into target: inout ProjectTarget
  ) {
    for phase in object.objects("buildPhases") {
      switch phase.kind {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for buildFile in phase.objects("files") {
          guard let reference = buildFile.object("fileRef") else { continue }
          for item in tree.items(of: reference) { add(item, to: &target) }
        }
      case "PBXShellScriptBuildPhase":
        let name = phase.text("name") ?? "Run Script"
        remarks.append(
          Remark(file: path, "the script '\(name)' of '\(target.name)' isn't run."))
      default: break
      }
    }
    for group in object.objects("fileSystemSynchronizedGroups") {
      for item in tree.items(ofSynchronizedGroup: group, for: object.id) { add(item, to: &target) }
    }
    finish(&target)
  }

  /// Puts the files of a target in order.
  mutating func finish(_ target: inout ProjectTarget) {
    if let path = BundleContents(of: target).informationPath, !isInside(path) {
      target.settings.add(["INFOPLIST_FILE": ""])
      remarks.append(
        Remark(
          file: self.path,
          "'\(path)' of '\(target.name)' is outside of the project; it is left out."))
    }
    target.sources = Array(Set(target.sources)).sorted()
    target.foreignSources.sort()
    target.resources = Array(Set(target.resources)).sorted { $0.name < $1.name }
    for source in target.foreignSources {
      remarks.append(Remark(file: source, "this can't be built here: only Swift can."))
    }
  }

  mutating func add(_ item: ProjectTree.Item, to target: inout ProjectTarget) {
    guard FileManager.default.fileExists(atPath: item.path) else {
      remarks.append(
        Remark(file: path, "'\(item.path)' of '\(target.name)' isn't there; it is left out."))
      return
    }
    guard isInside(item.path) else {
      remarks.append(
        Remark(
          file: path,
          "'\(item.path)' of '\(target.name)' is outside of the project; it is left out."))
      return
    }
    switch (item.path as NSString).pathExtension.lowercased() {
    case "swift": target.sources.append(item.path)
    case "m", "mm", "c", "cpp", "cc", "metal", "intentdefinition", "xcdatamodeld", "mlmodel":
      target.foreignSources.append(item.path)
    case "h", "pch", "modulemap", "entitlements", "xcconfig", "xctestplan": break
    case "plist" where item.name == "Info.plist": break
    default: target.resources.append(.init(path: item.path, name: item.name))
    }
  }

  /// Whether a path leads into the repository of the project, or into the project's folder if it is in none.
  func isInside(_ path: String) -> Bool {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return "\(real)/".hasPrefix(repository + "/")
  }

  /// The repository that a folder is in, or the folder itself if it is in none.
  static func repository(of folder: String) -> String {
    var url = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    let own = url.path
    while url.path != "/" {
      if FileManager.default.fileExists(atPath: url.appendingPathComponent(".git").path) {
        return url.path
      }
      url.deleteLastPathComponent()
    }
    return own
  }

  // MARK: Packages

  private mutating func readPackages(of file: ProjectFile) {
    var products: [String: [String]] = [:]
    for dependency in file.objects(of: "XCSwiftPackageProductDependency") {
      if let name = dependency.text("productName"), let package = dependency.text("package") {
        products[package, default: []].append(name)
      }
    }
    for reference in file.root.objects("packageReferences") {
      let used = (products[reference.id] ?? []).sorted()
      if reference.kind == "XCLocalSwiftPackageReference",
        let relative = reference.text("relativePath")
      {
        packages.append(
          Package(
            location: "\(folder)/\(relative)", isLocal: true, requirement: "", products: used))
      } else if let url = reference.text("repositoryURL") {
        packages.append(
          Package(
            location: url, isLocal: false, requirement: requirement(of: reference), products: used))
      }
    }
  }

  private func requirement(of reference: ProjectObject) -> String {
    let values = reference.dictionary("requirement").compactMapValues { $0 as? String }
    let minimum = values["minimumVersion"] ?? values["version"] ?? "1.0.0"
    return switch values["kind"] {
    case "branch": "branch: \"\(values["branch"] ?? "main")\""
    case "revision": "revision: \"\(values["revision"] ?? "")\""
    case "exactVersion": "exact: \"\(minimum)\""
    case "upToNextMinorVersion": ".upToNextMinor(from: \"\(minimum)\")"
    case "versionRange": "\"\(minimum)\"..<\"\(values["maximumVersion"] ?? "")\""
    default: "from: \"\(minimum)\""
    }
  }
}
