// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

@Suite(.alone) struct AccessibilityElementTests {
  private let controller = UIViewController()
  private var root: UIView { controller.view }

  private func element(_ name: String, in view: UIView) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = name
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 30, height: 30)
    return element
  }

  private func label(_ text: String, in view: UIView) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    label.text = text
    view.addSubview(label)
    return label
  }

  // MARK: - UIKit's defaults

  @Test func namesNothingAtFirst() {
    let view = UIView()
    #expect(view.accessibilityElements == nil)
    #expect(view.accessibilityElementCount() == 0)
    #expect(view.accessibilityElement(at: 0) == nil)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.accessibilityContainer === view)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityTraits == .none)
    #expect(element.accessibilityFrame == .zero)
    #expect(!element.accessibilityActivate())
  }

  @Test func answersByItsElements() {
    let view = UIView()
    let (one, other) = (element("One", in: view), label("Other", in: view))
    view.accessibilityElements = [one, other]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 0) as? UIAccessibilityElement === one)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.accessibilityElement(at: -1) == nil)
    #expect(view.index(ofAccessibilityElement: other) == 1)
    #expect(view.index(ofAccessibilityElement: "text") == NSNotFound)
  }

  @Test func reportsObjectsThatAreNoElements() {
    let view = UIView()
    let said = messages { view.accessibilityElements = ["January"] }
    #expect(
      said == [
        """
        Among the accessibilityElements of a UIView is a String, which is neither a view nor a UIAccessibilityElement; it \
        isn't found.
        """
      ])
  }

  // MARK: - Frames

  @Test func hasItsFrameInTheContainer_AndInTheWindow() {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 50))
    root.addSubview(view)
    let screen = Screen(controller)
    let part = element("Part", in: view)
    part.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(part.accessibilityFrame == CGRect(x: 25, y: 106, width: 7, height: 8))
    #expect(part.frame(in: root) == CGRect(x: 25, y: 106, width: 7, height: 8))
    view.frame.origin.x = 0
    #expect(part.accessibilityFrame.minX == 5)
    let place = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    part.accessibilityFrame = place
    #expect(place == CGRect(x: 0, y: 100, width: 200, height: 50))
    #expect(part.accessibilityFrameInContainerSpace == .zero)
    #expect(part.frame(in: view) == view.bounds)
    part.accessibilityFrame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(part.frame(in: view) == .zero)
    withExtendedLifetime(screen) {}
  }

  // MARK: - What is read

  @Test func isReadInTheOrderOfTheElements_WhateverTheOrderOfTheViews() {
    let box = UIView()
    let (first, second, unread) = (
      label("First", in: root), label("Second", in: box), label("Unread", in: root)
    )
    root.addSubview(box)
    root.accessibilityElements = [second, element("Part", in: root), first]
    let screen = Screen(controller)
    #expect(screen.accessibilityLabels == ["Second", "Part", "First"])
    root.accessibilityElements = nil
    #expect(screen.accessibilityLabels == ["First", "Unread", "Second"])
    root.accessibilityElements = []
    #expect(screen.accessibilityLabels == [])
    #expect(unread.window != nil)
  }

  @Test func hasNoElements_WhenItIsAnElementItself() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.accessibilityLabel = "Chart"
    root.addSubview(view)
    let screen = Screen(controller)
    #expect(screen.accessibilityLabels == ["Chart"])
    view.accessibilityElements = [element("Bar", in: view)]
    #expect(!view.isAccessibilityElement)
    #expect(screen.accessibilityLabels == ["Bar"])
    view.isAccessibilityElement = true
    #expect(screen.accessibilityLabels == ["Chart"])
  }

  @Test func leavesOutWhatIsNoElement_WhatIsElsewhere_AndItself() {
    let (off, outside) = (element("Off", in: root), UILabel())
    off.isAccessibilityElement = false
    outside.text = "Outside"
    root.accessibilityElements = [off, outside, root, element("On", in: root)]
    #expect(Screen(controller).accessibilityLabels == ["On"])
  }

  @Test func asksAViewThatCountsItsElements() {
    root.addSubview(Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(Screen(controller).accessibilityLabels == ["Number 0", "Number 1"])
  }

  @Test func findsNothingOfWhatHidesItsElements_NorBesideAModalView() {
    let (one, other) = (UIView(), UIView())
    for (view, name) in [(one, "One"), (other, "Other")] {
      root.addSubview(view)
      _ = label(name, in: view)
    }
    let screen = Screen(controller)
    one.accessibilityElementsHidden = true
    #expect(screen.accessibilityLabels == ["Other"])
    one.accessibilityElementsHidden = false
    one.accessibilityViewIsModal = true
    #expect(screen.accessibilityLabels == ["One"])
    one.isHidden = true
    #expect(screen.accessibilityLabels == ["Other"])
  }

  @Test func tellsAHost_WhenAnElementChanges_OrTheLayout() throws {
    try withRecordingHost { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (view, counting) = (UIView(), Counting())
      window.addSubview(view)
      window.addSubview(counting)
      let part = element("Part", in: view)
      view.accessibilityElements = [part]
      window.makeKeyAndVisible()
      part.showingView = view
      let peers = try [view, counting].map { try #require($0.recordingPeer) }
      for peer in peers { _ = peer.takeChanges() }
      part.accessibilityValue = "1"
      Interface.current.updateCycle.update()
      #expect(peers.map { $0.takeChanges() } == [[.accessibility], []])
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      Interface.current.updateCycle.update()
      #expect(peers.map { $0.takeChanges() } == [[.accessibility], [.accessibility]])
    }
  }

  @Test func isAnnounced_WhenItIsPosted() {
    let part = element("Part", in: root)
    part.accessibilityValue = "12"
    root.accessibilityElements = [part]
    let screen = Screen(controller)
    UIAccessibility.post(notification: .layoutChanged, argument: part)
    #expect(screen.announcements == ["Part, 12"])
  }

  @Test func isAdjustedByName() {
    let part = Dial(accessibilityContainer: root)
    part.accessibilityTraits = .adjustable
    part.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Reset") { _ in false }]
    #expect(part.accessibleActions.map(\.name) == ["Reset", "Increment", "Decrement"])
    #expect(part.performAccessibleAction(named: "Increment"))
    #expect(!part.performAccessibleAction(named: "Reset"))
    #expect(!part.performAccessibleAction(named: "Turn"))
    #expect(part.turns == 1)
  }
}

private final class Counting: UIView {
  private lazy var parts = (0..<2).map { index in
    let part = UIAccessibilityElement(accessibilityContainer: self)
    part.accessibilityLabel = "Number \(index)"
    return part
  }

  override func accessibilityElementCount() -> Int { 2 }
  override func accessibilityElement(at index: Int) -> Any? { parts[index] }
}

private final class Dial: UIAccessibilityElement {
  var turns = 0

  override func accessibilityIncrement() { turns += 1 }
}
