// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

/// What a person does with the content of a scroll view, and what it does by itself then.
@Suite(.alone) struct DraggingTests {
  private final class Listener: UIScrollViewDelegate {
    var news: [String] = []
    var offsets: [CGFloat] = []
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    var newTarget: CGPoint?
    var action: (String, UIScrollView) -> Void = { _, _ in }

    private func note(_ text: String, _ scrollView: UIScrollView) {
      news.append(text)
      action(text, scrollView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
      action("scroll", scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("drag", scrollView) }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      (self.velocity, target) = (velocity, targetContentOffset.pointee)
      if let newTarget { targetContentOffset.pointee = newTarget }
      note("let go", scrollView)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note(decelerate ? "thrown" : "at rest", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("slides", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("slid", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      note("animated", scrollView)
    }
  }

  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
  private let listener = Listener()
  private let screen: Screen

  init() {
    scrollView.contentSize = CGSize(width: 393, height: 10_000)
    scrollView.delegate = listener
    screen = Screen(controller(scrollView))
  }

  private func place(_ y: CGFloat) {
    scrollView.contentOffset.y = y
    screen.update()
    listener.offsets = []
  }

  // MARK: - Dragging

  @Test func contentFollowsAFinger_AndRestsWhereItRests() throws {
    place(1000)
    let finger = try scrollView.press(type: .direct)
    #expect(!scrollView.isDragging && scrollView.isTracking)
    finger.move(by: CGVector(dx: 0, dy: -100), in: 0.2)
    #expect(scrollView.isDragging && scrollView.isTracking)
    #expect(scrollView.contentOffset.y == 1100)
    screen.advance(by: 0.5)
    finger.lift()
    #expect(listener.news == ["drag", "let go", "at rest"])
    #expect(!scrollView.isDragging && !scrollView.isTracking && !scrollView.isDecelerating)
    screen.advance(by: 1)
    #expect(scrollView.contentOffset.y == 1100)
  }

  @Test func thePointerDoesNotDrag() throws {
    try scrollView.drag(by: CGVector(dx: 0, dy: -100))
    #expect(scrollView.contentOffset.y == 0)
    #expect(listener.news == [])
  }

  @Test func aFingerThatDragsPressesNothing() throws {
    var taps = 0
    let button = button("Send", CGRect(x: 100, y: 150, width: 200, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scrollView.addSubview(button)
    screen.update()
    let finger = try button.press(type: .direct)
    finger.move(by: CGVector(dx: 0, dy: -50), in: 0.2)
    finger.lift()
    #expect(taps == 0)
    #expect(listener.news.first == "drag")
  }

  @Test func turningTheWheelIsADrag_ThatEndsAQuarterOfASecondAfterTheLastStep() throws {
    try scrollView.turnWheel(3)
    let step = pow(400, 2.0 / 3)
    #expect(abs(scrollView.contentOffset.y - 3 * step) < 0.001)
    #expect(scrollView.isDragging)
    #expect(listener.news == ["drag"])
    screen.advance(by: 0.3)
    #expect(listener.news == ["drag", "let go", "at rest"])
    #expect(listener.velocity == .zero)
    try scrollView.turnWheel(-10)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func whatIsAtItsEndLeavesTheWheelToTheOneAround() throws {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 390))
    inner.contentSize = CGSize(width: 300, height: 400)
    scrollView.addSubview(inner)
    screen.update()
    try inner.turnWheel(2)
    #expect(inner.contentOffset.y == 10)
    #expect(scrollView.contentOffset.y == 0)
    screen.advance(by: 0.3)
    try inner.turnWheel(1)
    #expect(inner.contentOffset.y == 10)
    #expect(scrollView.contentOffset.y > 0)
    screen.advance(by: 0.3)
    scrollView.isScrollEnabled = false
    let before = scrollView.contentOffset
    try scrollView.turnWheel(1)
    #expect(scrollView.contentOffset == before)
  }

  @Test func anOwnRecogniserFollowsTheTouchpad_IfItSaysSo() throws {
    var places: [CGFloat] = []
    final class Target {
      var follow: (UIPanGestureRecognizer) -> Void = { _ in }
      func pan(_ pan: UIPanGestureRecognizer) { follow(pan) }
    }
    let (target, view) = (Target(), UIView(frame: CGRect(x: 0, y: 450, width: 393, height: 200)))
    target.follow = { places.append($0.translation(in: view).y) }
    let pan = UIPanGestureRecognizer(target: target, action: Target.pan)
    view.addGestureRecognizer(pan)
    scrollView.superview?.addSubview(view)
    screen.update()
    try view.scroll(by: CGVector(dx: 0, dy: 30))
    #expect(places == [])
    pan.allowedScrollTypesMask = .continuous
    try view.turnWheel(1)
    #expect(places == [])
    try view.scroll(by: CGVector(dx: 0, dy: 30))
    #expect(places.last == -30)
    #expect(pan.state == .possible)
  }

  // MARK: - What was let go

  @Test func slidesOn_AsFarAsItsSpeedTakesIt() throws {
    place(1000)
    try scrollView.fling(by: CGVector(dx: 0, dy: 200), in: 0.1)
    #expect(listener.news == ["drag", "let go", "thrown", "slides"])
    #expect(scrollView.isDecelerating && !scrollView.isDragging)
    let start = scrollView.contentOffset.y
    #expect(listener.velocity.y > 1.5 && listener.velocity.y < 2.5)
    // v / k, where e^-k is what a second leaves of the speed.
    let way = listener.velocity.y * 1000 / (-1000 * log(0.998))
    #expect(abs(listener.target.y - start - way) < 0.001)
    screen.advance(by: 0.5)
    let middle = scrollView.contentOffset.y
    #expect(abs(middle - start - way * (1 - pow(0.998, 500))) < way * 0.04)
    screen.advance(by: 5)
    #expect(listener.news.last == "slid")
    #expect(abs(scrollView.contentOffset.y - listener.target.y) < 0.001)
    #expect(listener.offsets == listener.offsets.sorted())
    #expect(listener.offsets.count > 60)
    #expect(!scrollView.isDecelerating)
  }

  @Test func stopsAtTheEndOfTheContent() throws {
    place(9500)
    try scrollView.fling(by: CGVector(dx: 0, dy: 60), in: 0.05)
    #expect(listener.target.y == 9600)
    screen.advance(by: 1)
    #expect(scrollView.contentOffset.y == 9600)
    #expect(listener.news.last == "slid")
  }

  @Test func comesToRestWhereTheDelegateSays() throws {
    listener.newTarget = CGPoint(x: 0, y: 1234)
    try scrollView.fling(by: CGVector(dx: 0, dy: 200))
    screen.advance(by: 10)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 1234))
    #expect(listener.news.last == "slid")
    listener.newTarget = CGPoint(x: 0, y: CGFloat.nan)
    let told = try messages { try scrollView.fling(by: CGVector(dx: 0, dy: -20)) }
    #expect(told.count == 1)
    #expect(told.first?.contains("isn't finite; it stays CGPoint") == true)
  }

  @Test(arguments: [(200.0, 400.0), (-200, 0), (5, 0), (-5, 400)])
  func pagesRestAtMultiplesOfTheSize(distance: CGFloat, page: CGFloat) throws {
    scrollView.isPagingEnabled = true
    place(distance > 0 ? 0 : 400)
    try scrollView.fling(by: CGVector(dx: 0, dy: distance), in: abs(distance) > 10 ? 0.1 : 1)
    screen.advance(by: 2)
    #expect(scrollView.contentOffset.y == page)
    #expect(listener.news.suffix(2) == ["slides", "slid"])
  }

  @Test func slidesLessFar_WhereItIsFast_AndAnUnknownRateIsTheNormalOne() throws {
    var ways: [CGFloat] = []
    let rates: [UIScrollView.DecelerationRate] = [
      .normal, .fast, .init(rawValue: 7), .init(rawValue: .nan),
    ]
    for rate in rates {
      place(1000)
      scrollView.decelerationRate = rate
      try scrollView.fling(by: CGVector(dx: 0, dy: 100))
      let start = scrollView.contentOffset.y
      screen.advance(by: 10)
      ways.append(scrollView.contentOffset.y - start)
    }
    #expect(abs(ways[0] / ways[1] - log(0.99) / log(0.998)) < 0.1)
    #expect(abs(ways[2] - ways[0]) < 1)
    #expect(abs(ways[3] - ways[0]) < 1)
  }

  @Test func aFingerStopsIt_WithoutPressingWhatLiesBelow() throws {
    var taps = 0
    let button = button("Row", CGRect(x: 0, y: 0, width: 393, height: 10_000))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scrollView.addSubview(button)
    screen.update()
    try scrollView.fling(by: CGVector(dx: 0, dy: 200))
    let finger = try scrollView.press(type: .direct)
    #expect(!scrollView.isDecelerating)
    let place = scrollView.contentOffset
    finger.lift()
    screen.advance(by: 1)
    #expect(scrollView.contentOffset == place)
    #expect(taps == 0)
    #expect(listener.news.last == "slid")
    try scrollView.press(type: .direct).lift()
    #expect(taps == 1)
  }

  // MARK: - What the application does meanwhile

  @Test func goesOn_WhereTheApplicationCorrectsTheOffset() throws {
    place(5000)
    try scrollView.fling(by: CGVector(dx: 0, dy: -200))
    let (start, target) = (scrollView.contentOffset.y, listener.target.y)
    var corrections: CGFloat = 0
    listener.action = { news, scrollView in
      guard news == "scroll", corrections < 3000 else { return }
      corrections += 30
      scrollView.contentSize.height += 30
      scrollView.contentOffset.y += 30
    }
    screen.advance(by: 10)
    #expect(corrections == 3000)
    #expect(abs(scrollView.contentOffset.y - (target + 3000)) < 0.001)
    #expect(start > target)
    #expect(listener.news.filter { $0 == "slid" }.count == 1)
  }

  @Test func goesOnAtTheTop_WhereTheRowsAboveTurnOutHigher() throws {
    final class List: UIScrollView {
      var growth: CGFloat = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        guard isDecelerating, contentOffset.y < 100, growth < 400 else { return }
        growth += 100
        contentSize.height += 100
        bounds.origin.y += 100
      }
    }
    let list = List(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    list.contentSize = CGSize(width: 393, height: 2000)
    list.delegate = listener
    list.contentOffset.y = 300
    let screen = Screen(controller(list))
    try list.fling(by: CGVector(dx: 0, dy: -100))
    let start = list.contentOffset.y
    screen.advance(by: 10)
    let way = listener.velocity.y * 1000 / (-1000 * log(0.998))
    #expect(start + way < 0)
    #expect(list.growth == 400)
    #expect(abs(list.contentOffset.y - (start + way + 400)) < 0.001)
    #expect(listener.news.last == "slid")
  }

  @Test(arguments: [true, false])
  func stops_WhereTheApplicationScrollsElsewhere(byProperty: Bool) throws {
    try scrollView.fling(by: CGVector(dx: 0, dy: 200))
    screen.advance(by: 0.1)
    if byProperty {
      scrollView.contentOffset.y = 50
    } else {
      scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    }
    #expect(listener.news.last == "slid")
    screen.advance(by: 2)
    #expect(scrollView.contentOffset.y == 50)
  }

  @Test func stops_WhereTheDelegateScrollsOnPurpose() throws {
    listener.action = { news, scrollView in
      guard news == "scroll", scrollView.contentOffset.y > 400 else { return }
      scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
    }
    try scrollView.fling(by: CGVector(dx: 0, dy: 200))
    screen.advance(by: 2)
    #expect(scrollView.contentOffset.y == 400)
    #expect(listener.news.filter { $0 == "slid" }.count == 1)
  }

  @Test func comesBack_WhereTheContentBecomesSmallerMeanwhile() throws {
    place(8000)
    try scrollView.fling(by: CGVector(dx: 0, dy: 100))
    scrollView.contentSize.height = 3000
    screen.advance(by: 10)
    #expect(scrollView.contentOffset.y == 2600)
    #expect(!scrollView.isDecelerating)
  }

  // MARK: - Animated scrolling

  @Test func theApplicationScrollsBeforeAPersonsEyes() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scrollView.contentOffset.y == 0)
    screen.advance(by: 0.15)
    #expect(scrollView.contentOffset.y > 100 && scrollView.contentOffset.y < 500)
    screen.advance(by: 0.2)
    #expect(scrollView.contentOffset.y == 600)
    #expect(listener.news == ["animated"])
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 2000, width: 10, height: 10), animated: true)
    screen.advance(by: 0.1)
    scrollView.setContentOffset(.zero, animated: true)
    screen.advance(by: 1)
    #expect(scrollView.contentOffset == .zero)
    #expect(listener.news == ["animated", "animated"])
  }

  // MARK: - Bad input

  @Test(arguments: ["drag", "scroll", "let go", "thrown", "slides"])
  func theViewMayGo_InTheMiddleOfEachCall(moment: String) throws {
    listener.action = { news, scrollView in
      guard news == moment else { return }
      scrollView.removeFromSuperview()
      scrollView.delegate = nil
    }
    try scrollView.fling(by: CGVector(dx: 0, dy: 200))
    screen.advance(by: 5)
    #expect(!scrollView.isDragging && !scrollView.isDecelerating)
    #expect(scrollView.superview == nil)
  }

  @Test(arguments: ["drag", "scroll", "let go", "thrown", "slides", "slid"])
  func theWindowMayClose_InTheMiddleOfEachCall(moment: String) throws {
    listener.action = { [screen] news, _ in if news == moment { screen.window.isHidden = true } }
    try scrollView.fling(by: CGVector(dx: 0, dy: 200))
    screen.advance(by: 5)
    #expect(screen.window.isHidden)
    #expect(!scrollView.isDragging && !scrollView.isDecelerating)
  }

  @Test func nothingIsLeft_OfWhatWasThrownAndForgotten() throws {
    let left = try leaks {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      scrollView.contentSize.height = 5000
      scrollView.accessibilityIdentifier = "list"
      return controller(scrollView)
    } after: {
      try $0.view(identifier: "list").fling(by: CGVector(dx: 0, dy: 200))
    }
    #expect(left == [])
  }

  @Test func aDistanceThatIsNotFiniteMovesNothing() throws {
    screen.window.eventSynthesizer.scroll(
      by: CGVector(dx: 0, dy: CGFloat.nan), isDiscrete: false, at: CGPoint(x: 10, y: 10))
    #expect(scrollView.contentOffset == .zero)
    #expect(listener.news == [])
  }
}
