// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// The visible items of a collection view, their frames and their cells.
@Suite(.alone) @MainActor struct CollectionItemsTests {
  private let flow = UICollectionViewFlowLayout()

  @Test func showsVisibleItems_InLines() {
    let shown = ShownCollection(CollectionSource(count: 100), layout: flow)
    // Five items of 50 points per line, 17.5 points apart; seven lines of 60 points.
    #expect(shown.names == (0..<35).map(String.init))
    #expect(shown.place(of: "1") == CGRect(x: 68, y: 0, width: 50, height: 50))
    #expect(shown.place(of: "6") == CGRect(x: 68, y: 60, width: 50, height: 50))
    #expect(shown.view.contentSize == CGSize(width: 320, height: 1_190))
    #expect(shown.view.indexPathsForVisibleItems.count == 35)
  }

  @Test func showsVisibleItems_SideBySideInAHorizontalLayout() {
    (flow.scrollDirection, flow.itemSize) = (.horizontal, CGSize(width: 44, height: 44))
    let shown = ShownCollection(
      CollectionSource(count: 200), layout: flow,
      frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(shown.names == (0..<6).map(String.init))
    #expect(shown.place(of: "2") == CGRect(x: 108, y: 0, width: 44, height: 44))
    #expect(shown.view.contentSize == CGSize(width: 10_790, height: 44))
  }

  @Test func cellsAreReused() {
    let shown = ShownCollection(CollectionSource(count: 10_000), layout: flow)
    #expect(NamedCell.made == 35)
    for y in stride(from: 0, through: 20_000, by: 90) {
      shown.view.contentOffset.y = CGFloat(y)
      shown.update()
    }
    #expect(NamedCell.made <= 45)
    #expect(shown.names.first == "1665" && shown.names.count <= 40)
    #expect(shown.view.subviews.count { !$0.isHidden } == shown.names.count)
  }

  @Test func asksOnlyForVisibleCells_OfAMillionItems() {
    let source = ManyItems()
    let shown = ShownCollection(source, layout: flow)
    #expect(source.asked == 35)
    shown.view.scrollToItem(at: [0, 999_999], at: .bottom, animated: false)
    shown.update()
    #expect(shown.view.indexPathsForVisibleItems.last == [0, 999_999])
    #expect(source.asked < 80)
    shown.view.contentOffset.y += 1
    shown.update()
    #expect(source.asked < 80)
  }

  @Test func callsWillDisplayAndDidEndDisplaying_InOrder() {
    flow.itemSize = CGSize(width: 300, height: 180)
    flow.headerReferenceSize = CGSize(width: 0, height: 30)
    let source = CollectionSource([["a", "b"], ["c"]])
    let shown = ShownCollection(source, layout: flow)
    #expect(
      source.calls == ["willDisplay [0, 0]", "willDisplay [0, 1]", "willDisplay Header [0, 0]"])
    source.calls = []
    shown.view.contentOffset.y = 230
    shown.update()
    #expect(
      source.calls == [
        "didEndDisplaying [0, 0]", "didEndDisplaying Header [0, 0]", "willDisplay [1, 0]",
        "willDisplay Header [1, 0]",
      ])
    let header = shown.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(header?.frame == CGRect(x: 0, y: 400, width: 320, height: 30))
  }

  @Test func pinnedHeadersStayVisible() {
    flow.itemSize = CGSize(width: 300, height: 200)
    flow.headerReferenceSize = CGSize(width: 0, height: 30)
    flow.sectionHeadersPinToVisibleBounds = true
    let shown = ShownCollection(CollectionSource([["a", "b"], ["c", "d"]]), layout: flow)
    let kind = UICollectionView.elementKindSectionHeader
    func places() -> [CGFloat] {
      shown.view.visibleSupplementaryViews(ofKind: kind)
        .map { $0.frame.minY - shown.view.contentOffset.y }
    }
    #expect(places() == [0])
    shown.view.contentOffset.y = 100
    shown.update()
    #expect(places() == [0, 340])
    shown.view.contentOffset.y = 425
    shown.update()
    #expect(places() == [-15, 15])
    let front = shown.view.subviews.last { !$0.isHidden }
    #expect(front === shown.view.supplementaryView(forElementKind: kind, at: [1, 0]))
  }

  @Test func delegateDeterminesSizesInsetsAndSpacings() {
    let source = SizedItems { CGSize(width: 100 * ($0 + 1), height: 30) }
    let shown = ShownCollection(source, layout: flow)
    let frames = shown.view.visibleCells.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 5, y: 10, width: 100, height: 30), CGRect(x: 110, y: 10, width: 200, height: 30),
        CGRect(x: 8, y: 43, width: 300, height: 30),
      ])
  }

  @Test func followsNewSizes_AndANewLayout() {
    let shown = ShownCollection(CollectionSource(count: 100), layout: flow)
    shown.view.frame.size.width = 200
    shown.update()
    #expect(shown.place(of: "3") == CGRect(x: 0, y: 60, width: 50, height: 50))
    flow.itemSize = CGSize(width: 95, height: 20)
    shown.update()
    #expect(shown.place(of: "3") == CGRect(x: 105, y: 30, width: 95, height: 20))
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 200, height: 40)
    shown.view.contentOffset.y = 600
    shown.update()
    let first = shown.names.first
    shown.view.setCollectionViewLayout(rows, animated: false)
    shown.update()
    #expect(flow.collectionView == nil && rows.collectionView === shown.view)
    #expect(first.map(shown.names.contains) == true)
  }

  @Test func isMirrored_FromRightToLeft() {
    (flow.scrollDirection, flow.itemSize) = (.horizontal, CGSize(width: 44, height: 44))
    let source = CollectionSource(count: 3)
    let shown = ShownCollection(
      source, layout: flow, frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    shown.window.traitOverrides.layoutDirection = .rightToLeft
    shown.update()
    #expect(shown.place(of: "0") == CGRect(x: 276, y: 0, width: 44, height: 44))
    source.sections = [(0..<50).map { "\($0)" }]
    shown.view.reloadData()
    shown.update()
    func left(_ name: String) -> CGFloat? {
      shown.place(of: name).map { $0.minX - shown.view.contentOffset.x }
    }
    #expect(left("0") == 276 && shown.view.contentOffset.x == 50 * 54 - 10 - 320)
    shown.view.contentOffset.x -= 100
    shown.update()
    #expect(left("2") == 268)
    source.sections[0].append("last")
    shown.view.insertItems(at: [[0, 50]])
    shown.update()
    #expect(left("2") == 268)
    shown.view.frame.size.width = 200
    shown.update()
    #expect(left("2") == 148)
    #expect(shown.view.indexPathForItem(at: shown.place(of: "2")?.origin ?? .zero) == [0, 2])
  }

  @Test func findsItemsByPoints() {
    let shown = ShownCollection(CollectionSource(count: 100), layout: flow)
    #expect(shown.view.indexPathForItem(at: CGPoint(x: 70, y: 61)) == [0, 6])
    #expect(shown.view.indexPathForItem(at: CGPoint(x: 55, y: 61)) == nil)
    let cell = shown.view.cellForItem(at: [0, 6])
    #expect(cell.flatMap { shown.view.indexPath(for: $0) } == [0, 6])
    #expect(
      shown.view.cellForItem(at: [0, 99]) == nil && shown.view.cellForItem(at: [3, 3]) == nil)
    #expect(shown.view.layoutAttributesForItem(at: [0, 99])?.frame.minY == 1_140)
    #expect(shown.view.layoutAttributesForItem(at: [0, 100]) == nil)
  }

  @Test func scrollsToItems() {
    let shown = ShownCollection(CollectionSource(count: 100), layout: flow)
    let expected: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, 600), (.bottom, 250), (.centeredVertically, 425), ([], 425),
    ]
    for (position, y) in expected {
      shown.view.scrollToItem(at: [0, 50], at: position, animated: false)
      #expect(shown.view.contentOffset.y == y)
    }
    shown.view.scrollToItem(at: [0, 99], at: .top, animated: false)
    #expect(shown.view.contentOffset.y == 790)
    let name = shown.view.shortDescription
    let logged = messages {
      shown.view.scrollToItem(at: [0, 100], at: .top, animated: false)
      shown.view.scrollToItem(at: [0, 0], at: [.top, .bottom], animated: false)
    }
    #expect(
      logged == [
        """
        \(name) has no item [0, 100] to scroll to; it has 1 section and 100 items in section 0. It stays \
        where it is.
        """,
        """
        \(name) can't scroll to several places at once: give scrollToItem(at:at:animated:) one up and down, and \
        one to the sides. It stays where it is.
        """,
      ])
  }

  @Test func customLayoutPlacesItemsAndDecorations() {
    let shown = ShownCollection(CollectionSource(count: 3), layout: DiagonalLayout())
    #expect(shown.place(of: "2") == CGRect(x: 80, y: 80, width: 40, height: 40))
    let decorations = shown.view.subviews.compactMap { $0 as? StripeView }
    #expect(decorations.count == 1 && shown.view.subviews.first === decorations.first)
    #expect(decorations.first?.frame == CGRect(x: 0, y: 0, width: 120, height: 10))
    let cell = shown.view.cellForItem(at: [0, 1])
    #expect(cell?.alpha == 0.5 && cell?.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(cell?.center == CGPoint(x: 60, y: 60))
  }

  @Test func configuresCellsByRegistrations() {
    let source = RegisteringSource()
    let shown = ShownCollection(source, layout: flow)
    #expect(shown.names == ["one", "two"])
    source.words = ["three"]
    shown.view.reloadData()
    shown.update()
    #expect(shown.names == ["three"] && NamedCell.made == 2)
  }

  @Test func cellHasItsPositionAmongAllItems_ForAssistiveTechnologies() throws {
    let shown = ShownCollection(CollectionSource([["a", "b"], ["c"]]), layout: flow)
    let cell = try #require(shown.view.cellForItem(at: [1, 0]))
    #expect(cell.placeInList == (3, 3) && cell.accessibilityLabel == "c")
  }

  @Test func backgroundStaysInPlace_BehindTheCells() {
    let shown = ShownCollection(CollectionSource(count: 100), layout: flow)
    let background = UIView()
    shown.view.backgroundView = background
    shown.view.contentOffset.y = 300
    shown.update()
    #expect(shown.view.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 300, width: 320, height: 400))
  }

  @Test func viewAndCellsAreFreed_AfterRemoval() {
    weak var view: UICollectionView?
    weak var cell: UICollectionViewCell?
    do {
      let shown = ShownCollection(CollectionSource(count: 10), layout: flow)
      view = shown.view
      cell = shown.view.visibleCells.first
      shown.view.removeFromSuperview()
    }
    #expect(view == nil && cell == nil)
  }
}

private final class ManyItems: UICollectionViewDataSource, UICollectionViewDelegate {
  private(set) var asked = 0

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1_000_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class RegisteringSource: UICollectionViewDataSource, UICollectionViewDelegate {
  var words = ["one", "two"]
  private let cells = UICollectionView.CellRegistration<NamedCell, String> { cell, _, word in
    cell.label.text = word
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { words.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: words[indexPath.item])
  }
}

private final class StripeView: UICollectionReusableView {}

/// Places items along a diagonal.
private final class DiagonalLayout: UICollectionViewLayout {
  private var items: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    register(StripeView.self, forDecorationViewOfKind: "stripe")
    items = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { index in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: 0))
      attributes.frame = CGRect(x: index * 40, y: index * 40, width: 40, height: 40)
      if index == 1 {
        attributes.alpha = 0.5
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      return attributes
    }
    let stripe = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "stripe", with: IndexPath(item: 0, section: 0))
    stripe.frame = CGRect(x: 0, y: 0, width: 120, height: 10)
    items.append(stripe)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 120, height: 120) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { items }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { items[indexPath.item] }
}
