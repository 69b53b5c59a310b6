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

    /// A smaller text below the title; nil for none.
    public var subtitle: String?

    /// The attributed text below the title, which is shown instead of ``subtitle``; nil for none.
    public var attributedSubtitle: AttributedString?

    /// The distance between title and subtitle in points.
    public var titlePadding: CGFloat = 1

    /// How title and subtitle are aligned with each other.
    public var titleAlignment = TitleAlignment.automatic

    /// Changes the attributes of the title before it is shown; nil for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// Changes the attributes of the subtitle before it is shown; nil for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// How the title is truncated.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle

    /// The size, which decides the font and the default insets.
    public var buttonSize = Size.medium {
      didSet {
        if contentInsets == oldValue.contentInsets { contentInsets = buttonSize.contentInsets }
      }
    }

    /// The sign for a menu. It is shown in the place of an image, after the title.
    public var indicator = Indicator.automatic

    /// Whether a turning wheel is shown in the place of the image.
    public var showsActivityIndicator = false

    /// The size of the image if it is a symbol; nil for that of the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The image, or nil to show the button's image for its state.
    public var image: UIImage?

    /// The edge of the title at which the image is placed.
    public var imagePlacement: NSDirectionalRectEdge = .leading

    /// The distance between image and title in points.
    public var imagePadding: CGFloat = 0

    /// The insets of the content from the button's edges, in points.
    public var contentInsets = Size.medium.contentInsets

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

    /// A button with a grey background, as ``gray()``.
    public static func bordered() -> Configuration { gray() }

    /// A button with a translucent background of the tint colour, as ``tinted()``.
    public static func borderedTinted() -> Configuration { tinted() }

    /// A button with a background of the tint colour, as ``filled()``.
    public static func borderedProminent() -> Configuration { filled() }

    /// A button without a background, as ``plain()``.
    public static func borderless() -> Configuration { plain() }

    private init(style: Style) {
      self.style = style
      background.cornerRadius = Configuration.defaultCornerRadius
    }

    /// Resets ``contentInsets`` to the default.
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.contentInsets
    }

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

  /// The size of a button.
  nonisolated public enum Size: Int, Hashable, Sendable {
    /// As UIKit's default.
    case medium
    /// Smaller than medium.
    case small
    /// The smallest.
    case mini
    /// Larger than medium.
    case large

    // With one line of text at the default size a medium button is 34 1/3 points high, as in Interface Builder's documents; a large one
    // is 50, a small one 28.
    var contentInsets: NSDirectionalEdgeInsets {
      switch self {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    var textStyle: UIFont.TextStyle {
      switch self {
      case .medium, .large: .body
      case .small: .subheadline
      case .mini: .footnote
      }
    }
  }

  /// How title and subtitle are aligned with each other.
  nonisolated public enum TitleAlignment: Int, Hashable, Sendable {
    /// As the content of the button is.
    case automatic
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// The sign for a menu.
  nonisolated public enum Indicator: Int, Hashable, Sendable {
    /// That of a button whose menu changes its title; none for others.
    case automatic
    /// None.
    case none
    /// Two chevrons.
    case popup
  }

  /// The title of the configuration with its subtitle; nil to use the button's titles by state.
  var shownTitle: StyledText? {
    if subtitle == nil, attributedSubtitle == nil, titleTextAttributesTransformer == nil {
      return attributedTitle.map { StyledText($0) } ?? title.map { StyledText($0) }
    }
    var text = attributedTitle ?? AttributedString(title ?? "")
    if let transformer = titleTextAttributesTransformer {
      text.mergeAttributes(transformer(AttributeContainer()))
    }
    if var below = attributedSubtitle ?? subtitle.map({ AttributedString($0) }) {
      var attributes = AttributeContainer()
      attributes.uiKit.font = .preferredFont(forTextStyle: .caption1)
      if let transformer = subtitleTextAttributesTransformer {
        attributes = transformer(attributes)
      }
      below.mergeAttributes(attributes, mergePolicy: .keepCurrent)
      text += AttributedString(text.characters.isEmpty ? "" : "\n") + below
    }
    return text.characters.isEmpty ? nil : StyledText(text)
  }

  /// Whether there are several lines of text.
  var hasSubtitle: Bool { subtitle != nil || attributedSubtitle != nil }

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
