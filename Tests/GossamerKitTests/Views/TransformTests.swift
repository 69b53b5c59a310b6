// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct TransformTests {
  private let quarter = CGAffineTransform(rotationAngle: .pi / 2)

  @Test func frameIsTheRectangleAround_WhenTheViewIsTurned() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.transform = quarter
    #expect(view.frame.isNear(CGRect(x: 110, y: 90, width: 20, height: 40)))
    #expect(view.center == CGPoint(x: 120, y: 110))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
    #expect(view.storedLayer?.flatTransform == nil)
  }

  @Test func frameSetsCentreAndBounds_ThroughTheTransform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 80)
    #expect(view.center == CGPoint(x: 60, y: 60))
    #expect(view.bounds.size == CGSize(width: 50, height: 20))
    #expect(view.frame.isNear(CGRect(x: 10, y: 20, width: 100, height: 80)))
  }

  @Test func frameKeepsTheSize_WhenTheTransformCannotBeTakenBack() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(view.frame == CGRect(x: 20, y: 0, width: 0, height: 20))
    view.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
    #expect(view.center == CGPoint(x: 105, y: 5))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
  }

  @Test func pointsConvertThroughTransforms() {
    let (root, turned, inner, beside) = (UIView(), UIView(), UIView(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    turned.frame = CGRect(x: 100, y: 100, width: 40, height: 20)
    turned.bounds.origin = CGPoint(x: 5, y: 0)
    turned.transform = quarter
    inner.frame = CGRect(x: 5, y: 0, width: 10, height: 10)
    beside.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    beside.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(turned)
    turned.addSubview(inner)
    root.addSubview(beside)
    // The upper left corner, turned by a quarter, comes to the upper right.
    #expect(inner.convert(CGPoint.zero, to: root).isNear(CGPoint(x: 130, y: 90)))
    #expect(inner.convert(CGPoint(x: 130, y: 90), from: root).isNear(.zero))
    #expect(root.convert(CGPoint(x: 130, y: 90), to: beside).isNear(CGPoint(x: 42.5, y: 22.5)))
    #expect(inner.convert(CGPoint.zero, to: beside).isNear(CGPoint(x: 42.5, y: 22.5)))
    let rect = inner.convert(CGRect(x: 0, y: 0, width: 10, height: 4), to: root)
    #expect(rect.isNear(CGRect(x: 126, y: 90, width: 4, height: 10)))
  }

  @Test func pressesFindTheTurnedView_WhereItIsSeen() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.transform = quarter
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 120, y: 92), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 102, y: 110), with: nil) === root)
  }

  @Test func pressesMiss_WhenTheTransformLeavesNothing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    root.addSubview(view)
    for flat in [CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0)] {
      view.transform = flat
      #expect(root.hitTest(view.center, with: nil) === root)
      let there = root.convert(CGPoint(x: 1, y: 2), to: view)
      #expect(there.x.isFinite && there.y.isFinite)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func keepsItsTransform_WhenANumberIsNotFinite(number: CGFloat) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.transform = quarter
    let messages = messages {
      view.transform.tx = number
      view.transform = CGAffineTransform(rotationAngle: number)
      view.layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: number))
    }
    #expect(view.transform == quarter)
    #expect(messages.count == 3)
    #expect(
      messages.first?.hasSuffix("of UIView isn't finite; it stays \(quarter).") == true)
  }

  @Test func layoutSetsCentreAndBounds_AndLeavesTheTransform() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (view, below) = (UIView(), UIView())
    for view in [view, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 50),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 50),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      below.widthAnchor.constraint(equalTo: view.widthAnchor),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 60, y: 55))
    #expect(view.frame.isNear(CGRect(x: 40, y: 45, width: 40, height: 20)))
    // What is aligned to it isn't moved by the transform.
    #expect(below.frame == CGRect(x: 50, y: 60, width: 20, height: 10))
  }

  @Test func autoresizingKeepsTheTransform() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    view.autoresizingMask = .flexibleWidth
    view.transform = quarter
    container.addSubview(view)
    container.frame.size.width = 200
    #expect(view.bounds.size == CGSize(width: 180, height: 20))
    #expect(view.center == CGPoint(x: 100, y: 20))
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    origin.isNear(other.origin) && abs(width - other.width) < 1e-9
      && abs(height - other.height) < 1e-9
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
  }
}
