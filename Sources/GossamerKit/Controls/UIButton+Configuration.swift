// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIButton {
  /// What a button shows and how, as one value.
  ///
  /// Start from a style, such as ``filled()``, and change what differs.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration {
    let style: Style

    /// The text, or nil to show the button's title for its state.
    public var title: String?

    /// The text with attributes, which is shown instead of ``title``; nil for none. What has no font or
    /// colour gets the button's.
    public var attributedTitle: AttributedString?

    /// The image, or nil to show the button's image for its state.
    public var image: UIImage?

    /// The edge of the title at which the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading

    /// The distance between image and title in points.
    public var imagePadding: CGFloat = 0

    /// How far the content stays inside the edges of the button, in points.
    public var contentInsets = Configuration.defaultContentInsets

    /// The colour of title and image; nil takes what the style has.
    public var baseForegroundColor: UIColor?

    /// The colour that the background's is made from; nil takes what the style has.
    public var baseBackgroundColor: UIColor?

    /// How the background's corners are rounded.
    public var cornerStyle = CornerStyle.dynamic

    /// What is behind the content. A `backgroundColor` set here wins over ``baseBackgroundColor``
    /// in all states.
    public var background = UIBackgroundConfiguration.clear()

    /// A button without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }

    /// A button with a grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }

    /// A button with a background of the tint colour, let down.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }

    /// A button with a background of the tint colour: the one that matters most on its screen.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) {
      self.style = style
      background.cornerRadius = Configuration.defaultCornerRadius
    }

    /// Gives ``contentInsets`` the value that a new configuration has.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration.defaultContentInsets
    }

    /// What UIKit's configurations have at the default text size: a button of one line of 17 points
    /// is 34 1/3 points high, which buttons in Interface Builder documents are.
    private static let defaultContentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    private static let defaultCornerRadius: CGFloat = 6
  }
}

extension UIButton.Configuration {
  /// How the corners of a button's background are rounded.
  ///
  /// Apple publishes no radii for the named sizes; these are the Kit's.
  nonisolated public enum CornerStyle: Int, Hashable, Sendable {
    /// By the radius of the background.
    case fixed = -1
    /// By the radius of the background, which would follow the user's text size if that could be
    /// other than the default one.
    case dynamic = 0
    /// By 4 points.
    case small = 1
    /// By 6 points.
    case medium = 2
    /// By 9 points.
    case large = 3
    /// By half of the shorter side.
    case capsule = 4
  }

  /// The title that is shown; nil leaves it to the button's states.
  var shownTitle: StyledText? {
    attributedTitle.map { StyledText($0) } ?? title.map { StyledText($0) }
  }

  enum Style {
    case plain
    case gray
    case tinted
    case filled
  }

  /// The radius of the corners of a background of this size.
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
  /// The configuration with the colours that `button` has in its present state.
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

  /// How opaque the background of a tinted button is.
  private static let tintedAlpha: CGFloat = 0.18
}
