// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIButton {
  /// The contents and the style of a button.
  ///
  /// Start from a style, such as ``filled()``, and change what differs.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration {
    let style: Style

    /// The text, or nil to show the button's title for its state.
    public var title: String?

    /// The attributed title, which is shown instead of ``title``; nil for none. Parts without a font or colour get those of the
    /// button.
    public var attributedTitle: AttributedString?

    /// The image, or nil to show the button's image for its state.
    public var image: UIImage?

    /// The edge of the title at which the image is placed.
    public var imagePlacement: NSDirectionalRectEdge = .leading

    /// The distance between image and title in points.
    public var imagePadding: CGFloat = 0

    /// The insets of the content from the button's edges, in points.
    public var contentInsets = Configuration.defaultContentInsets

    /// The colour of title and image; nil for that of the style.
    public var baseForegroundColor: UIColor?

    /// The colour from which the background colour is derived; nil for that of the style.
    public var baseBackgroundColor: UIColor?

    /// The rounding of the background's corners.
    public var cornerStyle = CornerStyle.dynamic

    /// The background. A `backgroundColor` set here takes precedence over ``baseBackgroundColor`` in all states.
    public var background = UIBackgroundConfiguration.clear()

    /// A button without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }

    /// A button with a grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }

    /// A button with a translucent background of the tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }

    /// A button with a background of the tint colour, for the most important action of a screen.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) {
      self.style = style
      background.cornerRadius = Configuration.defaultCornerRadius
    }

    /// Resets ``contentInsets`` to the default.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration.defaultContentInsets
    }

    /// UIKit's insets at the default text size: with one line of 17-point text a button is 34 1/3 points high, as buttons in
    /// Interface Builder documents are.
    private static let defaultContentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    private static let defaultCornerRadius: CGFloat = 6
  }
}

extension UIButton.Configuration {
  /// The rounding of a button's background corners.
  ///
  /// Apple publishes no radii for the named sizes; these are the Kit's.
  nonisolated public enum CornerStyle: Int, Hashable, Sendable {
    /// The corner radius of the background configuration.
    case fixed = -1
    /// The corner radius of the background configuration. In UIKit it scales with the text size; here it doesn't.
    case dynamic = 0
    /// 4 points.
    case small = 1
    /// 6 points.
    case medium = 2
    /// 9 points.
    case large = 3
    /// Half of the shorter side.
    case capsule = 4
  }

  /// The title of the configuration; nil to use the button's titles by state.
  var shownTitle: StyledText? {
    attributedTitle.map { StyledText($0) } ?? title.map { StyledText($0) }
  }

  enum Style {
    case plain
    case gray
    case tinted
    case filled
  }

  /// The corner radius of a background of this size, in points.
  func cornerRadius(in size: CGSize) -> CGFloat {
    let greatest = min(size.width, size.height) / 2
    return switch cornerStyle {
    case .fixed, .dynamic: min(max(background.cornerRadius, 0), greatest)
    case .small: min(4, greatest)
    case .medium: min(6, greatest)
    case .large: min(9, greatest)
    case .capsule: greatest
    }
  }
}

extension UIButton.Configuration {
  /// The configuration with the colours for the present state of `button`.
  ///
  /// A disabled button is grey. A selected one without a background gets a tinted one.
  public func updated(for button: UIButton) -> UIButton.Configuration {
    let tint = button.tintColor ?? .tintColor
    let state = button.state
    var result = self
    result.baseForegroundColor =
      state.contains(.disabled)
      ? UIButton.disabledColor : baseForegroundColor ?? foregroundColor(tint)
    if background.backgroundColor == nil {
      result.background.backgroundColor = backgroundColor(tint, state)
    }
    return result
  }

  private func foregroundColor(_ tint: UIColor) -> UIColor {
    style == .filled ? .white : tint
  }

  private func backgroundColor(_ tint: UIColor, _ state: UIControl.State) -> UIColor? {
    let isPlain = style == .plain && baseBackgroundColor == nil
    if isPlain && !state.contains(.selected) { return nil }
    if state.contains(.disabled) { return .tertiarySystemFill }
    return switch style {
    case .plain where baseBackgroundColor == nil: tint.withAlphaComponent(Self.tintedAlpha)
    case .plain, .filled: baseBackgroundColor ?? tint
    case .gray: baseBackgroundColor ?? .secondarySystemFill
    case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(Self.tintedAlpha)
    }
  }

  /// The opacity of a tinted button's background.
  private static let tintedAlpha: CGFloat = 0.18
}
