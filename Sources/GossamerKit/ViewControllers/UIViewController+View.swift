// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Loading and updating the view.
extension UIViewController {
  /// The root view, or nil if it isn't loaded yet.
  public var viewIfLoaded: UIView? { loadedView }

  /// The traits that the screen is shown with: those of its view; the current ones without a view.
  public var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// Whether the root view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view, unless it is loaded.
  public func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil {
      Messages.views.error(
        """
        \(type(of: self)).loadView() left the property 'view' unset. Set it there, or don't \
        override loadView(). The screen shows an empty view.
        """)
      view = UIView(frame: UIScreen.main.bounds)
    }
    performEmbedSegues()
    viewDidLoad()
  }

  /// Asks for ``updateProperties()`` in the next update cycle.
  public func setNeedsUpdateProperties() {
    viewIfLoaded?.invalidate(.controllerProperties)
  }

  /// Runs ``updateProperties()`` now, if it was asked for.
  public func updatePropertiesIfNeeded() {
    viewIfLoaded?.updatePropertiesIfNeeded()
  }

  /// The view as a document connects it.
  var documentView: UIView? {
    get { viewIfLoaded }
    set { if let newValue { view = newValue } }
  }
}
