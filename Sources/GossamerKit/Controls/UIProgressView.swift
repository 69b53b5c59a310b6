// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A view that shows how much of something is done, as a bar.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiprogressview
open class UIProgressView: UIView {
  private let track = UIView()
  private let bar = UIView()

  /// The kinds of progress view.
  nonisolated public enum Style: Int, Sendable {
    /// A bar with round ends, on a track.
    case `default` = 0
    /// A bar with square ends, for the edge of a navigation or tool bar; without a track unless
    /// ``UIProgressView/trackTintColor`` is set.
    case bar = 1
  }

  override func setUp() {
    super.setUp()
    for view in [track, bar] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    updateLook()
  }

  /// Creates a progress view of a kind, in its natural height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
  }

  /// The wires of progress views, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIProgressView>(super.wires)
      .attribute("progress", \.progress)
      .attribute("progressViewStyle", \.progressViewStyle)
      .attribute("progressTintColor", \.progressTintColor)
      .attribute("trackTintColor", \.trackTintColor)
  }

  // MARK: - Managing the progress bar

  /// How much is done, from 0 to 1. Another number is brought there; one that is no number counts as 0.
  open var progress: Float = 0 {
    didSet {
      progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
      guard progress != oldValue else { return }
      setNeedsLayout()
      setNeedsCommit([.content, .accessibility])
    }
  }

  /// Sets ``progress``.
  /// - Parameter animated: of no consequence: the bar is there at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  // MARK: - Configuring the progress bar

  /// The kind of progress view.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { updateLook() } }
  }

  /// The colour of what is done; nil for the tint colour.
  open var progressTintColor: UIColor? {
    didSet { if progressTintColor != oldValue { updateLook() } }
  }

  /// The colour of what is left; nil for a quiet grey.
  open var trackTintColor: UIColor? {
    didSet { if trackTintColor != oldValue { updateLook() } }
  }

  private func updateLook() {
    bar.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill)
    setNeedsLayout()
  }

  /// Follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  // MARK: - Size and layout

  /// The natural height in points: UIKit's since iOS 14.
  private static let height: CGFloat = 4

  /// 4 points high; no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// 4 points high, and as wide as `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Positions the bar on its track, from the leading edge on.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let length = bounds.width * CGFloat(progress)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    track.frame = bounds
    bar.frame = CGRect(
      x: isMirrored ? bounds.maxX - length : bounds.minX, y: bounds.minY, width: length,
      height: bounds.height)
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    track.layer.cornerRadius = radius
    bar.layer.cornerRadius = radius
  }

  // MARK: - Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  /// How much is done, in percent.
  override var defaultAccessibilityValue: String? { "\(Int((progress * 100).rounded()))%" }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
}
