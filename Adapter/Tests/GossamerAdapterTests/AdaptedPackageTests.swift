// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GossamerAdapter

/// A project of two sources in a folder of its own, which is removed with the test.
private final class Sample {
  let folder = FileManager.default.temporaryDirectory.appending(path: "adapter-\(UUID())").path

  init() throws {
    try write(
      """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
        G = { isa = PBXGroup; children = (A, B); path = Shop; sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (FA, FB); };
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

  func package() throws -> AdaptedPackage { try AdaptedPackage(of: XcodeProject(at: folder)) }
}

@Suite struct AdaptedPackageTests {
  @Test func adaptsOnlyWhatHasChanged() throws {
    let sample = try Sample()
    #expect(try sample.package().write().adapted == 2)
    #expect(try sample.package().write().adapted == 0)
    try sample.write("class B: A { @objc func tap() { print(1) } }\n", to: "Shop/B.swift")
    #expect(try sample.package().write().adapted == 1)
    // The other file has to know of a new member.
    try sample.write("class B: A { @objc func tip() {} }\n", to: "Shop/B.swift")
    #expect(try sample.package().write().adapted == 2)
  }

  @Test func leavesTheProjectAsItIs() throws {
    let sample = try Sample()
    _ = try sample.package().write()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sample.folder).sorted()
        == [".gossamer", "Shop", "Shop.xcodeproj"])
    #expect(
      try String(contentsOfFile: "\(sample.folder)/Shop/B.swift", encoding: .utf8)
        == "class B: A { @objc func tap() {} }\n")
  }

  @Test func leavesOut_WhatIsMissingOrOutside() throws {
    let sample = try Sample()
    let source = "\(sample.folder)/Shop/B.swift"
    try FileManager.default.removeItem(atPath: source)
    let project = "\(sample.folder)/Shop.xcodeproj"
    #expect(
      try sample.package().write().remarks.map(\.description)
        == ["\(project): '\(source)' of 'Shop' isn't there; it is left out."])
    try FileManager.default.createSymbolicLink(
      atPath: source, withDestinationPath: "/etc/hostname")
    #expect(
      try sample.package().write().remarks.map(\.description)
        == ["\(project): '\(source)' of 'Shop' is outside of the project; it is left out."])
  }

  @Test func writesNothing_ThroughALink() throws {
    let sample = try Sample()
    let outside = try Sample()
    let link = "\(sample.folder)/.gossamer"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: outside.folder)
    let package = try sample.package()
    #expect(
      throws: ProjectError.unwritable(
        path: link, reason: "it is no folder of its own. Remove it, and try again.")
    ) { try package.write() }
  }

  @Test func saysWhere_WhenTheProjectFileIsBroken() throws {
    let sample = try Sample()
    try sample.write("{ objects = {}; }", to: "Shop.xcodeproj/project.pbxproj")
    #expect(
      throws: ProjectError.notAProject(
        path: "\(sample.folder)/Shop.xcodeproj/project.pbxproj",
        reason: "its root object isn't a project")
    ) { try XcodeProject(at: sample.folder) }
    #expect(throws: ProjectError.missing(path: "/nowhere")) { try XcodeProject(at: "/nowhere") }
  }

  @Test func generatesConstants_OfAssetCatalogs() throws {
    let sample = try Sample()
    let project = "\(sample.folder)/Shop.xcodeproj/project.pbxproj"
    let text = try String(contentsOfFile: project, encoding: .utf8)
      .replacing("children = (A, B);", with: "children = (A, B, I);")
      .replacing("buildPhases = (S);", with: "buildPhases = (S, R);")
      .replacing(
        "FA = {",
        with: """
          I = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
          R = { isa = PBXResourcesBuildPhase; files = (FI); };
          FI = { isa = PBXBuildFile; fileRef = I; };
          FA = {
          """
      )
      .replacing(
        "SWIFT_VERSION = 5.0;",
        with: """
          SWIFT_VERSION = 5.0; ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;
          """)
    try sample.write(text, to: "Shop.xcodeproj/project.pbxproj")
    for name in [
      "AccentColor.colorset", "red.colorset", "gh-logo.imageset", "Icons/star.symbolset",
      "Plain/cover image.imageset",
    ] { try sample.write("{}", to: "Shop/Assets.xcassets/\(name)/Contents.json") }
    try sample.write(
      #"{"properties":{"provides-namespace":true}}"#, to: "Shop/Assets.xcassets/Icons/Contents.json"
    )
    let package = try sample.package()
    _ = try package.write()
    let written = try String(
      contentsOfFile: "\(package.folder)/Sources/Shop/GeneratedAssetSymbols.swift", encoding: .utf8)
    #expect(
      written == """
        import Foundation
        import UIKit

        nonisolated extension ColorResource {
        static let accent = ColorResource(name: "AccentColor", bundle: .main)
        static let red = ColorResource(name: "red", bundle: .main)
        }

        nonisolated extension ImageResource {
        static let cover = ImageResource(name: "cover image", bundle: .main)
        static let ghLogo = ImageResource(name: "gh-logo", bundle: .main)
        enum Icons {
        static let star = ImageResource(name: "Icons/star", bundle: .main)
        }
        }

        nonisolated extension UIColor {
        static var accent: UIColor { UIColor(resource: .accent) }
        }

        nonisolated extension UIImage {
        static var cover: UIImage { UIImage(resource: .cover) }
        static var ghLogo: UIImage { UIImage(resource: .ghLogo) }
        enum Icons {
        static var star: UIImage { UIImage(resource: .Icons.star) }
        }
        }

        """)
  }

  @Test(arguments: [
    ("AccentColor", "Color", "accent"), ("URLBar", "Image", "urlBar"),
    ("default", "Image", "`default`"),
    ("2 columns", "Image", "_2Columns"), ("Color", "Color", "color"),
    ("app_logo", "Image", "appLogo"),
  ])
  func constantsHaveXcodesNames(name: String, suffix: String, symbol: String) {
    #expect(AssetSymbols.symbol(of: name, without: suffix) == symbol)
  }
}
