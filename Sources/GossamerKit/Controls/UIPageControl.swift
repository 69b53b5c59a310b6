// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A row of dots, one per page, that shows the current page.
///
///     pageControl.numberOfPages = 5
///     pageControl.addTarget(self, action: Tour.pageDidChange(_:), for: .valueChanged)
///
/// A press on the leading side goes to the previous page, one on the trailing side to the next. Changes by code send no
/// event. For the keyboard and assistive technologies both sides are buttons.
///
/// Not implemented yet: images instead of dots, background styles, scrubbing.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipagecontrol
open class UIPageControl: UIControl {
  /// The height of every page control, in points.
  static let height: CGFloat = 26
  /// The distance between two dots, and the diameter of a dot, in points. Both are guesses at UIKit's.
  private static let pitch: CGFloat = 16
  private static let dot: CGFloat = 7

  private let previousButton = PageStepButton(by: -1)
  private let nextButton = PageStepButton(by: 1)

  override func setUp() {
    super.setUp()
    untransformedFrame.size = CGSize(width: Self.pitch, height: Self.height)
    for button in [previousButton, nextButton] {
      button.pageControl = self
      addSubview(button)
    }
    pagesDidChange()
  }

  /// The wires of page controls, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIPageControl>(super.wires)
      .attribute("numberOfPages", \.numberOfPages)
      .attribute("currentPage", \.currentPage)
      .attribute("hidesForSinglePage", \.hidesForSinglePage)
      .attribute("pageIndicatorTintColor", \.pageIndicatorTintColor)
      .attribute("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
  }

  // MARK: - Managing the page navigation

  /// The number of dots; 0 by default. A negative number counts as 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      guard numberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      pagesDidChange()
    }
  }

  /// The index of the current page, from 0 on; clamped to the existing pages.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      if currentPage != oldValue { pagesDidChange() }
    }
  }

  /// Whether the dot of a single page is hidden. False by default.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { pagesDidChange() } }
  }

  // MARK: - Configuring the appearance

  /// The colour of the dots; nil for a light grey.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the current page's dot; nil for the label colour.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  // MARK: - Size and layout

  /// The size of the control with this number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(1, pageCount)) * Self.pitch, height: Self.height)
  }

  /// The size of all dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of all dots, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the two buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = (bounds.width / 2).rounded()
    let left = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    let right = CGRect(x: half, y: 0, width: bounds.width - half, height: bounds.height)
    previousButton.frame = isMirrored ? right : left
    nextButton.frame = isMirrored ? left : right
  }

  /// Draws the dots.
  open override func draw(_ rect: CGRect) {
    guard showsDots else { return }
    let start = bounds.midX - CGFloat(numberOfPages - 1) * Self.pitch / 2
    for page in 0..<numberOfPages {
      let place = isMirrored ? numberOfPages - 1 - page : page
      let dot = CGRect(
        x: start + CGFloat(place) * Self.pitch - Self.dot / 2, y: bounds.midY - Self.dot / 2,
        width: Self.dot, height: Self.dot)
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      color.setFill()
      UIBezierPath(ovalIn: dot).fill()
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var showsDots: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  override func stateDidChange() {
    super.stateDidChange()
    pagesDidChange()
  }

  private func pagesDidChange() {
    previousButton.isEnabled = isEnabled && currentPage > 0
    nextButton.isEnabled = isEnabled && currentPage + 1 < numberOfPages
    setNeedsDisplay()
    setNeedsCommit([.content, .accessibility])
  }

  // MARK: - Input

  /// Changes the page after a person has pressed a side, and sends the events.
  func step(by distance: Int) {
    let old = currentPage
    currentPage += distance
    if currentPage != old { sendActionsOfPerson(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Does nothing: the buttons handle presses.
  package override func performPrimaryAction() {}

  // MARK: - Accessibility

  // The two buttons are the accessibility elements.
  override var isAccessibilityElementByDefault: Bool { false }

  override var defaultAccessibilityLabel: String? {
    numberOfPages > 0 ? "Page \(currentPage + 1) of \(numberOfPages)" : nil
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }

  /// Goes to the next page.
  open override func accessibilityIncrement() { if isEnabled { step(by: 1) } }

  /// Goes to the previous page.
  open override func accessibilityDecrement() { if isEnabled { step(by: -1) } }
}

/// One side of a page control.
final class PageStepButton: UIControl {
  weak var pageControl: UIPageControl?
  private let distance: Int

  init(by distance: Int) {
    self.distance = distance
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var ownGestures: OwnGestures { .taps }

  override func performPrimaryAction() {
    if isEnabled { pageControl?.step(by: distance) }
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityLabel: String? {
    distance > 0 ? "Next Page" : "Previous Page"
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
}
