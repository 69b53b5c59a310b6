// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// One instance of the application's interface, which is shown and closed by itself: on a desktop, a window.
///
/// An application with scenes has a `UIApplicationSceneManifest` in its Info.plist. Its scenes are connected before they are
/// shown, and disconnected when a person has closed their windows. In an application without it, one scene without a delegate
/// has all windows.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscene
open class UIScene: UIResponder {
  /// The session of the scene.
  public let session: UISceneSession

  /// The delegate; nil for none. Held strongly.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is shown, and whether it has the keyboard.
  open package(set) var activationState = ActivationState.unattached

  /// The title of the scene: that of its windows which have none of their own. Empty for the application's name.
  open var title = "" {
    didSet { if title != oldValue { titleDidChange() } }
  }

  /// Creates a scene. The application does so when a session is connected.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Unavailable: a scene belongs to a session.
  @available(*, unavailable)
  public required convenience init?(coder: NSCoder) { nil }

  /// The delegate, if it is a responder; otherwise the application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL in the desktop's application for it; see ``UIApplication/open(_:options:completionHandler:)``.
  open func open(
    _ url: URL, options: OpenExternalURLOptions? = nil, completionHandler: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completionHandler)
  }

  func titleDidChange() {}

  /// Whether a scene is shown.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
  nonisolated public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// Shown, with the keyboard.
    case foregroundActive = 0
    /// Shown, while another window has the keyboard.
    case foregroundInactive = 1
    /// Minimised, or not shown yet.
    case background = 2
  }

  /// Options for opening a URL. There are none on a desktop: each is ignored.
  public final class OpenExternalURLOptions {
    /// Whether only an application that is registered for the URL's domain may open it. Ignored.
    public var universalLinksOnly = false

    /// Creates the default options.
    public init() {}
  }

  /// Why and with what a scene is connected.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
  public final class ConnectionOptions {
    /// The URLs to open: those of the command line for the first scene.
    public let urlContexts: Set<UIOpenURLContext>
    /// The application that has asked for the scene: nil, as a desktop doesn't tell.
    public var sourceApplication: String? { nil }

    package init(urls: [URL] = []) {
      urlContexts = Set(urls.map(UIOpenURLContext.init))
    }
  }
}

/// The notifications of scenes. Their object is the scene.
extension UIScene {
  /// Posted before ``UISceneDelegate/scene(_:willConnectTo:options:)`` is called.
  nonisolated public class var willConnectNotification: Notification.Name {
    Notification.Name("UISceneWillConnectNotification")
  }
  /// Posted after the scene's windows were closed.
  nonisolated public class var didDisconnectNotification: Notification.Name {
    Notification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted when the scene has got the keyboard.
  nonisolated public class var didActivateNotification: Notification.Name {
    Notification.Name("UISceneDidActivateNotification")
  }
  /// Posted when the scene is about to lose the keyboard.
  nonisolated public class var willDeactivateNotification: Notification.Name {
    Notification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted when the scene is about to be shown.
  nonisolated public class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted when the scene was minimised or closed.
  nonisolated public class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UISceneDidEnterBackgroundNotification")
  }
}

/// A URL that a scene is asked to open.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiopenurlcontext
@preconcurrency @MainActor public final class UIOpenURLContext: nonisolated Hashable {
  /// The URL.
  public let url: URL
  /// What is known of who asks.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }

  /// Whether both are the same object.
  nonisolated public static func == (one: UIOpenURLContext, other: UIOpenURLContext) -> Bool {
    one === other
  }

  /// Feeds the object's identity into the hasher.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIScene {
  /// What is known of who asks for a URL to be opened: a desktop tells nothing.
  public final class OpenURLOptions {
    /// The application that asks; nil.
    public var sourceApplication: String? { nil }
    /// True: the file is opened where it lies.
    public var openInPlace: Bool { true }
  }
}
