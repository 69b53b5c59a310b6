// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// An image of 20 by 10 and a title of 50 by 30 with 6 points between them, in 120 by 100 points.
@Suite(.alone) @MainActor struct ButtonContentLayoutTests {
  struct Case: Sendable {
    let placement: NSDirectionalRectEdge
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    let image: CGRect
    let title: CGRect
  }

  @Test(arguments: [
    Case(
      placement: .leading, image: CGRect(x: 22, y: 45, width: 20, height: 10),
      title: CGRect(x: 48, y: 35, width: 50, height: 30)),
    Case(
      placement: .leading, direction: .rightToLeft,
      image: CGRect(x: 78, y: 45, width: 20, height: 10),
      title: CGRect(x: 22, y: 35, width: 50, height: 30)),
    Case(
      placement: .trailing, image: CGRect(x: 78, y: 45, width: 20, height: 10),
      title: CGRect(x: 22, y: 35, width: 50, height: 30)),
    Case(
      placement: .top, image: CGRect(x: 50, y: 27, width: 20, height: 10),
      title: CGRect(x: 35, y: 43, width: 50, height: 30)),
    Case(
      placement: .bottom, image: CGRect(x: 50, y: 63, width: 20, height: 10),
      title: CGRect(x: 35, y: 27, width: 50, height: 30)),
    Case(
      placement: .leading, horizontal: .leading, vertical: .top,
      image: CGRect(x: 0, y: 0, width: 20, height: 10),
      title: CGRect(x: 26, y: 0, width: 50, height: 30)),
    Case(
      placement: .leading, horizontal: .trailing, vertical: .bottom,
      image: CGRect(x: 44, y: 90, width: 20, height: 10),
      title: CGRect(x: 70, y: 70, width: 50, height: 30)),
    Case(
      placement: .leading, horizontal: .trailing, direction: .rightToLeft,
      image: CGRect(x: 56, y: 45, width: 20, height: 10),
      title: CGRect(x: 0, y: 35, width: 50, height: 30)),
    Case(
      placement: .leading, horizontal: .fill, vertical: .fill,
      image: CGRect(x: 0, y: 0, width: 20, height: 100),
      title: CGRect(x: 26, y: 0, width: 94, height: 100)),
  ])
  func placesImageAndTitle(_ placing: Case) {
    var layout = ButtonContentLayout()
    layout.imageSize = CGSize(width: 20, height: 10)
    layout.titleSize = CGSize(width: 50, height: 30)
    layout.imagePadding = 6
    layout.imagePlacement = placing.placement
    layout.horizontalAlignment = placing.horizontal
    layout.verticalAlignment = placing.vertical
    layout.direction = placing.direction
    let frames = layout.frames(in: CGRect(x: 0, y: 0, width: 120, height: 100))
    #expect(frames.image == placing.image)
    #expect(frames.title == placing.title)
  }

  @Test func shortensTheTitleFirst_WhenThereIsNoRoom() {
    var layout = ButtonContentLayout()
    layout.insets = UIEdgeInsets(top: 4, left: 5, bottom: 4, right: 5)
    layout.imageSize = CGSize(width: 20, height: 10)
    layout.titleSize = CGSize(width: 50, height: 30)
    layout.imagePadding = 6
    let narrow = layout.frames(in: CGRect(x: 0, y: 0, width: 46, height: 28))
    #expect(narrow.image == CGRect(x: 5, y: 9, width: 20, height: 10))
    #expect(narrow.title == CGRect(x: 31, y: 4, width: 10, height: 20))
    let tiny = layout.frames(in: CGRect(x: 0, y: 0, width: 20, height: 28))
    #expect(tiny.image.width == 10)
    #expect(tiny.title.width == 0)
  }

  @Test func leavesOutThePadding_WhenThereIsOnlyOneOfBoth() {
    var layout = ButtonContentLayout()
    layout.titleSize = CGSize(width: 50, height: 30)
    layout.imagePadding = 6
    #expect(layout.contentSize == CGSize(width: 50, height: 30))
    layout.imageSize = CGSize(width: 20, height: 10)
    #expect(layout.contentSize == CGSize(width: 76, height: 30))
    layout.imagePlacement = .top
    #expect(layout.contentSize == CGSize(width: 50, height: 46))
  }
}
