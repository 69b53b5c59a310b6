// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The running application: its delegate, its windows and the host that shows them.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiapplication
public final class UIApplication: UIResponder {
  /// The application of the process; in a test with an application of its own, that one.
  public static var shared: UIApplication { Interface.current.application }

  private weak var interface: Interface?

  /// The delegate, which is told when the application starts and ends. Held strongly, because it lives as long as the
  /// process.
  public var delegate: (any UIApplicationDelegate)?

  /// The delegates' windows that they have no property for.
  var keptWindows: [UIWindow] = []

  /// What the Info.plist says about the start of the application.
  package internal(set) var launchInfo = LaunchInfo()

  /// The connected scenes, in the order of their connection.
  var scenes: [UIScene] = []
  /// The sessions of the scenes.
  var sessions: [UISceneSession] = []
  /// The state, as the delegate was told last.
  var storedState = State.inactive
  /// Whether a window has been shown.
  var wasShown = false
  /// The number of background tasks that were begun.
  var backgroundTaskCount = 0

  /// Whether the screen stays lit. Has no effect: when a desktop's screen is locked is set by its user.
  public var isIdleTimerDisabled = false
  /// Whether a phone would show that data are loaded. Has no effect.
  public var isNetworkActivityIndicatorVisible = false
  /// The number beside the application's icon. Has no effect: desktops show none.
  public var applicationIconBadgeNumber = 0

  /// The number of companions that were created, but that no view controller and no view has been given to retain.
  package var unkeptCompanionCount = 0

  /// The companions that were created since the last update cycle has ended, or during it.
  var newCompanions: [NewCompanion] = []

  private var weakWindows: [Weak<UIWindow>] = []

  init(of interface: Interface) {
    self.interface = interface
    super.init()
  }

  /// Unavailable: the Kit creates the only application.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// All windows, in the order of their creation.
  public var windows: [UIWindow] {
    weakWindows.compactMap(\.wrappedValue)
  }

  /// The window that receives keyboard events; nil for none.
  public var keyWindow: UIWindow? {
    windows.last { $0.isKeyWindow }
  }

  /// Whether a host shows the windows.
  var interfaceHasHost: Bool { interface?.host != nil }

  /// The interface whose steps are observed.
  var interfaceOfTrace: Interface { interface ?? .current }

  /// Sends an event to its window. All user input passes through this method.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiapplication/sendevent(_:)
  public func sendEvent(_ event: UIEvent) {
    guard let window = event.window else { return }
    let interface = window.interface
    let outer = interface.sentEvent
    interface.sentEvent = event
    defer { interface.sentEvent = outer }
    interface.perform {
      window.windowTraits.performAsCurrent { window.sendEvent(event) }
    }
  }

  /// Posted when the application is about to end, after its windows have closed.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiapplication/willterminatenotification
  nonisolated public class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }

  /// The direction of the interface, from the user's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    interface?.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size from the desktop's settings; `UIContentSizeCategory.large` by default.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiapplication/preferredcontentsizecategory
  public var preferredContentSizeCategory: UIContentSizeCategory {
    interface?.screen.traitCollection.contentSize ?? .large
  }

  /// The desktop's accessibility settings; see ``UIAccessibility``. The host sets them.
  package var accessibilitySettings = AccessibilitySettings() {
    didSet { accessibilitySettings.post(since: oldValue) }
  }

  /// The delegate, if it is a responder.
  public override var next: UIResponder? {
    delegate as? UIResponder
  }

  /// The visible windows. The update cycle asks for them several times per frame, so the array of weak references isn't
  /// copied: copying a weak reference costs more than reading it.
  var visibleWindows: [UIWindow] {
    var visible: [UIWindow] = []
    for index in weakWindows.indices {
      if let window = weakWindows[index].wrappedValue, window.isVisible { visible.append(window) }
    }
    return visible
  }

  /// Whether a visible window satisfies `predicate`. Makes no copy of the windows.
  func hasVisibleWindow(where predicate: (UIWindow) -> Bool) -> Bool {
    for index in weakWindows.indices {
      if let window = weakWindows[index].wrappedValue, window.isVisible, predicate(window) {
        return true
      }
    }
    return false
  }

  /// Tells the windows, and posts notifications, after the desktop's settings have changed.
  func systemTraitsDidChange(since previous: UITraitCollection) {
    for window in windows { window.traitsMayHaveChanged() }
    guard let traits = interface?.screen.traitCollection else { return }
    if traits.contentSize != previous.contentSize {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: traits.contentSize.rawValue])
    }
    if (traits.accessibilityContrast == .high) != (previous.accessibilityContrast == .high) {
      NotificationCenter.default.post(
        name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
  }

  func add(_ window: UIWindow) {
    weakWindows.removeAll { $0.wrappedValue == nil }
    weakWindows.append(Weak(window))
  }
}

// Opening URLs in other applications.
extension UIApplication {
  /// Whether an application is registered for the URL's scheme.
  public func canOpenURL(_ url: URL) -> Bool {
    interface?.host?.canOpen(url) ?? false
  }

  /// Opens the URL in the desktop's application for it: a page in the browser, a folder in the file manager, an address in
  /// the mail program.
  /// - Parameters:
  ///   - url: the URL, with a scheme.
  ///   - options: ignored: a desktop opens each URL in one application.
  ///   - completion: called with whether an application was started; with false without a host.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let host = interface?.host else {
      completion?(false)
      return
    }
    host.open(url) { completion?($0) }
  }

  /// Opens a URL, as before iOS 10. Better: ``open(_:options:completionHandler:)``.
  /// - Returns: whether there is a host that can open it.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return interface?.host != nil
  }

  /// Opens the URL in the desktop's application for it.
  /// - Returns: whether an application was started.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// The key of an option for opening a URL. None has an effect on a desktop.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a value from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an application that is registered for the URL's domain may open it. Has no effect.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}
