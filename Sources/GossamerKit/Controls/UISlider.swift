// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A control with a thumb on a track, to choose a number from a range.
///
///     let volume = UISlider()
///     volume.maximumValue = 11
///     volume.addTarget(self, action: Player.volumeDidChange(_:), for: .valueChanged)
///
/// A change by a person sends ``UIControl/Event/valueChanged``; one by code doesn't. `touchUpInside` is sent when the thumb
/// is released. On the desktop it is a GtkScale: a click on the track, a drag, the wheel, the arrow keys, Page Up, Page
/// Down, Home and End move the thumb.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uislider
open class UISlider: UIControl {
  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1
  private var imageViews: [ValueEnd: UIImageView] = [:]

  /// Whether the value has changed during a movement without an event.
  private var hasUnsentChange = false

  override func setUp() {
    super.setUp()
    if untransformedFrame.height == 0 { untransformedFrame.size.height = Self.height }
  }

  /// The wires of sliders, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UISlider>(super.wires)
      .attribute("value", \.value)
      .attribute("minimumValue", \.minimumValue)
      .attribute("maximumValue", \.maximumValue)
      .attribute("continuous", \.isContinuous)
      .attribute("minimumTrackTintColor", \.minimumTrackTintColor)
      .attribute("maximumTrackTintColor", \.maximumTrackTintColor)
      .attribute("thumbTintColor", \.thumbTintColor)
      .attribute("minimumValueImage", \.minimumValueImage)
      .attribute("maximumValueImage", \.maximumValueImage)
  }

  // MARK: - Accessing the slider's value

  /// The value, clamped to the range from ``minimumValue`` to ``maximumValue``. Setting it sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, without sending an event.
  /// - Parameter animated: ignored; the thumb moves at once.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return refuse(value, as: "value") }
    let clamped = min(max(value, storedMinimum), storedMaximum)
    guard clamped != storedValue else { return }
    storedValue = clamped
    setNeedsCommit([.content, .accessibility])
  }

  /// The value at the leading end of the track; 0 by default. ``maximumValue`` and ``value`` are raised to it if they are
  /// less.
  open var minimumValue: Float {
    get { storedMinimum }
    set { setRange(from: newValue, to: max(newValue, storedMaximum), changed: newValue) }
  }

  /// The value at the trailing end of the track; 1 by default. ``minimumValue`` and ``value`` are lowered to it if they are
  /// greater.
  open var maximumValue: Float {
    get { storedMaximum }
    set { setRange(from: min(newValue, storedMinimum), to: newValue, changed: newValue) }
  }

  private func setRange(from minimum: Float, to maximum: Float, changed: Float) {
    guard changed.isFinite else { return refuse(changed, as: "end of the range") }
    (storedMinimum, storedMaximum) = (minimum, maximum)
    setNeedsCommit([.content, .accessibility])
    value = storedValue
  }

  private func refuse(_ value: Float, as property: String) {
    Messages.views.error(
      "The \(property) \(value) of \(shortDescription) isn't a finite number; it keeps the old one."
    )
  }

  /// Whether events are sent during a movement (the default), or once at its end.
  open var isContinuous = true

  // MARK: - Customizing the appearance

  /// The colour of the track up to the thumb; nil for the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet { if minimumTrackTintColor != oldValue { setNeedsCommit(.content) } }
  }

  /// The colour of the track beyond the thumb; nil for a light grey.
  open var maximumTrackTintColor: UIColor? {
    didSet { if maximumTrackTintColor != oldValue { setNeedsCommit(.content) } }
  }

  /// The colour of the thumb; nil for the desktop's.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { setNeedsCommit(.content) } }
  }

  /// Has no effect: the thumb has the desktop's look, in the ``thumbTintColor``.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  /// Has no effect: the track has the desktop's look, in the ``minimumTrackTintColor``.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}

  /// Has no effect: the track has the desktop's look, in the ``maximumTrackTintColor``.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  /// The image at the leading end of the track; nil for none.
  open var minimumValueImage: UIImage? {
    get { imageViews[.minimum]?.image }
    set { show(newValue, at: .minimum) }
  }

  /// The image at the trailing end of the track; nil for none.
  open var maximumValueImage: UIImage? {
    get { imageViews[.maximum]?.image }
    set { show(newValue, at: .maximum) }
  }

  /// Updates the colour of the track.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsCommit(.content)
  }

  // MARK: - Overrides for subclasses

  /// The frame of the minimum value's image: at the leading end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: .minimum, in: bounds)
  }

  /// The frame of the maximum value's image: at the trailing end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: .maximum, in: bounds)
  }

  /// The frame of the track with room for the thumb: between the images, and as high as `bounds`.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leading, trailing) = (room(for: .minimum), room(for: .maximum))
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: isMirrored ? trailing : leading, bottom: 0,
        right: isMirrored ? leading : trailing))
  }

  // MARK: - Size and layout

  private static let height: CGFloat = 31

  /// 31 points high, of which the lowest lies outside the alignment rectangle; without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height - alignmentRectInsets.bottom)
  }

  /// 31 points high, and as wide as `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// As in UIKit the track overhangs by 2 points on each side, so that the thumb is aligned.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// Places the images at the ends.
  open override func layoutSubviews() {
    super.layoutSubviews()
    imageViews[.minimum]?.frame = minimumValueImageRect(forBounds: bounds)
    imageViews[.maximum]?.frame = maximumValueImageRect(forBounds: bounds)
  }

  // MARK: - Input

  /// Called when a person has moved the thumb.
  /// - Parameter isTracking: whether the movement continues, and ``hostDidEndTracking()`` follows.
  package func hostDidMoveThumb(to value: Float, isTracking: Bool) {
    guard isEnabled else { return }
    let oldValue = storedValue
    setValue(value, animated: false)
    guard storedValue != oldValue else { return }
    hasUnsentChange = true
    if isContinuous || !isTracking { sendValueChanged() }
  }

  /// Called when a person has released the thumb.
  package func hostDidEndTracking() {
    if hasUnsentChange { sendValueChanged() }
  }

  override var highlightsWhileTracked: Bool { false }

  override var ownGestures: OwnGestures { .all }

  override func touchWasReleasedInside() { sendActionsOfPerson(for: .touchUpInside) }

  private func sendValueChanged() {
    hasUnsentChange = false
    sendActionsOfPerson(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Does nothing: a slider has no press.
  package override func performPrimaryAction() {}

  // MARK: - Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  /// The value as a percentage of the range.
  override var defaultAccessibilityValue: String? {
    let length = Double(storedMaximum) - Double(storedMinimum)
    let part = length > 0 ? (Double(storedValue) - Double(storedMinimum)) / length : 0
    return "\(Int((part * 100).rounded()))%"
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }

  /// Raises the value by a tenth of the range.
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// Lowers the value by a tenth of the range.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: Float) {
    let old = value
    guard isEnabled else { return }
    value += part * (maximumValue - minimumValue)
    if value != old { sendValueChanged() }
  }
}

// MARK: - The images at the ends

extension UISlider {
  private enum ValueEnd {
    case minimum
    case maximum
  }

  /// The distance between an image and the track.
  private static let imageGap: CGFloat = 8

  private func show(_ image: UIImage?, at end: ValueEnd) {
    let view = imageViews[end]
    guard let image else {
      view?.removeFromSuperview()
      imageViews[end] = nil
      return imageDidChange()
    }
    if let view {
      view.image = image
    } else {
      let view = UIImageView(image: image)
      imageViews[end] = view
      addSubview(view)
    }
    imageDidChange()
  }

  private func imageDidChange() {
    setNeedsCommit(.content)
    setNeedsLayout()
  }

  /// The room that an image takes from the track. The image is placed at the edge of the alignment rectangle.
  private func room(for end: ValueEnd) -> CGFloat {
    imageViews[end]?.image.map { alignmentRectInsets.left + $0.size.width + Self.imageGap } ?? 0
  }

  private func imageRect(of end: ValueEnd, in bounds: CGRect) -> CGRect {
    guard let size = imageViews[end]?.image?.size else { return .zero }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeft = (end == .minimum) != isMirrored
    return CGRect(
      x: isLeft
        ? bounds.minX + alignmentRectInsets.left
        : bounds.maxX - alignmentRectInsets.right - size.width,
      y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }
}
