// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) struct ResourceFoldersTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    (["ShopTests"], ["Town_Shop", "Town_Bank", "Town_Mill"]),
    (["Mill"], ["Town_Bank", "Town_Mill", "Town_Shop"]),
    ([], ["Town_Bank", "Town_Mill", "Town_Shop"]),
  ])
  func beginsWithTheModuleThatIsTested(modules: [String], expected: [String]) throws {
    for name in ["Town_Shop", "Town_Mill", "Town_Bank"] {
      try folder.write("", named: "\(name).resources/Main.storyboard")
    }
    try folder.write("", named: "other.resources/Main.storyboard")
    try folder.write("", named: "Town_Shop.build/Main.storyboard")
    let found = ResourceFolders.folders(beside: folder.path, testedFirstBy: modules)
    #expect(found == expected.map { "\(folder.path)/\($0).resources" })
  }

  @Test func searchesTheFolderResources_OfABundle() throws {
    try folder.write("", named: "Town_Shop.resources/Resources/Main.storyboard")
    let found = ResourceFolders.folders(beside: folder.path, testedFirstBy: ["Shop"])
    let bundle = "\(folder.path)/Town_Shop.resources"
    #expect(found == [bundle, "\(bundle)/Resources"])
  }

  @Test(arguments: [
    ("/build/Town_Shop.resources/Resources", "Shop"),
    ("/build/Town_Shop.resources", "Shop"), ("/build/Town_Shop.resources/", "Shop"),
    ("/build/Shop", nil), ("/", nil), ("", nil),
  ])
  func knowsTheModuleOfABundle(path: String, module: String?) {
    #expect(ResourceFolders.module(ofFolder: path) == module)
  }

  @Test(arguments: [("Shop/Counter.swift", "Shop"), ("Shop", "Shop"), ("", nil)])
  func knowsTheModuleOfAFile(file: String, module: String?) {
    #expect(ApplicationModules.module(ofFile: file) == module)
  }
}
