// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Tint, layer and direction.
extension UIView {
  func setTintColor(_ color: UIColor?) {
    guard color != ownTintColor else { return }
    ownTintColor = color
    tintColorDidChange()
    for child in children { child.inheritTintColor(of: self) }
  }

  /// Inherits the tint colour of `superview`. Without a superview, the view inherits the application's.
  func inheritTintColor(of superview: UIView?) {
    let color = superview.flatMap { $0.ownTintColor ?? $0.inheritedTintColor }
    var stack: [UIView] = [self]
    while let view = stack.popLast() {
      guard view.inheritedTintColor != color else { continue }
      view.inheritedTintColor = color
      guard view.ownTintColor == nil else { continue }
      view.tintColorDidChange()
      stack.append(contentsOf: view.children.reversed())
    }
  }

  /// The layer, created at its first use.
  var ensuredLayer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.attach(to: self)
    storedLayer = layer
    return layer
  }

  func layoutDirectionDidChange() {
    engine?.directionDidChange(of: self)
    invalidate(.insets)
    setNeedsCommit([.appearance, .content])
    setNeedsLayout()
  }
}

// Drawing the view's own content.
extension UIView {
  /// Draws the view's content if it has to be drawn. `changes` are the changes since the last commit.
  func display(after changes: ViewChanges) {
    guard drawsItself else { return }
    let drawing = storedLayer?.drawing
    guard
      changes.contains(.display)
        || changes.contains(.geometry) && drawing?.bounds.size != bounds.size
    else { return }
    let bounds = bounds
    let slot = UIGraphics.Slot { CGContext(recordingOf: bounds) }
    if bounds.width > 0, bounds.height > 0 {
      window?.isDrawing = true
      traitCollection.performAsCurrent { UIGraphics.draw(in: slot) { performDraw() } }
      window?.isDrawing = false
    }
    guard slot.made != nil || drawing != nil else { return }
    ensuredLayer.drawing = slot.made.map { Drawing($0, bounds: bounds) }
  }

  func requestDisplay() {
    guard let window, window.isDrawing else { return setNeedsCommit(.display) }
    window.viewsToDrawNext.append(self)
  }
}

// The inheritance of traits, and the notification of changes.
extension UIView: TraitStateOwner, UITraitChangeObservable {
  /// The variations of this view tree by size class; nil for none.
  package var traitVariations: (any TraitVariations)? {
    get { layout?.variations }
    set { ensuredLayout.variations = newValue }
  }

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

extension UIView {
  /// How content that has a size of its own, such as an image, fills a view of another size.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as it can be inside the bounds, undistorted.
    case scaleAspectFit = 1
    /// As small as it can be to cover the bounds, undistorted.
    case scaleAspectFill = 2
    /// As ``scaleToFill``: the Kit draws anew whenever the bounds change.
    case redraw = 3
    /// In its own size, in the middle.
    case center = 4
    /// In its own size, at the middle of the top.
    case top = 5
    /// In its own size, at the middle of the bottom.
    case bottom = 6
    /// In its own size, at the middle of the left edge.
    case left = 7
    /// In its own size, at the middle of the right edge.
    case right = 8
    /// In its own size, in the upper left corner.
    case topLeft = 9
    /// In its own size, in the upper right corner.
    case topRight = 10
    /// In its own size, in the lower left corner.
    case bottomLeft = 11
    /// In its own size, in the lower right corner.
    case bottomRight = 12
  }

  /// The attributes and outlets that documents can set on every view, in addition to those of its superclass.
  static func viewWires(adding inherited: AnyWires) -> AnyWires {
    Wires<UIView>(inherited)
      .attribute("backgroundColor", \.backgroundColor)
      .attribute("tintColor", \.tintColor)
      .attribute("alpha", \.alpha)
      .attribute("hidden", \.isHidden)
      .attribute("clipsToBounds", \.clipsToBounds)
      .attribute("contentMode", \.contentMode)
      .attribute("tag", \.tag)
      .attribute("userInteractionEnabled", \.isUserInteractionEnabled)
      .attribute("multipleTouchEnabled", \.isMultipleTouchEnabled)
      .attribute("exclusiveTouch", \.isExclusiveTouch)
      .outlets("gestureRecognizers", \.attachedRecognizers) { $0.addGestureRecognizer($1) }
      .attribute("semanticContentAttribute", \.semanticContentAttribute)
      .attribute("autoresizesSubviews", \.autoresizesSubviews)
      .attribute(
        "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints
      )
      .attribute("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
      .attribute("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
      .attribute("frame", \.frame)
      .attribute("bounds", \.bounds)
      .attribute("center", \.center)
      .attribute("layer", readOnly: \.layer)
      .attribute("isAccessibilityElement", \.isAccessibilityElement)
      .attribute("accessibilityIdentifier", \.accessibilityIdentifier)
      .attribute("accessibilityLabel", \.accessibilityLabel)
      .attribute("accessibilityHint", \.accessibilityHint)
      .attribute("accessibilityValue", \.accessibilityValue)
  }
}

nonisolated extension UIView.ContentMode {
  /// The rectangle in which content of the given size is drawn. It may reach out of `bounds`. It is empty if the size
  /// of the content or the bounds is.
  package func frame(ofContent size: CGSize, in bounds: CGRect) -> CGRect {
    let shown = scaled(size, to: bounds.size)
    let rest = CGSize(width: bounds.width - shown.width, height: bounds.height - shown.height)
    let place = anchor
    return CGRect(
      x: bounds.minX + rest.width * place.x, y: bounds.minY + rest.height * place.y,
      width: shown.width, height: shown.height)
  }

  private func scaled(_ size: CGSize, to room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    let horizontal = room.width / size.width
    let vertical = room.height / size.height
    let scale: CGFloat
    switch self {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit: scale = min(horizontal, vertical)
    case .scaleAspectFill: scale = max(horizontal, vertical)
    default: scale = 1
    }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The fractions of the free space that lie left of the content and above it.
  private var anchor: CGPoint {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center:
      CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}
