// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GossamerAdapter

@Suite struct AdoptedPackageTests {
  private let sample: Sample

  init() throws {
    sample = try Sample()
    try sample.write("notes\n", to: "Shop/Notes.md")
  }

  private func package(into folder: String? = nil) throws -> AdoptedPackage {
    try AdoptedPackage(of: XcodeProject(at: sample.folder), into: folder)
  }

  @Test func changesTheSources_WhereTheyAre() throws {
    try sample.commit()
    let summary = try package().write()
    #expect(summary.changed == ["Shop/A.swift", "Shop/B.swift"])
    #expect(summary.made == [".gitignore", "Package.swift", "Shop/Resources/Info.plist"])
    #expect(
      sample.files == [
        ".gitignore", "Package.swift", "Shop.xcodeproj/project.pbxproj", "Shop/A.swift",
        "Shop/B.swift", "Shop/Notes.md", "Shop/Resources/Info.plist",
      ])
    #expect(try sample.text(of: "Shop/A.swift") == "import Gossamer\nclass A: UIView {}\n")
    #expect(try sample.text(of: ".gitignore") == ".build/\n")
  }

  @Test func writesAManifest() throws {
    try sample.commit()
    _ = try package().write()
    let place = GossamerPlace().folder
    let path = AdoptedManifest.relative(place, to: sample.folder)
    let isCalledSo = (place as NSString).lastPathComponent == "gossamer"
    #expect(
      try sample.text(of: "Package.swift") == """
        // swift-tools-version:6.2
        import PackageDescription

        let package = Package(
          name: "Shop",
          dependencies: [
            .package(\(isCalledSo ? "" : "name: \"Gossamer\", ")path: "\(path)"),
          ],
          targets: [
            .executableTarget(
              name: "Shop",
              dependencies: [.product(name: "Gossamer", package: "\(isCalledSo ? "gossamer" : "Gossamer")")],
              path: "Shop",
              exclude: ["Notes.md"],
              resources: [.copy("Resources")],
              swiftSettings: [.swiftLanguageMode(.v5)]),
          ]
        )

        """)
  }

  @Test(arguments: [
    ("/work/gossamer", "/work/app", "../gossamer"), ("/a/b/c", "/a/b", "c"), ("/a", "/a", "."),
  ])
  func namesGossamer_FromThePackage(path: String, root: String, expected: String) {
    #expect(AdoptedManifest.relative(path, to: root) == expected)
  }

  @Test func leavesTheProjectAsItIs_InAnotherFolder() throws {
    let before = sample.files
    let other = "\(sample.folder)-adopted"
    defer { try? FileManager.default.removeItem(atPath: other) }
    _ = try package(into: other).write()
    #expect(sample.files == before)
    let names = FileManager.default.enumerator(atPath: other)?.compactMap { $0 as? String } ?? []
    #expect(
      names.filter { $0.contains(".") }.sorted() == [
        ".gitignore", "Package.swift", "Shop/A.swift", "Shop/B.swift", "Shop/Resources/Info.plist",
      ])
    #expect(throws: AdoptionError.notEmpty(folder: other)) { try package(into: other).write() }
  }

  @Test func writesNothing_WithoutARepository() throws {
    let before = sample.files
    let error = #expect(throws: AdoptionError.self) { try package().write() }
    #expect(
      error?.description.hasPrefix("\(sample.folder): the project isn't in a git repository")
        == true)
    #expect(sample.files == before)
  }

  @Test func writesNothing_OverWhatIsNotCommitted() throws {
    try sample.commit()
    try sample.write("class C {}\n", to: "Shop/A.swift")
    #expect(
      throws: AdoptionError.uncommitted(folder: sample.folder, files: ["Shop/A.swift"])
    ) { try package().write() }
    #expect(try sample.text(of: "Shop/A.swift") == "class C {}\n")
  }

  @Test func writesNothing_OverWhatGitDoesNotKnow() throws {
    try sample.write("B.swift\n", to: "Shop/.gitignore")
    try sample.commit()
    let path = "\(sample.folder)/Shop/B.swift"
    #expect(throws: AdoptionError.untracked(path: path)) { try package().write() }
    #expect(try sample.text(of: "Shop/A.swift").hasPrefix("import UIKit"))
  }

  @Test func writesNothing_WhereAPackageIs() throws {
    try sample.write("// mine\n", to: "Package.swift")
    try sample.commit()
    #expect(throws: AdoptionError.occupied(path: "\(sample.folder)/Package.swift")) {
      try package().write()
    }
    #expect(try sample.text(of: "Package.swift") == "// mine\n")
    #expect(try sample.text(of: "Shop/A.swift").hasPrefix("import UIKit"))
  }

  @Test func writesNothing_IfASourceIsNotSwift() throws {
    try sample.write("class B {\n  func {\n}\n", to: "Shop/B.swift")
    try sample.commit()
    let error = #expect(throws: AdoptionError.self) { try package().write() }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("\(sample.folder)/Shop/B.swift:2: error: "))
    #expect(
      text.hasSuffix("These sources aren't Swift, so nothing was adopted. Correct them first."))
    #expect(try sample.text(of: "Shop/A.swift").hasPrefix("import UIKit"))
  }

  @Test func ignoresWhatIsBuilt_BesideWhatIsIgnored() throws {
    try sample.write("xcuserdata", to: ".gitignore")
    try sample.commit()
    _ = try package().write()
    #expect(try sample.text(of: ".gitignore") == "xcuserdata\n.build/\n")
  }
}
