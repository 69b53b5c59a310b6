// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Hit tests among many subviews, which use an index, give the same results as without it.
@Suite(.alone) @MainActor struct SubviewIndexTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

  /// The frontmost view at a point, found by the definition.
  private func expected(at point: CGPoint) -> UIView? {
    guard parent.bounds.contains(point) else { return nil }
    return parent.subviews.reversed().first { view in
      !view.isHidden && view.point(inside: view.convert(point, from: parent), with: nil)
    } ?? parent
  }

  /// Hit tests three times: the first two test search all subviews, the third uses the index.
  private func check(_ place: Testing.SourceLocation = #_sourceLocation) {
    for x in stride(from: 5.0, to: 1000, by: 97) {
      for y in stride(from: 5.0, to: 1000, by: 97) {
        let point = CGPoint(x: x, y: y)
        for _ in 0..<3 {
          #expect(
            parent.hitTest(point, with: nil) === expected(at: point), "\(point)",
            sourceLocation: place)
        }
      }
    }
  }

  private func fill(_ count: Int, _ frame: (Int) -> CGRect) {
    for number in 0..<count {
      let view = number.isMultiple(of: 7) ? GenerousView() : UIView()
      view.frame = frame(number)
      view.isHidden = number.isMultiple(of: 11)
      parent.addSubview(view)
    }
  }

  @Test func findsTheFrontmost_OfRowsColumnsAndHeaps() {
    fill(300) { CGRect(x: 0, y: $0 * 3, width: 1000, height: 20) }
    check()
    for view in parent.subviews { view.removeFromSuperview() }
    fill(300) { CGRect(x: $0 * 3, y: 0, width: 20, height: 1000) }
    check()
    for view in parent.subviews { view.removeFromSuperview() }
    // One behind all, and others that overlap each other.
    fill(300) {
      $0 == 0
        ? CGRect(x: 0, y: 0, width: 1000, height: 1000)
        : CGRect(x: $0 * 37 % 900, y: $0 * 91 % 900, width: $0 % 90 + 5, height: 200 - $0 % 90)
    }
    check()
  }

  @Test func followsEachChange() {
    fill(200) { CGRect(x: 0, y: $0 * 5, width: 1000, height: 5) }
    check()
    parent.subviews[150].frame = CGRect(x: 0, y: 0, width: 500, height: 300)
    check()
    parent.subviews[10].transform = CGAffineTransform(translationX: 0, y: 500)
    check()
    parent.subviews[10].transform = .identity
    check()
    parent.subviews[20].center.y = 800
    check()
    parent.subviews[30].bounds.size.height = 400
    check()
    parent.subviews[30].removeFromSuperview()
    check()
    parent.insertSubview(UIView(frame: parent.bounds), at: 100)
    check()
    parent.sendSubviewToBack(parent.subviews[150])
    check()
    parent.exchangeSubview(at: 3, withSubviewAt: 180)
    check()
    parent.subviews[5].isHidden = true
    parent.bounds.origin.y = 300
    check()
  }

  @Test func hitTestsContinue_WhenASubviewRemovesAll() {
    fill(200) { CGRect(x: 0, y: $0 * 5, width: 1000, height: 5) }
    let taking = TakingView(frame: parent.bounds)
    parent.addSubview(taking)
    for _ in 0..<3 { _ = parent.hitTest(CGPoint(x: 5, y: 102), with: nil) }
    #expect(parent.subviews.isEmpty)
    #expect(parent.hitTest(CGPoint(x: 5, y: 102), with: nil) === parent)
  }
}

/// Removes all its siblings and itself at the third hit test, which uses the index.
private final class TakingView: UIView {
  private var asked = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked += 1
    guard asked == 3 else { return nil }
    for view in superview?.subviews ?? [] { view.removeFromSuperview() }
    return nil
  }
}

/// Also accepts presses near its bounds.
private final class GenerousView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}
