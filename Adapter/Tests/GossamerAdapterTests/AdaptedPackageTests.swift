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
}
