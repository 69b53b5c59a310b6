// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The running application: its delegate, its windows and the host that shows them.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiapplication
public final class UIApplication: UIResponder {
  /// The one application of the process; in a test that has an application of its own, that one.
  public static var shared: UIApplication { Interface.current.application }

  /// What the application has beside its windows.
  unowned let interface: Interface

  /// What the application is told of its life. Held strongly: it lives as long as the process.
  public var delegate: (any UIApplicationDelegate)?

  /// How many companions of screens exist of which no controller has said that it keeps them.
  package var unkeptCompanionCount = 0

  private var weakWindows: [Weak<UIWindow>] = []

  init(of interface: Interface) {
    self.interface = interface
    super.init()
  }

  /// There is one application, which nobody else makes.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The windows that exist, in the order in which they were made.
  public var windows: [UIWindow] {
    weakWindows.compactMap(\.wrappedValue)
  }

  /// The window that gets what is typed, or nil.
  public var keyWindow: UIWindow? {
    windows.last { $0.isKeyWindow }
  }

  /// Sends an event to its window. Each event of a person comes this way.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiapplication/sendevent(_:)
  public func sendEvent(_ event: UIEvent) {
    guard let window = event.window else { return }
    window.interface.perform {
      window.windowTraits.performAsCurrent { window.sendEvent(event) }
    }
  }

  /// Posted when the application is about to end, after its windows have closed, for those that aren't its delegate.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiapplication/willterminatenotification
  nonisolated public class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }

  /// The direction of the interface, from the user's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    interface.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// How large the person wants text to be, as the desktop says: `UIContentSizeCategory.large` unless it says
  /// something else.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiapplication/preferredcontentsizecategory
  public var preferredContentSizeCategory: UIContentSizeCategory {
    interface.screen.traitCollection.contentSize
  }

  /// What the desktop says for people with other abilities, see ``UIAccessibility``. The host sets it.
  package var accessibilitySettings = AccessibilitySettings() {
    didSet { accessibilitySettings.post(since: oldValue) }
  }

  /// The delegate, if it is a responder.
  public override var next: UIResponder? {
    delegate
  }

  /// The windows that are shown. The update cycle asks for them several times a frame, so nothing else is
  /// copied: copying a weak reference costs more than reading it.
  var visibleWindows: [UIWindow] {
    var visible: [UIWindow] = []
    for index in weakWindows.indices {
      if let window = weakWindows[index].wrappedValue, window.isVisible { visible.append(window) }
    }
    return visible
  }

  /// Whether one of the windows that are shown is like that. Nothing is copied.
  func hasVisibleWindow(where predicate: (UIWindow) -> Bool) -> Bool {
    for index in weakWindows.indices {
      if let window = weakWindows[index].wrappedValue, window.isVisible, predicate(window) {
        return true
      }
    }
    return false
  }

  /// Tells the windows, and who follows notifications, of what the desktop says now.
  func systemTraitsDidChange(since previous: UITraitCollection) {
    for window in windows { window.traitsMayHaveChanged() }
    let traits = interface.screen.traitCollection
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

// Opening what other applications show.
extension UIApplication {
  /// Whether some application opens the URL: there is one for its scheme.
  public func canOpenURL(_ url: URL) -> Bool {
    interface.host?.canOpen(url) ?? false
  }

  /// Opens the URL in the application that the desktop has for it: a page in the browser, a folder in
  /// the file manager, an address in the mail program.
  /// - Parameters:
  ///   - url: with a scheme.
  ///   - options: there are none on a desktop.
  ///   - completion: called with whether an application was started; with false if there is none, or
  ///     headless.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let host = interface.host else {
      completion?(false)
      return
    }
    host.open(url) { completion?($0) }
  }

  /// Opens the URL in the application that the desktop has for it.
  /// - Returns: whether an application was started.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// How to open a URL. There are no options on a desktop.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a value from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
