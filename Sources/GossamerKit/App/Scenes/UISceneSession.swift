// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The session of a scene: which configuration it has, and what is remembered of it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor public final class UISceneSession: nonisolated Hashable {
  /// The scene; nil while it isn't connected.
  public internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: Role
  /// How the scene is made.
  public internal(set) var configuration: UISceneConfiguration
  /// The identifier of the session, unique in this run of the application.
  public let persistentIdentifier = UUID().uuidString
  /// Values that the application keeps with the session, while it runs.
  public var userInfo: [String: Any]?

  package init(role: Role = .windowApplication, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
  }

  /// Whether both are the same object.
  nonisolated public static func == (one: UISceneSession, other: UISceneSession) -> Bool {
    one === other
  }

  /// Feeds the object's identity into the hasher.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// What a scene is for.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The text, as in the Info.plist.
    public let rawValue: String

    /// Creates a role from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows of the application.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is made: the classes of the scene and its delegate, and the storyboard of its window.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor public final class UISceneConfiguration {
  /// The name; nil for none.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; nil for `UIWindowScene`.
  public var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil for none.
  public var delegateClass: AnyClass?
  /// The storyboard, of GossamerInterfaceBuilder; nil for none.
  package var storyboardObject: AnyObject?
  /// The name of the storyboard in the Info.plist; nil for none.
  package var storyboardName: String?

  /// Creates a configuration. The classes and the storyboard of a configuration of this name in the Info.plist are taken from
  /// there.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    let entries = UIApplication.shared.launchInfo.sceneConfigurations(for: sessionRole)
    guard let entry = entries.first(where: { name == nil || $0.name == name }) else { return }
    sceneClass = entry.sceneClass.flatMap(LaunchInfo.type(named:))
    delegateClass = entry.delegateClass.flatMap(LaunchInfo.type(named:))
    storyboardName = entry.storyboard
  }
}

extension UIScene {
  /// Options of a request for a scene.
  public final class ActivationRequestOptions {
    /// The scene that asks; nil for none.
    public var requestingScene: UIScene?

    /// Creates the default options.
    public init() {}
  }
}
