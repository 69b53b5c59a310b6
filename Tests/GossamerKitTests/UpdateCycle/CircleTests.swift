// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Views that change each other without end: the frame ends all the same, a message names them once, and they get one
/// round a frame from then on.
@Suite(.alone, .serialized) @MainActor struct CircleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  private func update() -> [String] {
    messages {
      window.makeKeyAndVisible()
      for _ in 0..<3 { Interface.current.updateCycle.update() }
    }
  }

  @Test func aViewThatResizesItselfInDraw_IsDrawnOnceAFrame_AndNamed() {
    withRecordingHost { _ in
      let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.accessibilityIdentifier = "chart"
      view.drawMore = { $0.frame.size.width += 1 }
      window.addSubview(view)
      #expect(
        update() == [
          """
          Drawing didn't come to rest in 100 rounds. These change again each time something is drawn: DrawnView \
          'chart'.draw(_:). They are drawn once a frame from now on. Change sizes in layoutSubviews() or \
          updateProperties(), and let draw(_:) only draw.
          """
        ])
      let count = view.drawings
      for _ in 0..<10 { Interface.current.updateCycle.update() }
      #expect(view.drawings == count + 10)
      view.drawMore = { _ in }
      for _ in 0..<3 { Interface.current.updateCycle.update() }
      #expect(!window.isRestless)
      let rest = view.drawings
      Interface.current.updateCycle.update()
      #expect(view.drawings == rest)
      window.isHidden = true
    }
  }

  @Test func viewsThatResizeEachOtherInDraw_AreBothNamed() {
    withRecordingHost { _ in
      let views = ["one", "other"].map { name in
        let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.accessibilityIdentifier = name
        window.addSubview(view)
        return view
      }
      views[0].drawMore = { [unowned other = views[1]] _ in other.frame.size.width += 1 }
      views[1].drawMore = { [unowned one = views[0]] _ in one.frame.size.width += 1 }
      let said = update()
      #expect(said.count == 1)
      #expect(said.first?.contains("DrawnView 'one'.draw(_:)") == true)
      #expect(said.first?.contains("DrawnView 'other'.draw(_:)") == true)
      window.isHidden = true
    }
  }

  @Test func aViewThatTakesItsSizeWhenItIsDrawn_HasItInTheSameFrame() {
    withRecordingHost { _ in
      let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.drawMore = { $0.frame.size.width = 70 }
      window.addSubview(view)
      #expect(update() == [])
      #expect(view.layer.drawing?.bounds.width == 70)
      #expect(view.drawings == 2)
      window.isHidden = true
    }
  }

  /// The place in the update cycle at which two views resize each other.
  nonisolated struct Circle: Sendable, CustomTestStringConvertible {
    let isNested: Bool
    /// Whether they do it in `updateProperties()`; otherwise in `layoutSubviews()`.
    let inProperties: Bool
    /// Whether each makes the other one update at once, instead of in its turn.
    let isAtOnce: Bool

    var testDescription: String {
      (isNested ? "one in the other, " : "side by side, ")
        + (inProperties ? "updateProperties()" : "layoutSubviews()") + (isAtOnce ? ", at once" : "")
    }

    static let all = [false, true].flatMap { isNested in
      [false, true].flatMap { inProperties in
        [false, true].map {
          Circle(isNested: isNested, inProperties: inProperties, isAtOnce: $0)
        }
      }
    }
  }

  @Test(arguments: Circle.all)
  func viewsThatResizeEachOther_AreNamedOnce(circle: Circle) {
    let (one, other) = (ResizingView(circle), ResizingView(circle))
    one.accessibilityIdentifier = "one"
    other.accessibilityIdentifier = "other"
    one.partner = other
    other.partner = one
    window.addSubview(one)
    (circle.isNested ? one : window).addSubview(other)
    let said = update()
    #expect(said.count == 1)
    let beginning = "The update cycle didn't come to rest in 100 rounds."
    #expect(said.first?.hasPrefix(beginning) == true)
    let method = circle.inProperties ? "updateProperties()" : "layoutSubviews()"
    #expect(said.first?.contains("ResizingView 'one'.\(method)") == true)
    // A bound, so that a frame doesn't take seconds: the maximum depth for each of the two views.
    let calls = one.calls
    Interface.current.updateCycle.update()
    #expect(one.calls - calls <= 2 * RunningPasses.maximum)
    one.partner = nil
    other.partner = nil
    for _ in 0..<3 { Interface.current.updateCycle.update() }
    let rest = one.calls + other.calls
    Interface.current.updateCycle.update()
    #expect(one.calls + other.calls == rest)
    window.isHidden = true
  }
}

/// Fills its bounds, and then runs a closure of the test.
private final class DrawnView: UIView {
  var drawMore: (DrawnView) -> Void = { _ in }
  private(set) var drawings = 0

  override func draw(_ rect: CGRect) {
    drawings += 1
    UIColor.red.setFill()
    UIBezierPath(rect: rect).fill()
    drawMore(self)
  }
}

/// Makes another view wider in each update.
private final class ResizingView: UIView {
  weak var partner: ResizingView?
  private(set) var calls = 0
  private let circle: CircleTests.Circle

  init(_ circle: CircleTests.Circle) {
    self.circle = circle
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() { if circle.inProperties { resizePartner() } }

  override func layoutSubviews() { if !circle.inProperties { resizePartner() } }

  private func resizePartner() {
    calls += 1
    guard let partner else { return }
    partner.frame.size.width += 1
    if circle.inProperties { partner.setNeedsUpdateProperties() }
    guard circle.isAtOnce else { return }
    if circle.inProperties {
      partner.updatePropertiesIfNeeded()
    } else {
      partner.layoutIfNeeded()
    }
  }
}
