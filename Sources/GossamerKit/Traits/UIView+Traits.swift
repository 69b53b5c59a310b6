// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The inheritance of traits, and the notification of changes.
extension UIView {
  /// Applies the overrides of the views and view controllers, from the root down to this view, to the window's traits.
  func overridden(_ surroundings: UITraitCollection) -> UITraitCollection {
    var traits = surroundings
    for view in sequence(first: self, next: \.parent).reversed() where !(view is UIWindow) {
      if view.isElevated { traits.userInterfaceLevel = .elevated }
      if let overrides = view.controller?.traitState?.overrides {
        traits = overrides.applied(to: traits)
      }
      if let overrides = view.traitState?.overrides { traits = overrides.applied(to: traits) }
    }
    return traits
  }

  func setTraitOverrides(_ new: UITraitOverrides) {
    guard new != traitOverrides else { return }
    if let window, window !== self { window.hasTraitOverrides = true }
    changeTraits { ensuredTraitState.overrides = new }
  }

  /// Runs a change that affects the traits of this view and its descendants, and notifies them.
  func changeTraits(_ change: () -> Void) {
    let earlier = descendants.map { ($0, $0.traitCollection) }
    change()
    for (view, traits) in earlier { view.tellOfTraits(since: traits) }
  }

  /// The traits of this view and its descendants, to compare them after the view has moved. Empty if the window has no
  /// overrides, because then all views have the same traits.
  var traitsInside: [(view: UIView, traits: UITraitCollection)] {
    guard window?.hasTraitOverrides == true else { return [] }
    return descendants.map { ($0, $0.traitCollection) }
  }

  /// Notifies the view if its traits have changed.
  func tellOfTraits(since previous: UITraitCollection) {
    let traits = traitCollection
    guard traits != previous else { return }
    traitVariations?.apply(traits)
    if traits.contentSize != previous.contentSize {
      adjustFonts(to: traits)
      // The sizes of texts have changed, so the view is laid out again.
      setNeedsLayout()
    }
    controller?.traitCollectionDidChange(previous)
    controller?.traitState?.tell(traits)
    traitCollectionDidChange(previous)
    traitState?.tell(traits)
    if !traits.looksLike(previous) { setNeedsCommit([.appearance, .content, .display]) }
    if traits.layoutDirection != previous.layoutDirection { layoutDirectionDidChange() }
  }

  /// Updates the view to the traits of the window that it has entered.
  func takeTraitsOfWindow() {
    if traitState?.isOverriding == true || controller?.traitState?.isOverriding == true {
      window?.hasTraitOverrides = true
    }
    let traits = traitCollection
    traitVariations?.apply(traits)
    adjustFonts(to: traits)
    controller?.traitState?.tell(traits)
    traitState?.tell(traits)
  }
}

extension UIViewController {
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
