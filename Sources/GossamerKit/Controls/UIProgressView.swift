// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A view that shows the progress of a task as a bar.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiprogressview
open class UIProgressView: UIView {
  private let track = UIView()
  private let bar = UIView()

  /// The styles of progress views.
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

  /// Creates a progress view of a style, with its natural height.
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

  /// The progress, clamped to 0...1. NaN counts as 0.
  open var progress: Float = 0 {
    didSet {
      progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
      guard progress != oldValue else { return }
      setNeedsLayout()
      setNeedsCommit([.content, .accessibility])
    }
  }

  /// Sets ``progress``.
  /// - Parameter animated: ignored; the bar changes at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  // MARK: - Configuring the progress bar

  /// The style of the progress view.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { updateLook() } }
  }

  /// The colour of the bar; nil for the tint colour.
  open var progressTintColor: UIColor? {
    didSet { if progressTintColor != oldValue { updateLook() } }
  }

  /// The colour of the track; nil for a light grey.
  open var trackTintColor: UIColor? {
    didSet { if trackTintColor != oldValue { updateLook() } }
  }

  private func updateLook() {
    bar.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill)
    setNeedsLayout()
  }

  /// Updates the colours.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  // MARK: - Size and layout

  /// The natural height in points, as in UIKit since iOS 14.
  private static let height: CGFloat = 4

  /// 4 points high, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// 4 points high, and as wide as `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Places the bar on its track, from the leading edge.
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

  /// The progress in percent.
  override var defaultAccessibilityValue: String? { "\(Int((progress * 100).rounded()))%" }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
}
