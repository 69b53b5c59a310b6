// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A view that spins while a task is in progress.
///
/// On the desktop it is GTK's spinner.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiactivityindicatorview
open class UIActivityIndicatorView: UIView {
  /// The styles of the indicator. The last three are UIKit's former ones, with colours of their own.
  nonisolated public enum Style: Int, Sendable {
    /// 20 by 20 points, grey.
    case medium = 100
    /// 37 by 37 points, grey.
    case large = 101
    /// Formerly for dark backgrounds: large and white.
    case whiteLarge = 0
    /// Formerly for dark backgrounds: medium and white.
    case white = 1
    /// Formerly for light backgrounds: medium and grey.
    case gray = 2
  }

  override func setUp() {
    super.setUp()
    if untransformedFrame.size == .zero { untransformedFrame.size = intrinsicContentSize }
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// Creates an indicator with a style. It is hidden until it is started.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  /// The attributes that documents can set on activity indicators, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIActivityIndicatorView>(super.wires)
      .attribute("activityIndicatorViewStyle", \.style)
      .attribute("color", \.color)
      .attribute("hidesWhenStopped", \.hidesWhenStopped)
      .attribute("animating", \.isTurning)
      .selector("startAnimating", UIActivityIndicatorView.startAnimating)
      .selector("stopAnimating", UIActivityIndicatorView.stopAnimating)
  }

  // MARK: - Managing an activity indicator

  /// Whether the indicator spins.
  open var isAnimating: Bool { isTurning }

  /// Shows the indicator and starts its animation.
  open func startAnimating() {
    isTurning = true
  }

  /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is set.
  open func stopAnimating() {
    isTurning = false
  }

  private var isTurning = false {
    didSet {
      guard isTurning != oldValue else { return }
      isHidden = !isTurning && hidesWhenStopped
      setNeedsCommit([.content, .accessibility])
    }
  }

  /// Whether the indicator is hidden while it doesn't spin. True unless set.
  open var hidesWhenStopped = true {
    didSet { if !isTurning { isHidden = hidesWhenStopped } }
  }

  // MARK: - Configuring the appearance

  /// The style, which determines the size.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      setNeedsCommit(.content)
      invalidateIntrinsicContentSize()
    }
  }

  // UIKit's property never returns nil; setting nil restores the style's colour.
  private var ownColor: UIColor?

  /// The colour. Setting nil restores the style's colour.
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      guard newValue != ownColor else { return }
      ownColor = newValue
      setNeedsCommit(.content)
    }
  }

  // MARK: - Size

  /// 20 by 20 or 37 by 37 points, depending on the style.
  open override var intrinsicContentSize: CGSize { style.size }

  /// The natural size, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  // MARK: - Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityLabel: String? { isTurning ? "In progress" : "Progress halted" }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize {
    switch self {
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    }
  }

  fileprivate var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .medium, .large, .gray: .systemGray
    }
  }
}
