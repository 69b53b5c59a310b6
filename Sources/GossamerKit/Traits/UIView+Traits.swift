// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// What a view inherits of traits, and who is told of their changes.
extension UIView {
  /// The traits of the surroundings, as the views and controllers from the root down to this one override them.
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

  /// Changes something on which the traits of this view and of those inside depend, and tells them.
  func changeTraits(_ change: () -> Void) {
    let earlier = descendants.map { ($0, $0.traitCollection) }
    change()
    for (view, traits) in earlier { view.tellOfTraits(since: traits) }
  }

  /// The traits of this view and of those inside, to be compared when it has moved: none where a window has the same
  /// for all.
  var traitsInside: [(view: UIView, traits: UITraitCollection)] {
    guard window?.hasTraitOverrides == true else { return [] }
    return descendants.map { ($0, $0.traitCollection) }
  }

  /// Tells the view if its traits are other than they were.
  func tellOfTraits(since previous: UITraitCollection) {
    let traits = traitCollection
    guard traits != previous else { return }
    traitVariations?.apply(traits)
    if traits.contentSize != previous.contentSize {
      adjustFonts(to: traits)
      // What lies around texts makes room for them.
      setNeedsLayout()
    }
    controller?.traitCollectionDidChange(previous)
    controller?.traitState?.tell(traits)
    traitCollectionDidChange(previous)
    traitState?.tell(traits)
    if !traits.looksLike(previous) { setNeedsCommit([.appearance, .content, .display]) }
    if traits.layoutDirection != previous.layoutDirection { layoutDirectionDidChange() }
  }

  /// The view has come into a window.
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
