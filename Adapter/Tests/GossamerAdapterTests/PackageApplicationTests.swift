// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GossamerAdapter

/// Applications that are packages, and no Xcode projects.
@Suite struct PackageApplicationTests {
  private let sample: Sample

  init() throws {
    sample = try Sample()
    try sample.remove("Shop.xcodeproj")
    try sample.remove("Shop")
  }

  private func project() throws -> XcodeProject { try XcodeProject(at: sample.folder) }

  @Test func readsAnApplicationOfSwiftPlaygrounds() throws {
    try sample.write(
      """
      // swift-tools-version: 5.8
      import PackageDescription
      import AppleProductTypes

      let package = Package(
        name: "My Shop",
        products: [
          .iOSApplication(
            name: "My Shop", targets: ["AppModule"], bundleIdentifier: "org.example.shop",
            displayVersion: "1.2", bundleVersion: "3", supportedDeviceFamilies: [.pad, .phone],
            capabilities: [.camera(purposeString: "Scans")])
        ],
        targets: [
          .executableTarget(name: "AppModule", path: ".", resources: [.process("Resources")])
        ])
      """, to: "Package.swift")
    try sample.write("import UIKit\n", to: "App.swift")
    try sample.write("import UIKit\n", to: "Views/List.swift")
    try sample.write("apple", to: "Resources/Data/words.txt")
    try sample.write("apple", to: "Resources/de.lproj/Localizable.strings")
    try sample.write("notes", to: "README.md")
    let project = try project()
    #expect(project.targets.map(\.name) == ["AppModule"])
    let target = try project.application()
    #expect(target.sources == ["App.swift", "Views/List.swift"].map { "\(sample.folder)/\($0)" })
    #expect(target.resources.map(\.name) == ["de.lproj/Localizable.strings", "words.txt"])
    #expect(target.moduleName == "AppModule")
    #expect(target.languageMode == "5")
    let information = BundleContents(of: target).information
    #expect(information["CFBundleName"] as? String == "My Shop")
    #expect(information["CFBundleIdentifier"] as? String == "org.example.shop")
    #expect(information["CFBundleShortVersionString"] as? String == "1.2")
    #expect(information["UIDeviceFamily"] as? [Int] == [2, 1])
    #expect(project.remarks.isEmpty)
  }

  @Test func readsTargetsAndDependencies() throws {
    try sample.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let core = "Core"
      let settings: [SwiftSetting] = [.define("DEMO"), .swiftLanguageMode(.v5)]

      let package = Package(
        name: "Shop",
        dependencies: [
          .package(url: "https://example.org/Lists.git", .upToNextMajor(from: "1.2.0")),
          .package(name: "Parts", path: "../Parts"),
        ],
        targets: [
          .executableTarget(
            name: "Shop", dependencies: ["Core", .product(name: "Lists", package: "Lists")],
            exclude: ["Old"], resources: [.copy("Data/Fixed")], swiftSettings: settings),
          .target(name: core, path: "Core", sources: ["Kept"]),
          .testTarget(name: "ShopTests", dependencies: [.target(name: "Shop")]),
          .macro(name: "Macros"),
        ])
      """, to: "Package.swift")
    for name in [
      "Sources/Shop/App.swift", "Sources/Shop/Old/Old.swift", "Core/Kept/A.swift",
      "Core/Other/B.swift", "Tests/ShopTests/ShopTests.swift",
    ] {
      try sample.write("import UIKit\n", to: name)
    }
    try sample.write("a", to: "Sources/Shop/Data/Fixed/sub/a.txt")
    try sample.write("<document/>", to: "Sources/Shop/Main.storyboard")
    let project = try project()
    #expect(project.targets.map(\.kind) == [.application, .library, .unitTests])
    let target = try project.application(named: "Shop")
    #expect(target.sources == ["\(sample.folder)/Sources/Shop/App.swift"])
    #expect(target.resources.map(\.name) == ["Fixed/sub/a.txt", "Main.storyboard"])
    #expect(target.dependencies == ["Core"])
    #expect(target.packageProducts == ["Lists"])
    #expect(target.languageMode == "5")
    #expect(target.conditions == ["DEMO"])
    #expect(project.targets[1].sources == ["\(sample.folder)/Core/Kept/A.swift"])
    #expect(project.targets[1].languageMode == "6")
    #expect(project.packages.map(\.requirement) == [".upToNextMajor(from: \"1.2.0\")", ""])
    #expect(project.packages.map(\.products) == [["Lists"], []])
    #expect(
      project.remarks.map(\.description)
        == ["\(sample.folder)/Package.swift:19: the target 'Macros' (macro) isn't built here."])
  }

  @Test func givesTheBundleOfTheModule() throws {
    try sample.write(
      """
      // swift-tools-version: 5.9
      let package = Package(
        name: "Shop", targets: [.executableTarget(name: "Shop", resources: [.process("a.txt")])])
      """, to: "Package.swift")
    try sample.write("import UIKit\n", to: "Sources/main.swift")
    try sample.write("a", to: "Sources/a.txt")
    _ = try sample.package().write()
    #expect(
      try sample.text(of: ".gossamer/Sources/Shop/ModuleBundle.swift")
        .contains("static var module: Bundle { main }"))
    #expect(try sample.text(of: ".gossamer/Shop.app/a.txt") == "a")
    #expect(try sample.package().write().adapted == 0)
  }

  @Test(arguments: [
    (
      "targets: [.target(name: \"A\")]",
      "Package.swift: the package has no executable target, so there is nothing to run."
    ),
    (
      "targets: makeTargets()",
      "Package.swift:2: 'makeTargets()' isn't a value that is written out. This file is read without running it: write the text or the list here, or in a constant at its top."
    ),
    (
      "targets: [.executableTarget(name: \"A\", path: \"../../etc\")]",
      "Package.swift:2: the folder '../../etc' of the target 'A' is outside of the package. Move it inside, or make it a package of its own."
    ),
    (
      "targets: [.executableTarget(name: \"App\")]",
      "Sources/App/App.swift:1: this application starts with SwiftUI, which isn't here. Applications that start with UIKit are run: a UIApplicationDelegate with @main."
    ),
    (
      "targets: [.executableTarget(name: \"App\", dependencies: [.product(name: \"Gossamer\", package: \"gossamer\")])]",
      "Package.swift: this package uses Gossamer itself. Run it by 'swift run'."
    ),
  ])
  func saysWhatCantBe(manifest: String, message: String) throws {
    try sample.write(
      "// swift-tools-version: 5.9\nlet package = Package(name: \"A\", \(manifest))\n",
      to: "Package.swift")
    try sample.write("import SwiftUI\n@main struct A: App {}\n", to: "Sources/App/App.swift")
    let error = #expect(throws: ProjectError.self) { try sample.package().write() }
    #expect(error?.description == "\(sample.folder)/\(message)")
  }

  @Test func adoptsAPackage() throws {
    try sample.write(
      """
      // swift-tools-version: 5.9
      let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop", path: ".")])
      """, to: "Package.swift")
    try sample.write("import UIKit\n", to: "main.swift")
    try sample.write("import UIKit\n", to: "Views/View.swift")
    try sample.commit()
    let other = "\(sample.folder)-adopted"
    defer { try? FileManager.default.removeItem(atPath: other) }
    for folder in [other, nil] {
      _ = try AdoptedPackage(of: project(), into: folder).write()
      let place = folder ?? sample.folder
      for name in ["main.swift", "Views/View.swift"] {
        let text = try String(contentsOfFile: "\(place)/Sources/Shop/\(name)", encoding: .utf8)
        #expect(text == "import Gossamer\n")
      }
      let manifest = try String(contentsOfFile: "\(place)/Package.swift", encoding: .utf8)
      #expect(manifest.contains("name: \"Gossamer\""))
    }
    #expect(
      sample.files == [
        ".gitignore", "Package.swift", "Sources/Shop/Resources/Info.plist",
        "Sources/Shop/Views/View.swift",
        "Sources/Shop/main.swift",
      ])
  }
}
