// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a project builds: an application, a library, or tests.
public struct ProjectTarget {
  /// What a target makes.
  public enum Kind: Equatable, Sendable {
    case application, library, unitTests, userInterfaceTests
    /// Something that has no counterpart on Linux, such as an extension of another application.
    case other(productType: String)
  }

  /// A file or folder that belongs into the application's bundle.
  struct Resource: Hashable {
    /// Where it is.
    let path: String
    /// Its place in the bundle: `Main.storyboard`, `de.lproj/Localizable.strings`.
    let name: String
  }

  let name: String
  let kind: Kind
  var settings = BuildSettings()
  /// The Swift sources, sorted.
  var sources: [String] = []
  /// The sources in other languages.
  var foreignSources: [String] = []
  var resources: [Resource] = []
  /// The names of the targets that this one needs.
  var dependencies: [String] = []
  /// The names of the products of packages that it needs.
  var packageProducts: [String] = []

  init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The name of the Swift module.
  var moduleName: String {
    BuildSettings.moduleName(settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name)
  }

  /// Swift's language mode: 4, 4_2, 5 or 6. Swift 3 is read as 4, the oldest one that the compiler knows.
  var languageMode: String {
    let version = settings["SWIFT_VERSION"] ?? "5"
    if version.hasPrefix("4.2") { return "4_2" }
    return version.hasPrefix("6") ? "6" : ["3", "4"].contains(version.prefix(1)) ? "4" : "5"
  }
}
