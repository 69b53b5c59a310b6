// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GossamerAdapter

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

  @Test func adaptsOnlyTheFile_WhoseExtensionHasChanged() throws {
    let sample = try Sample()
    let text = "import UIKit\nextension A { func go() { }\noverride func layoutSubviews() {} }\n"
    try sample.write(text, to: "Shop/B.swift")
    #expect(try sample.package().write().adapted == 2)
    try sample.write(text.replacingOccurrences(of: "{ }", with: "{ print() }"), to: "Shop/B.swift")
    #expect(try sample.package().write().adapted == 1)
    // Its place is told to the compiler in the class's file.
    try sample.write("\n" + text, to: "Shop/B.swift")
    #expect(try sample.package().write().adapted == 2)
    try sample.write(
      "\n" + text.replacingOccurrences(of: "{}", with: "{ print() }"), to: "Shop/B.swift")
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

  @Test func leavesOutResources_ThatLeadElsewhere() throws {
    let sample = try Sample(resources: ["secret.txt", "Pictures", "../../etc/hosts", "Linked"])
    let outside = try Sample()
    try sample.link("Shop/secret.txt", to: "\(outside.folder)/Shop/A.swift")
    try sample.link("Shop/Linked", to: outside.folder)
    try sample.write("a", to: "Shop/Pictures/a.txt")
    try sample.link("Shop/Pictures/around", to: "..")
    try sample.link("Shop/Pictures/hosts", to: "/etc/hosts")
    let project = "\(sample.folder)/Shop.xcodeproj"
    let pictures = "\(sample.folder)/Shop/Pictures"
    let elsewhere = URL(filePath: "\(sample.folder)/Shop/../../etc/hosts").standardizedFileURL.path
    #expect(
      try Set(sample.package().write().remarks.map(\.description)) == [
        "\(project): '\(sample.folder)/Shop/Linked' of 'Shop' is outside of the project; it is left out.",
        "\(project): '\(sample.folder)/Shop/secret.txt' of 'Shop' is outside of the project; it is left out.",
        "\(project): '\(elsewhere)' of 'Shop' isn't there; it is left out.",
        "\(pictures)/around: this symbolic link isn't followed; it is left out.",
        "\(pictures)/hosts: this symbolic link isn't followed; it is left out.",
      ])
    let bundled = sample.files.filter { $0.hasPrefix(".gossamer/Shop.app/") }
    #expect(bundled == [".gossamer/Shop.app/Info.plist", ".gossamer/Shop.app/Pictures/a.txt"])
  }

  @Test(arguments: ["Sources", "Shop.app", "Package.swift"])
  func writesNothing_ThroughALinkWithin(name: String) throws {
    let sample = try Sample(resources: ["a.txt"])
    try sample.write("a", to: "Shop/a.txt")
    let outside = try Sample()
    let before = outside.files
    try sample.write("", to: ".gossamer/.gitignore")
    try sample.link(
      ".gossamer/\(name)", to: "\(outside.folder)/\(name == "Package.swift" ? name : "")")
    let error = #expect(throws: ProjectError.self) { try sample.package().write() }
    #expect(
      error?.description == """
        \(sample.folder)/.gossamer/\(name): this file can't be written: it is a symbolic link, which may lead anywhere. \
        Remove it, and try again.
        """)
    #expect(outside.files == before)
  }

  @Test func writesNothingOutside_OfALanguageThatIsAPath() throws {
    let sample = try Sample(resources: ["Localizable.xcstrings"])
    try sample.write(
      """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {"../../../out": {"stringUnit": {"value": "b"}}}}}}
      """, to: "Shop/Localizable.xcstrings")
    #expect(throws: ProjectError.self) { try sample.package().write() }
    #expect(sample.files.allSatisfy { $0.hasPrefix("Shop") || $0.hasPrefix(".gossamer/") })
  }

  @Test func leavesOutAPropertyList_FromElsewhere() throws {
    let sample = try Sample(settings: ["INFOPLIST_FILE": "/etc/hosts"])
    #expect(
      try sample.package().write().remarks.map(\.description)
        == [
          "\(sample.folder)/Shop.xcodeproj: '/etc/hosts' of 'Shop' is outside of the project; it is left out."
        ])
  }

  @Test(.timeLimit(.minutes(10))) func adaptsTenThousandFiles() throws {
    let names = (0..<10_000).map { "N\($0 / 100)/N\($0).swift" }
    let sample = try Sample(sources: names)
    for name in names {
      let type = (name as NSString).lastPathComponent.split(separator: ".")[0]
      try sample.write("class \(type): UIView { @objc func tap() {} }\n", to: "Shop/\(name)")
    }
    #expect(try sample.package().write().adapted == 10_002)
    try sample.write("class N7: UIView { @objc func tap() { print() } }\n", to: "Shop/N0/N7.swift")
    #expect(try sample.package().write().adapted == 1)
  }

  @Test func generatesConstants_OfAssetCatalogs() throws {
    let sample = try Sample(
      resources: ["Assets.xcassets"],
      settings: ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"])
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
