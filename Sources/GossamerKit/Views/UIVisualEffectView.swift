// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An effect of a ``UIVisualEffectView``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uivisualeffect
@preconcurrency @MainActor open class UIVisualEffect {
  init() {}

  /// The colour that the effect lays over what is behind it; nil for none.
  var color: UIColor? { nil }
}

/// A material, through which what is behind it shines.
///
/// GTK draws nothing blurred that lies behind a view. So the material is the colour that UIKit shows if a person has chosen to
/// reduce transparency: nearly opaque.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiblureffect
open class UIBlurEffect: UIVisualEffect {
  /// The material.
  ///
  /// Values: https://developer.apple.com/documentation/uikit/uiblureffect/style
  nonisolated public enum Style: Int, Sendable {
    /// Lighter than ``light``.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// By light or dark mode.
    case regular = 4
    /// By light or dark mode, and stronger.
    case prominent = 5
    /// By light or dark mode, from the most transparent to the most opaque.
    case systemUltraThinMaterial = 6
    /// By light or dark mode.
    case systemThinMaterial = 7
    /// By light or dark mode.
    case systemMaterial = 8
    /// By light or dark mode.
    case systemThickMaterial = 9
    /// As a bar.
    case systemChromeMaterial = 10
    /// Always light.
    case systemUltraThinMaterialLight = 11
    /// Always light.
    case systemThinMaterialLight = 12
    /// Always light.
    case systemMaterialLight = 13
    /// Always light.
    case systemThickMaterialLight = 14
    /// Always light.
    case systemChromeMaterialLight = 15
    /// Always dark.
    case systemUltraThinMaterialDark = 16
    /// Always dark.
    case systemThinMaterialDark = 17
    /// Always dark.
    case systemMaterialDark = 18
    /// Always dark.
    case systemThickMaterialDark = 19
    /// Always dark.
    case systemChromeMaterialDark = 20
  }

  private let style: Style

  /// Creates a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var color: UIColor? {
    switch style {
    case .extraLight: UIColor(white: 0.98, alpha: opacity)
    case .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      UIColor(white: 0.95, alpha: opacity)
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      UIColor(white: 0.11, alpha: opacity)
    default: .systemBackground.withAlphaComponent(opacity)
    }
  }

  /// Thin materials let more shine through.
  private var opacity: CGFloat {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.7
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.8
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.95
    default: 0.9
    }
  }
}

/// An effect that would amplify the colours of a material below it. The content is shown as it is.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uivibrancyeffect
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect above a material.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that lays a material over what is behind it.
///
/// Add subviews to the ``contentView``, which fills it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uivisualeffectview
open class UIVisualEffectView: UIView {
  /// Creates a view.
  /// - Parameter effect: nil for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    backgroundColor = effect?.color
  }

  /// Creates a view that an Interface Builder document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    addSubview(contentView)
  }

  /// The view that contains the content.
  public let contentView = UIView(frame: .zero)

  /// The material; nil for none. It can be changed in an animation.
  open var effect: UIVisualEffect? { didSet { backgroundColor = effect?.color } }

  /// Lays out the content view over the whole view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
