// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) struct GeometryTests {
  @Test(arguments: [
    (UIEdgeInsets.zero, CGRect(x: 10, y: 20, width: 100, height: 50)),
    (
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      CGRect(x: 12, y: 21, width: 94, height: 46)
    ),
    (
      UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4),
      CGRect(x: 8, y: 19, width: 106, height: 54)
    ),
    (
      UIEdgeInsets(top: 40, left: 80, bottom: 40, right: 80),
      CGRect(x: 90, y: 60, width: 0, height: 0)
    ),
  ])
  func insetsARectangle(_ insets: UIEdgeInsets, _ expected: CGRect) {
    #expect(CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets) == expected)
    #expect(CGRect(x: 110, y: 70, width: -100, height: -50).inset(by: insets) == expected)
  }

  @Test(arguments: [
    (UIUserInterfaceLayoutDirection.leftToRight, 2 as CGFloat, 4 as CGFloat),
    (.rightToLeft, 4, 2),
  ])
  func leadingInsetFollowsTheLayoutDirection(
    _ direction: UIUserInterfaceLayoutDirection, _ left: CGFloat, _ right: CGFloat
  ) {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      insets.resolved(for: direction) == UIEdgeInsets(top: 1, left: left, bottom: 3, right: right))
  }

  @Test func allContainsTheFourEdges() {
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(UIRectEdge.all.subtracting([.top, .left]) == [.bottom, .right])
  }
}
