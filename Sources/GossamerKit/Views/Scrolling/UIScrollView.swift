// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A view that shows a part of what it holds, and lets a person move it by finger, wheel, touchpad,
/// keyboard or scroll bar.
///
/// Its content is as large as constraints make it: between the subviews and the edges of the scroll
/// view, or its ``contentLayoutGuide``. They have to reach from edge to edge, by way of views whose
/// sizes are known. Constraints on its width, height and centre, and those with the
/// ``frameLayoutGuide``, are about what is seen of it. Without constraints set ``contentSize``.
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
/// Content with a ``refreshControl`` can be pulled down beyond its beginning, and comes back.
///
/// The content moves by itself when a finger or two fingers on a touchpad let it go while they move it. It
/// stops at its ends, as everywhere on this desktop, without bouncing; where it is touched; and where the
/// application scrolls elsewhere, see ``contentOffset``.
///
/// A step of scrolling calls ``layoutSubviews()``, and costs no more for many subviews than for few. It
/// touches no constraint but those that hold something in the content to something outside.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscrollview
open class UIScrollView: UIView {
  override func setUp() {
    super.setUp()
    clipsToBounds = true
    ensuredLayout.scrollGuides = guides
    attach(panGestureRecognizer)
  }

  /// The wires of scroll views, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIScrollView>(super.wires)
      .outlet("delegate", \.delegate)
      .outlet("refreshControl", \.refreshControl)
      .attribute("contentOffset", \.contentOffset)
      .attribute("contentSize", \.contentSize)
      .attribute("contentInset", \.contentInset)
      .attribute("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
      .attribute("scrollEnabled", \.isScrollEnabled)
      .attribute("pagingEnabled", \.isPagingEnabled)
      .attribute("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
      .attribute("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
  }

  // A table declares it again with another type, which then comes first.
  /// What is told of the scrolling. Held weakly.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { furtherDelegates.principal }
    set { furtherDelegates.principal = newValue }
  }

  /// Those who are told besides the ``delegate``, and after it.
  public private(set) final lazy var furtherDelegates =
    MulticastDelegate<any UIScrollViewDelegate> { [weak self] in self?.wasJoined(by: $0) }

  /// An object has become a delegate.
  func wasJoined(by delegate: any UIScrollViewDelegate) {}

  // MARK: - What is scrolled

  /// The point of the content that is at the upper left corner of the view, in points: the origin of
  /// its `bounds`.
  ///
  /// Setting it scrolls at once, and not only to where a person could scroll. A point that isn't
  /// finite is refused with a message.
  ///
  /// What moves by itself stops there, with one exception: an application that finds out, in the course of
  /// layout (`layoutSubviews()`, `viewDidLayoutSubviews()`) or of `scrollViewDidScroll(_:)`, that what
  /// lies above is higher than it thought, adds the difference here, and the movement goes on from there.
  /// A person sees neither a jump nor a stop. The origin of `bounds` corrects like this at any time, and
  /// ``setContentOffset(_:animated:)`` never does.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard !isAdjusting else { return scroll(to: newValue) }
      endScrolling()
      scrollOnPurpose(to: newValue)
    }
  }

  /// Scrolls to `contentOffset`, and stops what moves by itself.
  /// - Parameter animated: whether a person sees it move there; the delegate is told of the end.
  ///   It is there at once where nobody sees the view, or the desktop wants no animations.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as it takes to see `rect`, or its beginning if it is larger than the view. An
  /// empty rectangle scrolls nowhere.
  /// - Parameters:
  ///   - rect: a part of the content, in the coordinates of this view.
  ///   - animated: whether a person sees it move there.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// The content, for constraints: they determine the ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { guides.content }

  /// What is seen of the content, for constraints: what is held to it doesn't scroll.
  open var frameLayoutGuide: UILayoutGuide { guides.frame }

  /// The size of the content in points. Constraints determine it at the next layout, where there are
  /// any; negative lengths count as 0, and a size that isn't finite is refused with a message.
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

  /// The distances that content keeps from the edges when it is scrolled to its ends, in points. A
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

  /// What of the safe area is added to the ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      rangeDidChange()
      insetsDidChange()
    }
  }

  /// The distances that content keeps from the edges when it is scrolled to its ends, in points: the
  /// ``contentInset``, and the safe area as ``contentInsetAdjustmentBehavior`` says.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  /// Called when the safe area, or what of it the content keeps, has changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: - For a person

  /// Recognises that the content is dragged: by a finger, the wheel, or two fingers on a touchpad. The
  /// pointer doesn't drag it, as elsewhere on a desktop.
  open var panGestureRecognizer: UIPanGestureRecognizer { dragging.recognizer }

  /// Lets the content be dragged only in a direction in which there is more to see, so that a scroll view
  /// around this one is dragged at its ends.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer !== panGestureRecognizer || mayBeDragged
  }

  /// Whether a finger is on the content, or drags it.
  open var isTracking: Bool { isDragging || panGestureRecognizer.numberOfTouches > 0 }

  /// Whether a person is dragging the content.
  open var isDragging: Bool { dragging.isUnderWay }

  /// Whether the content is moving by itself, after it was let go.
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }

  /// What part of its speed the content keeps from one millisecond to the next, when it was let go. A rate
  /// that isn't between 0 and 1 counts as ``DecelerationRate/normal``.
  open var decelerationRate = DecelerationRate.normal

  /// Whether the content comes to rest at multiples of the view's size only, the next one at most.
  open var isPagingEnabled = false

  /// Whether a person can scroll. An application always can.
  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      panGestureRecognizer.isEnabled = isScrollEnabled
      setNeedsCommit(.state)
    }
  }

  /// Whether a scroll bar shows, while something moves, how far content that is wider than the view
  /// is scrolled.
  open var showsHorizontalScrollIndicator = true {
    didSet {
      if showsHorizontalScrollIndicator != oldValue { setNeedsCommit(.state) }
    }
  }

  /// Whether a scroll bar shows, while something moves, how far content that is higher than the view
  /// is scrolled.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsCommit(.state) } }
  }

  /// Lets a person ask for what is new, see ``UIRefreshControl``; nil for nothing.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: - Updating

  /// Positions the subviews, and takes over the size that constraints give the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeOfConstraints()
    rangeDidChange()
    refreshControl?.follow(self)
  }

  /// Where content comes to rest that is let go at a speed, in points per second: a collection view's layout may want
  /// it elsewhere.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether the host shows a bar by which a person scrolls up and down.
  package var showsVerticalBar: Bool { showsVerticalScrollIndicator }

  // MARK: - Accessibility

  /// A scroll view that is given a name still shows what is in it.
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

  private(set) lazy var guides = ScrollGuides(of: self)
  var storedContentSize = CGSize.zero
  var storedContentInset = UIEdgeInsets.zero

  /// Where scrolling began and ended when the view was laid out last.
  var lastOffsets = ScrollRange()
  var lastAdjustedInset = UIEdgeInsets.zero

  /// What a person does with the content.
  private(set) lazy var dragging = ScrollDragging(of: self)
  /// What moves the content by itself; nil for nothing.
  var motion: ScrollMotion?
  /// Whether the content is being moved, by a person or by itself, and not corrected.
  var isScrollingOnPurpose = false
  /// How many calls of the delegates of a scrolling are under way.
  var scrollCalls = 0
  /// By how much the content offset was corrected since the host was told.
  var correction = CGVector.zero
}
