// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// Collection views in real windows.
  @Suite struct CollectionTests {
    private let source = Thumbnails(count: 200)
    private let collection: UICollectionView
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))

    init() {
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = .horizontal
      flow.itemSize = CGSize(width: 44, height: 44)
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 20, width: 393, height: 44), collectionViewLayout: flow)
      collection.autoresizingMask = .flexibleWidth
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      collection.delegate = source
      screen.addSubview(collection)
    }

    @Test func anItemIsSelected_WhenItIsClicked() async throws {
      let shown = try await Stage.show(screen, size: CGSize(width: 393, height: 200))
      let cell = try #require(collection.cellForItem(at: [0, 3]))
      try await Person.clicks(cell, in: shown)
      try await Stage.eventually("the item is selected") { source.selected == [[0, 3]] }
      #expect(cell.isSelected)
    }

    @Test func theKeyboardGoesFromItemToItem() async throws {
      let shown = try await Stage.show(screen, size: CGSize(width: 393, height: 200))
      try await Person.presses("Tab")
      try await Stage.eventually("the collection has the keyboard") { collection.isFirstResponder }
      for key in ["Right", "Right", "space"] { try await Person.presses(key) }
      try await Stage.eventually("the third item is selected") { source.selected == [[0, 2]] }
      try await Person.presses("End")
      try await Stage.eventually("the last item is seen") {
        collection.indexPathsForVisibleItems.last == [0, 199]
      }
      try await Person.presses("Return")
      try await Stage.eventually("the last item is selected") { source.selected.last == [0, 199] }
      withExtendedLifetime(shown) {}
    }

    @Test func isAListOfSoManyItems_ToAssistiveTechnologies() async throws {
      let shown = try await Stage.show(screen, size: CGSize(width: 393, height: 200))
      func role(of widget: WidgetPointer) -> GtkAccessibleRole {
        gtk_accessible_get_accessible_role(OpaquePointer(widget))
      }
      #expect(role(of: try shown.peer(of: collection).container) == GTK_ACCESSIBLE_ROLE_LIST)
      let cell = try #require(collection.cellForItem(at: [0, 4]))
      #expect(role(of: try shown.widget(of: cell)) == GTK_ACCESSIBLE_ROLE_LIST_ITEM)
      let peer = try shown.peer(of: cell)
      #expect(peer.placeInSet == (5, 200) && peer.accessibleTexts.label == "Picture 4")
      collection.scrollToItem(at: [0, 150], at: .left, animated: false)
      try await Stage.settle(shown)
      try await Stage.settle(shown)
      let path = try #require(collection.indexPath(for: cell))
      #expect(peer.placeInSet == (path.item + 1, 200))
      #expect(peer.accessibleTexts.label == "Picture \(path.item)")
    }

    @Test func keepsItsWidgets_WhenItIsScrolled() async throws {
      let shown = try await Stage.show(screen, size: CGSize(width: 393, height: 200))
      collection.contentOffset.x = 1_000
      try await Stage.settle(shown)
      let widgets = Set(try collection.subviews.map { try shown.widget(of: $0) })
      for place in 2..<10 {
        collection.contentOffset.x = CGFloat(place) * 1_000
        try await Stage.settle(shown)
      }
      let now = Set(try collection.subviews.map { try shown.widget(of: $0) })
      #expect(now.subtracting(widgets).count <= 4)
    }

    @Test func aSwipeOnATouchpadScrolls_SidewaysAndFromRightToLeft() async throws {
      let shown = try await Stage.show(screen, size: CGSize(width: 393, height: 200))
      shown.window.traitOverrides.layoutDirection = .rightToLeft
      try await Stage.settle(shown)
      let end = collection.contentSize.width - 393
      #expect(collection.contentOffset.x == end)
      shown.window.eventSynthesizer.scroll(
        by: CGVector(dx: -300, dy: 0), isDiscrete: false, at: CGPoint(x: 200, y: 40))
      shown.window.eventSynthesizer.endScrolling()
      try await Stage.eventually("the collection comes to rest") { !collection.isDecelerating }
      #expect(collection.contentOffset.x < end - 250)
      #expect((collection.indexPathsForVisibleItems.first?.item ?? 0) > 3)
    }
  }
}

private final class Thumbnails: UICollectionViewDataSource, UICollectionViewDelegate {
  private let count: Int
  private(set) var selected: [IndexPath] = []

  init(count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    cell.accessibilityLabel = "Picture \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath) }
}
