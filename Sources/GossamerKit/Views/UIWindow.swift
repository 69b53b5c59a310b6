// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The root of a view tree: what a host shows as one window.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiwindow
open class UIWindow: UIView {
  var host: (any WindowHost)?
  var uncommittedViews: [UIView] = []
  var appearances = PendingAppearances()
  /// The screens that are presented, from back to front.
  var presentations: [Presentation] = []
  private var shownTitle: String?
  package private(set) var windowTraits = UITraitCollection.current

  override func setUp() {
    super.setUp()
    isHidden = true
    windowTraits = currentTraits
    UIApplication.shared.add(self)
  }

  isolated deinit {
    host?.close()
  }

  /// The controller whose view fills the window; nil for none. Its view is loaded when the window
  /// becomes visible.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      removePresentations(above: oldValue)
      removeView(of: oldValue)
      if isVisible { showRootView() }
      titleMayHaveChanged()
    }
  }

  /// The style that the window's views are shown in; unspecified follows the system's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      host?.updateChrome()
      traitsMayHaveChanged()
    }
  }

  /// The direction that the window's views are laid out in; unspecified follows the system's.
  package var overrideLayoutDirection = UITraitEnvironmentLayoutDirection.unspecified {
    didSet { traitsMayHaveChanged() }
  }

  /// The size classes of the window's views; nil follows from the window's size.
  package var overrideSizeClasses: UITraitCollection? {
    didSet { traitsMayHaveChanged() }
  }

  /// Whether this is the window that gets what is typed.
  open var isKeyWindow: Bool { isKey }

  package var isKey = false

  /// What has the keyboard, or nil.
  package weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      (firstResponder as? UIView)?.reveal()
      guard !isFollowingHostFocus else { return }
      if let view = firstResponder as? UIView {
        awaitsCommitToFocus = view.peer == nil
        view.peer?.focus()
      } else {
        host?.clearFocus()
      }
    }
  }

  /// The distances from the edges within which the host covers the window, in points.
  package var hostSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if hostSafeAreaInsets != oldValue { safeAreaDidChange() } }
  }

  /// What the host's buttons, such as the one that closes the window, cover of the content: a strip
  /// along the top as high as `top`, from the left and from the right as wide as `left` and `right`, in
  /// points. Zero where they lie outside of the content.
  package var windowButtonInsets = UIEdgeInsets.zero {
    didSet { if windowButtonInsets != oldValue { windowButtonsDidMove() } }
  }

  /// Whether navigation bars are the window's title bar, so that the host shows none; see
  /// UIWindow+TitleBar.swift.
  package internal(set) var showsBarsAlongTop = false

  /// The navigation bars in the window, in the order in which they came.
  var navigationBars: [UINavigationBar] = []

  /// The view that becomes first responder at the end of the update cycle.
  weak var awaitedResponder: UIView?

  /// Whether the first responder gets the host's focus after the next commit: what shows it isn't there
  /// yet, or is put into another place.
  var awaitsCommitToFocus = false

  /// Whether the first responder follows the host's focus, rather than the other way about.
  var isFollowingHostFocus = false

  /// What the window is called: the title of the topmost screen that has one.
  package var title: String? {
    let screens = presentations.reversed().map(\.presented) + [rootViewController].compactMap { $0 }
    return screens.lazy.compactMap(\.screenTitle).first
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the one that gets what is typed.
  open func makeKey() {
    for window in UIApplication.shared.windows { window.isKey = false }
    isKey = true
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { hide() } else { show() }
    }
  }

  override func sizeDidChange() {
    traitsMayHaveChanged()
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Gives the root view the whole window.
  open override func layoutSubviews() {
    rootViewController?.viewIfLoaded?.frame = bounds
    for presentation in presentations { presentation.container.frame = bounds }
    super.layoutSubviews()
  }
}

extension UIWindow {
  var isVisible: Bool { !isHidden }

  private func show() {
    host = UIApplication.shared.host?.makeHost(for: self)
    showRootView()
    if let host {
      host.updateChrome()
      let content = peer ?? host.makePeer(for: self)
      peer = content
      noteUncommitted(self)
      UpdateCycle.shared.update()
      // What appeared may have hidden the window again.
      if self.host === host { host.present(content) }
    }
  }

  /// Removes the view of a controller that was the root, unless another window has it by now.
  private func removeView(of controller: UIViewController?) {
    guard let view = controller?.viewIfLoaded, view.superview === self else { return }
    view.removeFromSuperview()
  }

  private func hide() {
    isKey = false
    for presentation in presentations.reversed() { presentation.container.removeFromSuperview() }
    removeView(of: rootViewController)
    finishAppearance()
    for view in descendants { view.peer = nil }
    uncommittedViews = []
    uncommitted = .all
    host?.close()
    host = nil
  }

  private func showRootView() {
    guard let rootViewController else { return }
    let view = rootViewController.loadedOrEmptyView
    // While it loads and appears, a controller may hand the window over to another one.
    guard self.rootViewController === rootViewController else { return }
    view.frame = bounds
    if presentations.isEmpty {
      addSubview(view)
    } else {
      for layer in shownLayers { addSubview(layer) }
    }
    if self.rootViewController !== rootViewController { view.removeFromSuperview() }
  }

  /// The title of a screen may be another one now, or another screen may be the topmost.
  func titleMayHaveChanged() {
    let title = title
    guard title != shownTitle else { return }
    shownTitle = title
    host?.updateChrome()
  }

  /// The views under `view` have left the window.
  func viewsLeft(under view: UIView) {
    for descendant in view.descendants { descendant.peer = nil }
    guard let responder = firstResponder else { return }
    guard responder.responderView?.isDescendant(of: view) == true else { return }
    responder.resignFirstResponder()
    guard firstResponder === responder else { return }
    firstResponder = nil
    responder.firstResponderWasTaken()
  }

  // MARK: - Traits

  /// Takes over the traits of the system, which the host has brought to ``UITraitCollection``, and
  /// tells the views if anything is different now.
  package func traitsMayHaveChanged() {
    let previous = windowTraits
    windowTraits = currentTraits
    guard windowTraits != previous else { return }
    for view in descendants { view.traitsDidChange(since: previous) }
    host?.updateChrome()
  }

  /// The traits that `view`, which is in the window, is shown with.
  func traits(of view: UIView) -> UITraitCollection {
    guard presentations.contains(where: \.isSheet),
      sequence(first: view, next: \.superview).contains(where: { $0 is SheetCard })
    else { return windowTraits }
    return UITraitCollection(traitsFrom: [
      windowTraits, UITraitCollection(userInterfaceLevel: .elevated),
    ])
  }

  private var currentTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceLevel: .base),
      .current, overrideSizeClasses ?? UITraitCollection(windowSize: bounds.size),
      UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
      UITraitCollection(layoutDirection: overrideLayoutDirection),
    ])
  }

  /// The host's window has another size.
  package func hostDidResize(to size: CGSize) {
    frame = CGRect(origin: .zero, size: size)
  }
}
