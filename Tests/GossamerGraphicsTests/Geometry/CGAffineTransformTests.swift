// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) struct CGAffineTransformTests {
  @Test func appliesTheTransformAddedLastFirst() {
    let transform = CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2)
      .scaledBy(x: 2, y: 3)
    // (1, 1) is scaled to (2, 3), rotated to (-3, 2) and translated to (7, 22).
    let point = CGPoint(x: 1, y: 1).applying(transform)
    #expect(abs(point.x - 7) < 1e-12)
    #expect(abs(point.y - 22) < 1e-12)
    let other = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(other.isNear(transform))
  }

  @Test func invertedUndoesATransform_UnlessItIsSingular() {
    let transform = CGAffineTransform(1, 2, -3, 4, 5, 6)
    #expect(transform.concatenating(transform.inverted()).isNear(.identity))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform(scaleX: 1e-300, y: 1e-300).inverse == nil)
  }

  @Test func decomposedComponentsMakeTheSameTransform() {
    var random = SplitMix(seed: 7)
    for _ in 0..<1000 {
      func number() -> CGFloat { CGFloat.random(in: -2...2, using: &random) }
      let transform = CGAffineTransform(
        number(), number(), number(), number(), number(), number())
      #expect(CGAffineTransform(transform.decomposed()).isNear(transform))
    }
  }

  @Test(arguments: [
    (CGAffineTransform.identity, CGAffineTransformComponents()),
    (
      CGAffineTransform(scaleX: 1, y: -1),
      CGAffineTransformComponents(scale: CGSize(width: 1, height: -1))
    ),
    (
      CGAffineTransform(scaleX: 0, y: 0),
      CGAffineTransformComponents(scale: CGSize(width: 0, height: 0))
    ),
    (
      CGAffineTransform(a: 2, b: 0, c: 3, d: 3, tx: 1, ty: 2),
      CGAffineTransformComponents(
        scale: CGSize(width: 2, height: 3), horizontalShear: 1,
        translation: CGVector(dx: 1, dy: 2))
    ),
  ])
  func decomposes(transform: CGAffineTransform, components: CGAffineTransformComponents) {
    #expect(transform.decomposed() == components)
  }

  @Test func rectangleBecomesItsBoundingBox() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -4, y: 4, width: 3, height: 8))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(
      CGSize(width: 3, height: 4).applying(CGAffineTransform(1, 0, 0, 2, 9, 9))
        == CGSize(width: 3, height: 8))
  }
}

extension CGAffineTransform {
  fileprivate func isNear(_ other: CGAffineTransform) -> Bool {
    zip([a, b, c, d, tx, ty], [other.a, other.b, other.c, other.d, other.tx, other.ty])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
