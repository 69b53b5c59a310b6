// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct UIScrollViewTests {
  private final class Listener: UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var ends = 0
    var insets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      insets.append(scrollView.adjustedContentInset.top)
    }
  }

  private let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
  private let listener = Listener()

  init() {
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.delegate = listener
  }

  // MARK: - Scrolling

  @Test func theOffsetIsTheOriginOfTheBounds() {
    scrollView.contentOffset = CGPoint(x: 3, y: 40)
    #expect(scrollView.bounds == CGRect(x: 3, y: 40, width: 100, height: 200))
    scrollView.bounds.origin.y = 50
    #expect(scrollView.contentOffset == CGPoint(x: 3, y: 50))
    #expect(scrollView.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(listener.offsets == [40, 50])
  }

  @Test func tellsTheDelegate_OnlyOfAnotherOffset() {
    scrollView.contentOffset.y = 0
    scrollView.setContentOffset(.zero, animated: true)
    #expect(listener.offsets == [])
    scrollView.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    #expect(listener.ends == 0)
    scrollView.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    #expect(listener.offsets == [5, 9])
    #expect(listener.ends == 1)
  }

  @Test func takesAnOffsetThatAPersonCouldNotScrollTo() {
    scrollView.contentOffset.y = -30
    #expect(scrollView.contentOffset.y == -30)
    scrollView.contentOffset.y = 5000
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 5000)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 250, width: 10, height: 10), 100.0, 100.0),
    (CGRect(x: 0, y: 0, width: 10, height: 10), 100, 0),
    (CGRect(x: 0, y: 350, width: 10, height: 10), 100, 160),
    (CGRect(x: 0, y: 500, width: 10, height: 400), 100, 500),
    (CGRect(x: 0, y: 990, width: 10, height: 500), 100, 800),
    (CGRect(x: 0, y: -40, width: 10, height: 10), 100, 0),
    (CGRect(x: 0, y: 600, width: 0, height: 10), 100, 100),
    (CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10), 100, 100),
  ])
  func showsARectangle_ScrollingAsLittleAsItTakes(
    rect: CGRect, before: CGFloat, after: CGFloat
  ) {
    scrollView.contentOffset.y = before
    scrollView.scrollRectToVisible(rect, animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: after))
  }

  @Test func staysWithinTheContent_WhenItOrTheViewChanges() {
    scrollView.contentOffset.y = 800
    scrollView.contentSize.height = 500
    #expect(scrollView.contentOffset.y == 300)
    scrollView.frame.size.height = 400
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 100)
    scrollView.contentSize.height = 50
    #expect(scrollView.contentOffset.y == 0)
  }

  // MARK: - Insets

  @Test func contentAtItsBeginning_StaysThere_WhenTheInsetChanges() {
    scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(scrollView.contentOffset.y == -20)
    #expect(listener.insets == [20])
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 999, width: 1, height: 1), animated: false)
    #expect(scrollView.contentOffset.y == 830)
    scrollView.contentInset = .zero
    #expect(scrollView.contentOffset.y == 800)
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 1000.0, 44.0, 0.0),
    (.automatic, 10, 44, 0), (.scrollableAxes, 1000, 44, 0), (.scrollableAxes, 10, 0, 44),
    (.never, 1000, 0, 44), (.always, 10, 44, 0),
  ])
  func insetsTheContentByTheSafeArea_OrElseLeavesItToTheContent(
    behaviour: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, inset: CGFloat,
    left: CGFloat
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.frame = window.bounds
    scrollView.contentSize.height = height
    scrollView.contentInsetAdjustmentBehavior = behaviour
    scrollView.addSubview(content)
    window.addSubview(scrollView)
    window.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset.top == inset)
    #expect(scrollView.contentOffset.y == -inset)
    #expect(listener.insets == (inset > 0 ? [inset] : []))
    #expect(content.safeAreaInsets.top == left)
  }

  // MARK: - Focus

  @Test func scrollsToTheFieldThatIsEdited() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let field = UITextField(frame: CGRect(x: 0, y: 700, width: 100, height: 30))
    scrollView.addSubview(field)
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    #expect(scrollView.contentOffset.y == 530)
    window.isHidden = true
  }

  @Test func scrollsToWhatHasTheFocusOfTheHost_AlsoThroughSeveralScrollViews() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let outer = UIScrollView(frame: window.bounds)
    outer.contentSize = CGSize(width: 200, height: 600)
    let button = UIButton(frame: CGRect(x: 0, y: 700, width: 100, height: 30))
    scrollView.frame.origin.y = 300
    scrollView.addSubview(button)
    outer.addSubview(scrollView)
    window.addSubview(outer)
    window.makeKeyAndVisible()
    window.hostDidMoveFocus(to: button)
    #expect(scrollView.contentOffset.y == 530)
    #expect(outer.contentOffset.y == 400)
    window.isHidden = true
  }

  // MARK: - Bad input

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func refusesNumbersThatAreNotFinite(number: CGFloat) {
    scrollView.accessibilityIdentifier = "list"
    scrollView.contentOffset.y = 7
    let told = messages {
      scrollView.contentOffset.y = number
      scrollView.setContentOffset(CGPoint(x: number, y: 0), animated: true)
      scrollView.contentSize.width = number
      scrollView.contentInset.left = number
      scrollView.scrollRectToVisible(
        CGRect(x: number, y: 0, width: 1, height: 1), animated: false)
    }
    #expect(
      told == [
        """
        The content offset CGPoint(x: 0.0, y: \(number)) of UIScrollView 'list' isn't finite; it \
        stays CGPoint(x: 0.0, y: 7.0).
        """,
        """
        The content offset CGPoint(x: \(number), y: 0.0) of UIScrollView 'list' isn't finite; it \
        stays CGPoint(x: 0.0, y: 7.0).
        """,
        """
        The content size CGSize(width: \(number), height: 1000.0) of UIScrollView 'list' isn't \
        finite; it stays CGSize(width: 100.0, height: 1000.0).
        """,
        """
        The content inset UIEdgeInsets(top: 0.0, left: \(number), bottom: 0.0, right: 0.0) of \
        UIScrollView 'list' isn't finite; it stays \
        UIEdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0).
        """,
      ])
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 7))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 1000))
  }

  @Test func holdsContentOfAnySize() {
    scrollView.contentSize = CGSize(width: -5, height: 1_000_000)
    #expect(scrollView.contentSize == CGSize(width: 0, height: 1_000_000))
    scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 999_999, width: 1, height: 1), animated: true)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 999_800))
    scrollView.contentSize = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    scrollView.contentOffset.y = .greatestFiniteMagnitude
    scrollView.layoutIfNeeded()
    scrollView.frame.size = .zero
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset.y.isFinite)
  }

  @Test func isGone_WhenItsDelegateTakesItAway() {
    final class Remover: UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.removeFromSuperview() }
    }
    let (root, remover) = (UIView(), Remover())
    weak var gone: UIScrollView?
    do {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scrollView.contentSize.height = 100
      scrollView.delegate = remover
      root.addSubview(scrollView)
      gone = scrollView
    }
    root.layoutIfNeeded()
    gone?.contentOffset.y = 5
    #expect(gone == nil)
  }

  @Test func documentsReachItsProperties() throws {
    try scrollView.setValue(CGPoint(x: 0, y: 12), forKey: "contentOffset")
    try scrollView.setValue(false, forKey: "scrollEnabled")
    try scrollView.setValue(2, forKey: "contentInsetAdjustmentBehavior")
    let other = Listener()
    try scrollView.setValue(other, forKey: "delegate")
    #expect(scrollView.contentOffset.y == 12)
    #expect(!scrollView.isScrollEnabled)
    #expect(scrollView.contentInsetAdjustmentBehavior == .never)
    #expect(scrollView.delegate === other)
  }
}
