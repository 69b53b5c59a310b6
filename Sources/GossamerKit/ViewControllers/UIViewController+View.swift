// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Loading and updating the view.
extension UIViewController {
  /// The root view, loaded if necessary. A plain view if ``loadView()`` reads it before setting it.
  var loadedOrEmptyView: UIView {
    loadViewIfNeeded()
    return loadedView ?? makeViewReadTooEarly()
  }

  /// Replaces the root view. Nil unloads the current one.
  func takeView(_ newView: UIView?) {
    loadedView?.controller = nil
    loadedView = newView
    newView?.controller = self
    newView?.invalidate([.insets, .controllerProperties, .controllerContent])
    if unavailableContent.configuration != nil { unavailableContent.show(in: self) }
  }

  /// Loads the view from the document that describes it, or makes a plain one.
  func loadViewFromNib() {
    let nib = viewNib ?? LinkedNibLoader.viewNib(for: self)
    if let nib, nib.loadView(of: self) { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view if it isn't loaded yet. Logs a message if `loadView()` doesn't set it.
  func loadOnce() {
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
    tellCompanions { $0.viewDidLoad() }
  }

  func titleDidChange() {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
    viewIfLoaded?.window?.titleMayHaveChanged()
  }

  /// Makes a plain view for a `loadView()` that reads `view` before setting it, and logs a message. In UIKit, that is
  /// an infinite recursion.
  func makeViewReadTooEarly() -> UIView {
    Messages.views.error(
      """
      \(type(of: self)).loadView() reads the property 'view' before it has set it. Make the view there \
      ('view = UIView()'), or move the code to viewDidLoad(). The screen gets a plain view.
      """)
    let made = UIView(frame: UIScreen.main.bounds)
    view = made
    return made
  }

  /// The view, for documents to connect.
  var documentView: UIView? {
    get { viewIfLoaded }
    set { if let newValue { view = newValue } }
  }

  /// The tint colour of all scenes of the document that describes the controller; nil for none. A window whose root the
  /// controller becomes gets this tint colour, unless it was given another one.
  package var documentTint: UIColor? {
    get { attachments[ObjectIdentifier(DocumentTint.self)] as? UIColor }
    set { attachments[ObjectIdentifier(DocumentTint.self)] = newValue }
  }

  private enum DocumentTint {}
}

extension UIViewController: TraitStateOwner, UITraitChangeObservable {
  func setTraitOverrides(_ new: UITraitOverrides) {
    guard new != traitOverrides else { return }
    guard let view = viewIfLoaded else {
      ensuredTraitState.overrides = new
      return
    }
    view.window?.hasTraitOverrides = true
    view.changeTraits { ensuredTraitState.overrides = new }
  }
}
