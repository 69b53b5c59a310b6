// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A view that shows a part of its content and lets a person scroll it by finger, wheel, touchpad, keyboard or scroll
/// bar.
///
/// The size of the content follows from the constraints between the subviews and either the edges of the scroll view or
/// its ``contentLayoutGuide``. They have to lead from edge to edge, through views whose sizes are known. Constraints on
/// the scroll view's width, height and centre, and those with the ``frameLayoutGuide``, concern the visible part.
/// Without constraints, set ``contentSize``.
///
/// - Where the content is scrolled to: ``contentOffset``, ``setContentOffset(_:animated:)``,
///   ``scrollRectToVisible(_:animated:)``
/// - What is scrolled: ``contentSize``, ``contentLayoutGuide``, ``frameLayoutGuide``
/// - Around the content: ``contentInset``, ``contentInsetAdjustmentBehavior``,
///   ``adjustedContentInset``
/// - For a person: ``isScrollEnabled``, ``isPagingEnabled``, ``decelerationRate``,
///   ``showsVerticalScrollIndicator``, ``showsHorizontalScrollIndicator``, ``panGestureRecognizer``
/// - What a person is doing: ``isTracking``, ``isDragging``, ``isDecelerating``
///
/// A delegate that answers `viewForZooming(in:)`, and limits of the scale that differ, let a person zoom by two fingers, or by Ctrl
/// and the wheel: ``minimumZoomScale``, ``maximumZoomScale``, ``zoomScale``.
///
/// Content with a ``refreshControl`` can be pulled down beyond its top, and comes back.
///
/// A fling, by a finger or by two fingers on a touchpad, keeps the content moving. It stops without bouncing at the
/// ends of the content, as everywhere on this desktop. It also stops at a touch, and when the application scrolls
/// elsewhere: see ``contentOffset``.
///
/// Each step of scrolling calls ``layoutSubviews()``. Its cost doesn't grow with the number of subviews. It changes
/// only the constraints between views in the content and views outside.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscrollview
open class UIScrollView: UIView {
  override func setUp() {
    super.setUp()
    clipsToBounds = true
    ensuredLayout.scrollGuides = guides
    attach(panGestureRecognizer)
  }

  /// The attributes and outlets that documents can set on scroll views, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIScrollView>(super.wires)
      .outlet("delegate", \.delegate)
      .outlets("delegates", \.furtherDelegates.delegates) { $0.furtherDelegates.append($1) }
      .outlet("refreshControl", \.refreshControl)
      .attribute("contentOffset", \.contentOffset)
      .attribute("contentSize", \.contentSize)
      .attribute("contentInset", \.contentInset)
      .attribute("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
      .attribute("scrollEnabled", \.isScrollEnabled)
      .attribute("pagingEnabled", \.isPagingEnabled)
      .attribute("minimumZoomScale", \.minimumZoomScale)
      .attribute("maximumZoomScale", \.maximumZoomScale)
      .attribute("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
      .attribute("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
  }

  // MARK: - What only a touch screen has

  /// Has no effect: a press is a touch at once, since the wheel scrolls.
  open var delaysContentTouches = true

  /// Has no effect: the wheel scrolls also while a control is pressed.
  open var canCancelContentTouches = true

  /// Has no effect: a wheel scrolls in one direction.
  open var isDirectionalLockEnabled = false

  /// Has no effect: there is no status bar to tap. The Home key scrolls to the top.
  open var scrollsToTop = true

  /// Has no effect: the scroll bars have the desktop's look.
  open var indicatorStyle = IndicatorStyle.default

  /// The look of scroll bars.
  ///
  /// Values: https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// By light or dark mode.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// Has no effect: the desktop decides when scroll bars are shown.
  open func flashScrollIndicators() {}

  /// Has no effect: the scroll bars lie along the edges of the scroll view.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Has no effect: the scroll bars lie along the edges of the scroll view.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The insets of both scroll bars, which have no effect.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// How scrolling dismisses the keyboard. It has no effect: a desktop has no keyboard on the screen that covers the
  /// content, and scrolling by a wheel shouldn't end editing.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// How scrolling dismisses a keyboard on the screen.
  ///
  /// Values: https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When dragging begins.
    case onDrag = 1
    /// Together with the finger.
    case interactive = 2
    /// When dragging begins, with the input accessory.
    case onDragWithAccessory = 3
    /// Together with the finger, with the input accessory.
    case interactiveWithAccessory = 4
  }

  // UITableView redeclares it with another type. That declaration then takes precedence.
  /// The delegate, held weakly; nil for none.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { furtherDelegates.principal }
    set { furtherDelegates.principal = newValue }
  }

  /// Further delegates, which are called after the ``delegate``. Documents connect them as the outlet collection
  /// `delegates`.
  public private(set) final lazy var furtherDelegates =
    MulticastDelegate<any UIScrollViewDelegate> { [weak self] in self?.wasJoined(by: $0) }

  /// Called when an object has become a delegate.
  func wasJoined(by delegate: any UIScrollViewDelegate) {}

  // MARK: - What is scrolled

  /// The point of the content at the upper left corner of the view, in points: the origin of `bounds`.
  ///
  /// Setting it scrolls at once, also beyond the range of a person's scrolling. A point that isn't finite is refused
  /// with a message.
  ///
  /// Setting it stops a fling or an animated scroll, with one exception. During layout (`layoutSubviews()`,
  /// `viewDidLayoutSubviews()`) or in `scrollViewDidScroll(_:)`, an application may find that the content above is
  /// higher than it has estimated. Adding the difference here then is a correction: the motion goes on from the new
  /// offset, and the person sees neither a jump nor a stop. Setting the origin of `bounds` is always a correction, and
  /// ``setContentOffset(_:animated:)`` never is.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard !isAdjusting else { return scroll(to: newValue) }
      endScrolling()
      scrollOnPurpose(to: newValue)
    }
  }

  /// Scrolls to `contentOffset`, and stops a fling or an animated scroll.
  /// - Parameter animated: whether the scroll is animated. The delegate is called at its end. There is no animation if
  ///   the view isn't visible or the desktop wants no animations.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls by the least distance that makes `rect` visible, or its start if it is larger than the view. An empty
  /// rectangle has no effect.
  /// - Parameters:
  ///   - rect: a part of the content, in the coordinates of this view.
  ///   - animated: whether the scroll is animated.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// The guide for constraints that determine the ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { guides.content }

  /// The guide for the visible part of the content. Views that are constrained to it don't scroll.
  open var frameLayoutGuide: UILayoutGuide { guides.frame }

  /// The size of the content in points. If there are constraints for it, they determine it in the next layout. Negative
  /// lengths count as 0. A size that isn't finite is refused with a message.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else {
        Messages.layout.error(
          """
          The content size \(newValue) of \(shortDescription) isn't finite; it stays \
          \(contentSize).
          """)
        return
      }
      let size = CGSize(width: max(0, newValue.width), height: max(0, newValue.height))
      guides.content.preferredSize = size
      engine?.preferredSizeDidChange(of: guides.content)
      take(contentSize: size)
    }
  }

  /// The distances between the content and the view's edges when the content is scrolled to its ends, in points. A
  /// number that isn't finite is refused with a message.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      let lengths = [newValue.top, newValue.left, newValue.bottom, newValue.right]
      guard lengths.allSatisfy(\.isFinite) else {
        Messages.layout.error(
          """
          The content inset \(newValue) of \(shortDescription) isn't finite; it stays \
          \(storedContentInset).
          """)
        return
      }
      guard newValue != storedContentInset else { return }
      storedContentInset = newValue
      rangeDidChange()
    }
  }

  /// The part of the safe area that is added to the ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      rangeDidChange()
      insetsDidChange()
    }
  }

  /// The ``contentInset`` plus the part of the safe area that ``contentInsetAdjustmentBehavior`` adds to it, in points.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  /// Called when the ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: - For a person

  /// Recognises dragging of the content by a finger, the wheel, or two fingers on a touchpad. As elsewhere on a
  /// desktop, the pointer doesn't drag it.
  open var panGestureRecognizer: UIPanGestureRecognizer { dragging.recognizer }

  /// Allows dragging only in a direction in which the content can scroll further, so that at its ends a scroll view
  /// around this one is dragged.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer !== panGestureRecognizer || mayBeDragged
  }

  /// Whether a finger is on the content, or drags it.
  open var isTracking: Bool { isDragging || panGestureRecognizer.numberOfTouches > 0 }

  /// Whether a person is dragging the content.
  open var isDragging: Bool { dragging.isUnderWay }

  /// Whether a fling moves the content.
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }

  /// The fraction of its speed that a fling keeps from one millisecond to the next. A rate that isn't between 0 and 1
  /// counts as ``DecelerationRate/normal``.
  open var decelerationRate = DecelerationRate.normal

  /// Whether scrolling stops only at multiples of the view's size, at most one page on.
  open var isPagingEnabled = false

  /// Has no effect: content stops at its ends, as everywhere on this desktop. True by default.
  open var bounces = true

  /// Has no effect; see ``bounces``. A ``refreshControl`` can always be pulled.
  open var alwaysBounceVertical = false

  /// Has no effect; see ``bounces``.
  open var alwaysBounceHorizontal = false

  /// Has no effect: a zoom stops at its limits. True by default.
  open var bouncesZoom = true

  /// Whether a person can scroll. The application always can.
  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      panGestureRecognizer.isEnabled = isScrollEnabled
      setNeedsCommit(.state)
    }
  }

  /// Whether a horizontal scroll bar is visible during scrolling, if the content is wider than the view.
  open var showsHorizontalScrollIndicator = true {
    didSet {
      if showsHorizontalScrollIndicator != oldValue { setNeedsCommit(.state) }
    }
  }

  /// Whether a vertical scroll bar is visible during scrolling, if the content is higher than the view.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsCommit(.state) } }
  }

  /// The control with which a person refreshes the content by pulling it down; nil for none.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: - Updating

  /// Positions the subviews, and sets the content size that follows from constraints.
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeOfConstraints()
    rangeDidChange()
    refreshControl?.follow(self)
  }

  /// The content offset at which a fling comes to rest, for its velocity in points per second. The layout of a
  /// collection view may change the proposed one.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether the host shows a vertical scroll bar.
  package var showsVerticalBar: Bool { showsVerticalScrollIndicator }

  // MARK: - Accessibility

  /// A scroll view with a label isn't an element, so that its content is still found.
  override var isAccessibilityElementByDefault: Bool { false }

  override class var plainness: Plainness { Plainness(of: UIScrollView.self, .properties) }

  override func originDidChange(from old: CGPoint) {
    invalidate(.scrolling)
    contentDidMove()
    didScroll(from: old)
  }

  override var edgesInSafeArea: UIRectEdge {
    let sides: UIRectEdge = contentSize.width > bounds.width ? [.left, .right] : []
    let ends: UIRectEdge = contentSize.height > bounds.height ? [.top, .bottom] : []
    return switch contentInsetAdjustmentBehavior {
    case .automatic: sides.union([.top, .bottom])
    case .scrollableAxes: sides.union(ends)
    case .never: []
    case .always: .all
    }
  }

  // MARK: - State that the chapters keep

  /// The zooming; nil until a limit or the scale was set.
  var storedZooming: ScrollZooming?
  private(set) lazy var guides = ScrollGuides(of: self)
  var storedContentSize = CGSize.zero
  var storedContentInset = UIEdgeInsets.zero

  /// The scroll range in the last layout.
  var lastOffsets = ScrollRange()
  var lastAdjustedInset = UIEdgeInsets.zero

  /// The dragging of the content by a person.
  private(set) lazy var dragging = ScrollDragging(of: self)
  /// The fling or animated scroll under way; nil for none.
  var motion: ScrollMotion?
  /// Whether the content offset changes by scrolling, and not as a correction.
  var isScrollingOnPurpose = false
  /// How many calls of `scrollViewDidScroll(_:)` are running, one inside the other.
  var scrollCalls = 0
  /// The corrections of the content offset that the host doesn't know yet.
  var correction = CGVector.zero
}
