// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The screens that lie on the root screen.
extension UIWindow {
  /// The views of the screens that are in the window, from back to front: full screens take the place
  /// of the one that presents them.
  var shownLayers: [UIView] {
    var layers = [rootViewController?.viewIfLoaded].compactMap { $0 }
    for presentation in presentations {
      if presentation.style == .fullScreen { layers.removeLast() }
      layers.append(presentation.container)
    }
    return layers
  }

  /// Shows a screen over all others.
  func show(_ presentation: Presentation, then completion: (() -> Void)?) {
    presentation.window = self
    presentation.container.frame = bounds
    presentation.focus = KeyboardFocus(in: self)
    takeFocus()
    let below = shownLayers.last
    presentations.append(presentation)
    presentation.presented.transitions.insert(.presented)
    exchangeScreens {
      if presentation.style == .fullScreen { below?.announceDisappearance() }
      addSubview(presentation.container)
      if presentation.style == .fullScreen { below?.removeFromSuperview() }
    }
    layersDidChange()
    if let completion { afterAppearance(completion) }
  }

  /// Takes a screen away, with those that lie on it.
  func remove(_ presentation: Presentation, then completion: (() -> Void)?) {
    // What loses the keyboard tells its delegate, which may present and dismiss, too.
    takeFocus()
    guard let index = presentations.firstIndex(where: { $0 === presentation }) else {
      completion?()
      return
    }
    let removed = presentations[index...]
    for presentation in removed { presentation.end() }
    presentations.removeSubrange(index...)
    guard isVisible else {
      layersDidChange()
      completion?()
      return
    }
    for presentation in removed { presentation.presented.transitions.insert(.dismissed) }
    exchangeScreens {
      for presentation in removed.reversed() { presentation.container.announceDisappearance() }
      for (position, layer) in shownLayers.enumerated() where layer.superview !== self {
        insertSubview(layer, at: position)
      }
      for presentation in removed.reversed() { presentation.container.removeFromSuperview() }
    }
    layersDidChange()
    afterAppearance { [weak self] in
      if let self, self.presentations.count == index { presentation.focus.restore(in: self) }
      completion?()
    }
  }

  /// Takes all screens away, since the one below them goes too.
  func removePresentations(above controller: UIViewController?) {
    controller?.viewIfLoaded?.isCovered = false
    let removed = presentations
    presentations = []
    for presentation in removed.reversed() {
      presentation.end()
      presentation.container.removeFromSuperview()
    }
  }

  /// Only the topmost screen is for use.
  private func layersDidChange() {
    let layers = shownLayers
    for layer in layers { layer.isCovered = layer !== layers.last }
    titleMayHaveChanged()
  }

  // MARK: - Keys

  /// The Escape key, which nothing inside of the window wanted: it dismisses a sheet, unless its
  /// controller is modal.
  /// - Returns: whether it did.
  package func pressEscape() -> Bool {
    guard let top = presentations.last, top.isSheet, !top.presented.isModalInPresentation else {
      return false
    }
    remove(top, then: nil)
    return true
  }
}
