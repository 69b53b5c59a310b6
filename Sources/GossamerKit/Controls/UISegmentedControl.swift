// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A control of several segments, of which one is selected.
///
///     let period = UISegmentedControl(items: ["Day", "Week", "Month"])
///     period.selectedSegmentIndex = 0
///     period.addTarget(self, action: Calendar.periodDidChange(_:), for: .valueChanged)
///
/// A segment shows a title, an image, or those of a `UIAction`, which is performed when a person selects the segment. A
/// selection by a person sends ``UIControl/Event/valueChanged``; one by code doesn't. Each segment can have the keyboard
/// focus: the arrow keys move it, Space and Return select the segment.
///
/// - Segments: ``insertSegment(withTitle:at:animated:)``, ``insertSegment(with:at:animated:)``,
///   ``insertSegment(action:at:animated:)``, ``removeSegment(at:animated:)``, ``numberOfSegments``
/// - Their content: ``setTitle(_:forSegmentAt:)``, ``setImage(_:forSegmentAt:)``,
///   ``setAction(_:forSegmentAt:)``, ``setEnabled(_:forSegmentAt:)``, ``setWidth(_:forSegmentAt:)``
/// - Selection: ``selectedSegmentIndex``, ``isMomentary``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisegmentedcontrol
open class UISegmentedControl: UIControl {
  /// The value of ``selectedSegmentIndex`` while no segment is selected.
  nonisolated public static let noSegment = -1

  var segments: [SegmentView] = []
  private var separators: [UIView] = []

  override func setUp() {
    super.setUp()
    layer.cornerRadius = 8
    backgroundColor = .tertiarySystemFill
  }

  // MARK: - Creating a segmented control

  /// Creates a control with a segment for each item, with its natural size.
  /// - Parameter items: titles (`String`), images (`UIImage`) and actions (`UIAction`). Items of other types are left out,
  ///   with a message.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { append(item) }
    frame.size = sizeThatFits(.zero)
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
  }

  private func append(_ item: Any) {
    switch item {
    case let title as String:
      insertSegment(withTitle: title, at: numberOfSegments, animated: false)
    case let image as UIImage:
      insertSegment(with: image, at: numberOfSegments, animated: false)
    case let action as UIAction:
      insertSegment(action: action, at: numberOfSegments, animated: false)
    default:
      Messages.views.error(
        """
        An item of a segmented control is a \(type(of: item)); it is left out. Give a String, a UIImage \
        or a UIAction.
        """)
    }
  }

  /// The wires of segmented controls, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UISegmentedControl>(super.wires)
      .attribute("selectedSegmentIndex", \.selectedSegmentIndex)
      .attribute("momentary", \.isMomentary)
      .attribute("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
      .attribute("selectedSegmentTintColor", \.selectedSegmentTintColor)
      .attribute("numberOfSegments", readOnly: \.numberOfSegments)
  }

  // MARK: - Managing segments

  /// Inserts a segment with a title before the one at `segment`, or at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title), at: segment)
  }

  /// Inserts a segment with an image before the one at `segment`, or at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment)
  }

  /// Inserts a segment with the title and image of an action before the one at `segment`, or at the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(action: action), at: segment)
  }

  /// Removes a segment; the following ones move up. If the selected segment is removed, none is selected.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let view = self.segment(at: segment) else { return }
    view.removeFromSuperview()
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    segmentsDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    selectedSegmentIndex = Self.noSegment
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    segmentsDidChange()
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or ``noSegment``. Setting it sends no event; an index out of range selects none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      if selectedSegmentIndex != oldValue { selectionDidChange() }
    }
  }

  /// Whether a segment is selected only while its event is handled, like a button.
  open var isMomentary = false

  /// Whether the widths of the segments are proportional to their contents, rather than equal.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }

  // MARK: - Looks that only a phone has

  /// Has no effect: segments have the desktop's look, in the ``selectedSegmentTintColor``.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}

  /// Has no effect, as ``setBackgroundImage(_:for:barMetrics:)``.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}

  // MARK: - Managing the content of a segment

  /// Sets the title of a segment, which replaces its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(at: segment)?.title = title
  }

  /// The title of a segment; nil if it has none.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

  /// Sets the image of a segment, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self.segment(at: segment)?.image = image
  }

  /// The image of a segment; nil if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

  /// Sets the action of a segment, which provides its title or image, and is performed when a person selects the segment.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    self.segment(at: segment)?.action = action
  }

  /// The action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

  /// The index of the segment whose action has this identifier; nil if there is none.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int? {
    segments.firstIndex { $0.action?.identifier == identifier }
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(at: segment)?.isEnabledByItself = enabled
  }

  /// Whether the segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.isEnabledByItself ?? false
  }

  /// Sets the width of a segment in points; 0 for the width of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(at: segment)?.ownWidth = width.isFinite ? max(width, 0) : 0
  }

  /// The width that was set for a segment, in points; 0 for the width of its content.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.ownWidth ?? 0 }

  // MARK: - Managing the appearance

  /// The background colour of the selected segment; nil for the default.
  open var selectedSegmentTintColor: UIColor? {
    didSet { if selectedSegmentTintColor != oldValue { selectionDidChange() } }
  }

  /// Sets the attributes of the titles in a state, their font and their colour; nil for the defaults. For a state without
  /// attributes those of `.normal` are used.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state] = attributes
    segmentsDidChange()
    for segment in segments { segment.stateDidChange() }
  }

  /// The attributes of the titles in a state; nil for the defaults.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  // MARK: - Size and layout

  /// The size of all segments side by side, 32 points high; the lowest point lies outside the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    let size = naturalSize
    return CGSize(width: size.width, height: size.height - alignmentRectInsets.bottom)
  }

  /// The size of all segments side by side, 32 points high, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// As in UIKit the alignment rectangle leaves out the lowest point.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// Places the segments, the first one at the leading end.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments(separators: &separators)
  }

  override func stateDidChange() {
    super.stateDidChange()
    for segment in segments { segment.controlStateDidChange() }
  }

  /// Does nothing: the segments handle presses.
  package override func performPrimaryAction() {}

  // MARK: - Accessibility

  // The segments are the accessibility elements.
  override var isAccessibilityElementByDefault: Bool { false }
}
