// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GossamerAdapter

/// A project of two sources in a folder of its own, which is removed with the test.
final class Sample {
  let folder = FileManager.default.temporaryDirectory.appending(path: "adapter-\(UUID())").path

  /// Creates a project.
  /// - Parameters:
  ///   - sources: further sources, which have to be written.
  ///   - resources: the paths of its resources in the folder of the sources, which have to be written.
  ///   - settings: further build settings.
  init(
    sources: [String] = [], resources: [String] = [], settings: [String: String] = [:]
  ) throws {
    let files =
      sources.enumerated().map { ("S\($0)", $1) } + resources.enumerated().map { ("R\($0)", $1) }
    let objects = files.map { id, name in
      """
      \(id) = { isa = PBXFileReference; path = "\(name)"; sourceTree = "<group>"; };
      F\(id) = { isa = PBXBuildFile; fileRef = \(id); };

      """
    }
    let list = { (prefix: String, kind: String) in
      files.filter { $0.0.hasPrefix(kind) }.map { "\(prefix)\($0.0), " }.joined()
    }
    let others = settings.map { "\($0) = \"\($1)\"; " }.joined()
    try write(
      """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(others)SWIFT_VERSION = 5.0; }; };
        G = { isa = PBXGroup; children = (\(list("", "S"))\(list("", "R"))A, B); path = Shop; sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = (S, R); };
        S = { isa = PBXSourcesBuildPhase; files = (\(list("F", "S"))FA, FB); };
        R = { isa = PBXResourcesBuildPhase; files = (\(list("F", "R"))); };
      \(objects.joined())
        FA = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
      }; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    try write("import UIKit\nclass A: UIView {}\n", to: "Shop/A.swift")
    try write("class B: A { @objc func tap() {} }\n", to: "Shop/B.swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/\(name)", withDestinationPath: destination)
  }

  /// All files below the folder, sorted, without those that git has for itself.
  var files: [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return !name.hasPrefix(".git/")
        && FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// Commits everything.
  func commit() throws {
    try git("init", "--quiet")
    try git("add", "--all")
    try git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--message", "One")
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  func package() throws -> AdaptedPackage { try AdaptedPackage(of: XcodeProject(at: folder)) }
}
