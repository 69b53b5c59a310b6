// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// How a navigation bar looks: its appearance, or else the colours, attributes and images that are set on the bar.
extension UINavigationBar {
  /// Updates the bar after its looks have changed.
  func lookDidChange() {
    showTitle(topItem?.title)
    for item in leadingItems + trailingItems { item.barAppearance = buttonAppearances }
    showBackButtonTitle()
    setNeedsLayout()
  }

  /// The appearance, whose changes the bar follows from now on.
  func followed(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    appearance.whenChanged = { [weak self] in
      if let appearance = $0 as? UINavigationBarAppearance { self?.standardAppearance = appearance }
    }
    return appearance
  }

  /// The appearance for the height of the window; nil if none was set.
  private var appearance: UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return (isCompact ? topItem?.compactAppearance ?? compactAppearance : nil)
      ?? topItem?.standardAppearance ?? ownAppearance
  }

  var buttonAppearances: (plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance)? {
    appearance.map { ($0.buttonAppearance, $0.doneButtonAppearance) }
  }

  func showTitle(_ title: String?) {
    let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    titleLabel.show(
      title, appearance?.titleTextAttributes ?? titleTextAttributes, font: Self.font(.semibold))
    largeTitle.show(
      title,
      (edge ?? appearance)?.largeTitleTextAttributes ?? largeTitleTextAttributes)
  }

  private func showBackButtonTitle() {
    let attributes = appearance?.backButtonAppearance.normal.titleTextAttributes ?? [:]
    backButton.label.font = attributes[.font] as? UIFont ?? Self.font()
    backButton.setTitleColor(attributes[.foregroundColor] as? UIColor, for: .normal)
  }

  /// Shows the background. As in UIKit, a bar has none while the large title is fully visible, unless an appearance or
  /// a colour of the application's gives it one.
  func showBackground(isExpanded: Bool) {
    let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    var look = appearance?.look ?? BarLook()
    if appearance == nil {
      look.color = barTintColor ?? look.color
      look.take(image: ownBackgroundImage, shadow: shadowImage)
    }
    if isExpanded, let edge { look = edge.look }
    background.show(look, lineAtTop: false)
    background.isHidden = (isExpanded && edge == nil) || backgroundColor != nil
  }
}

extension UILabel {
  /// Shows a title of a bar with attributes; without a font among them in `font`.
  func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any]?, font: UIFont) {
    self.font = attributes?[.font] as? UIFont ?? font
    textColor = attributes?[.foregroundColor] as? UIColor ?? .label
    let further = (attributes ?? [:]).filter { $0.key != .font && $0.key != .foregroundColor }
    if let title, !further.isEmpty {
      attributedText = NSAttributedString(string: title, attributes: further)
    } else {
      text = title
    }
  }
}

extension UIBarButtonItem {
  /// Gives the button's title the attributes of the item, or else those of the bar's appearance.
  func showTitleAttributes(on button: UIButton) {
    let bar = style == .prominent ? barAppearance?.done : barAppearance?.plain
    let proxy = Interface.current.appearanceProxies?.barButtonItem
    func attributes(
      _ state: UIControl.State, _ own: UIBarButtonItemStateAppearance?
    ) -> [NSAttributedString.Key: Any] {
      let given = own?.titleTextAttributes ?? [:]
      return titleAttributes[state]
        ?? (given.isEmpty ? proxy?.titleAttributes[state] ?? [:] : given)
    }
    let normal = attributes(.normal, bar?.normal)
    button.titleLabel?.font = normal[.font] as? UIFont ?? style.font
    button.setTitleColor(normal[.foregroundColor] as? UIColor, for: .normal)
    for (state, own) in [
      (UIControl.State.highlighted, bar?.highlighted), (.disabled, bar?.disabled),
    ] {
      button.setTitleColor(attributes(state, own)[.foregroundColor] as? UIColor, for: state)
    }
    if tintColor == nil, let tint = proxy?.tintColor { button.tintColor = tint }
  }
}
