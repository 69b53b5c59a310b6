// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// What an application's Info.plist says about its start.
package struct LaunchInfo {
  /// The kind of device that the application is made for.
  package let idiom: UIUserInterfaceIdiom
  /// The name of the storyboard with the first screen; nil for none.
  package let mainStoryboard: String?
  /// The name that people know the application by; nil for that of its executable.
  package let displayName: String?
  /// Whether several scenes may be shown at once.
  package let supportsMultipleScenes: Bool
  /// Whether the application has scenes.
  package let hasScenes: Bool
  private let isLandscape: Bool
  private let configurations: [String: [SceneEntry]]

  /// A configuration of scenes.
  package struct SceneEntry {
    package let name: String?
    package let sceneClass: String?
    package let delegateClass: String?
    package let storyboard: String?
  }

  /// Reads the contents of an Info.plist. Values of other types than theirs count as missing.
  package init(_ info: [String: Any] = [:]) {
    let families = Self.numbers(info["UIDeviceFamily"])
    let isForPads = families == [2]
    idiom = isForPads ? .pad : .phone
    let suffix = isForPads ? "~ipad" : "~iphone"
    let name = { (key: String) in (info[key + suffix] ?? info[key]) as? String }
    mainStoryboard = name("UIMainStoryboardFile").flatMap { $0.isEmpty ? nil : $0 }
    displayName = [info["CFBundleDisplayName"], info["CFBundleName"]]
      .compactMap { $0 as? String }.first { !$0.isEmpty }
    let key = "UISupportedInterfaceOrientations"
    let orientations = (info[key + suffix] ?? info[key]) as? [String] ?? []
    isLandscape = !orientations.isEmpty && orientations.allSatisfy { $0.contains("Landscape") }
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    supportsMultipleScenes = manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    configurations = roles.mapValues { entries in
      (entries as? [[String: Any]] ?? []).map { entry in
        SceneEntry(
          name: entry["UISceneConfigurationName"] as? String,
          sceneClass: entry["UISceneClassName"] as? String,
          delegateClass: entry["UISceneDelegateClassName"] as? String,
          storyboard: entry["UISceneStoryboardFile"] as? String)
      }
    }
    // A manifest without configurations says only whether there may be several windows.
    hasScenes = manifest != nil && configurations.values.contains { !$0.isEmpty }
  }

  /// The configurations of a role, in their order.
  package func sceneConfigurations(for role: UISceneSession.Role) -> [SceneEntry] {
    configurations[role.rawValue] ?? []
  }

  /// The size of a window, in points: that of a phone or of a tablet, on its side if it supports nothing else.
  package var windowSize: CGSize {
    let upright = idiom == .pad ? CGSize(width: 820, height: 1180) : CGSize(width: 393, height: 852)
    return isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
  }

  private static func numbers(_ value: Any?) -> Set<Int> {
    let values = value as? [Any] ?? [value].compactMap(\.self)
    return Set(values.compactMap { WireValue.converted($0, to: Int.self) ?? Int("\($0)") })
  }

  // MARK: - Objects by the names of their classes

  /// The class with a name such as "Notes.SceneDelegate"; nil, with a message, if there is none.
  package static func type(named name: String) -> AnyClass? {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if isPlain, let type = _typeByName(name) as? AnyClass { return type }
    Messages.views.error(
      """
      The Info.plist names the class '\(name)', which the program doesn't have. Write it at the top level of the module \
      that stands before the dot, and not private.
      """)
    return nil
  }

  /// Creates an object of a class, which is a responder or a custom object; nil, with a message, if that can't be.
  package static func make(_ type: AnyClass) -> AnyObject? {
    if let type = type as? UIResponder.Type, let made = type.init(coder: NSCoder()) { return made }
    if let type = type as? any CustomObject.Type { return type.init() }
    Messages.views.error(
      """
      \(type) can't be made at the start of the application: it is neither a UIResponder nor a CustomObject, so that Swift \
      can't call its initialiser. Let it be a UIResponder, or conform to CustomObject with a required init().
      """)
    return nil
  }
}
