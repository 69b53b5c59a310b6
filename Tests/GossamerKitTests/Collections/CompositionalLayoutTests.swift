// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Compositional layouts and items that size themselves, in a window of 320 by 400 points.
@Suite(.alone) @MainActor struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frame(_ shown: ShownCollection, _ item: Int, _ section: Int = 0) -> CGRect? {
    shown.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test func groupsHoldAsManyItemsAsFit() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
    let shown = ShownCollection(
      CollectionSource(count: 3), layout: UICollectionViewCompositionalLayout(section: section))
    #expect(frame(shown, 0) == CGRect(x: 22, y: 11, width: 134, height: 46))
    #expect(frame(shown, 1) == CGRect(x: 162, y: 11, width: 134, height: 46))
    #expect(frame(shown, 2) == CGRect(x: 22, y: 66, width: 134, height: 46))
    #expect(shown.view.contentSize == CGSize(width: 320, height: 145))
    #expect(frame(shown, 3) == nil)
  }

  @Test func groupsHoldGroups_AndEqualItems() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: small, count: 2)
    column.interItemSpacing = .fixed(10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(110)), subitems: [large, column])
    let shown = ShownCollection(
      CollectionSource(count: 4),
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frame(shown, 0) == CGRect(x: 0, y: 0, width: 160, height: 110))
    #expect(frame(shown, 1) == CGRect(x: 160, y: 0, width: 160, height: 50))
    #expect(frame(shown, 2) == CGRect(x: 160, y: 60, width: 160, height: 50))
    #expect(frame(shown, 3) == CGRect(x: 0, y: 110, width: 160, height: 110))
  }

  @Test func headersAndFootersStandAtTheEnds_AndPinnedOnesStay() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let shown = ShownCollection(
      CollectionSource(count: 20), layout: UICollectionViewCompositionalLayout(section: section))
    #expect(frame(shown, 0)?.minY == 40 && shown.view.contentSize.height == 2040)
    shown.view.contentOffset.y = 500
    shown.view.layoutIfNeeded()
    let place = shown.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(place?.frame == CGRect(x: 0, y: 500, width: 320, height: 40))
  }

  @Test func aSectionScrollsByItself() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let shown = ShownCollection(
      CollectionSource(count: 10), layout: UICollectionViewCompositionalLayout(section: section))
    let scroller = try #require(shown.view.scrollers[0])
    #expect(shown.view.contentSize == CGSize(width: 320, height: 100))
    #expect(scroller.contentSize == CGSize(width: 2000, height: 100))
    #expect(shown.view.visibleCells.count == 2)
    scroller.contentOffset.x = 400
    Interface.current.updateCycle.updateToRest()
    #expect(shown.view.indexPathsForVisibleItems.map(\.item) == [2, 3])
    #expect(frame(shown, 2)?.minX == 0)
    shown.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: [], animated: false)
    #expect(scroller.contentOffset.x == 1680)
    let rest = scroller.restingOffset(CGPoint(x: 700, y: 0), velocity: .zero)
    #expect(rest.x == 1600 || rest.x == 1680)
  }

  @Test func itemsGetTheHeight_ThatFitsTheirConstraints() {
    let source = Texts()
    let list = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let shown = ShownCollection(source, layout: list)
    shown.view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    source.heights = [30, 70, 50]
    shown.view.reloadData()
    Interface.current.updateCycle.updateToRest()
    #expect(frame(shown, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(frame(shown, 1) == CGRect(x: 0, y: 30, width: 320, height: 70))
    #expect(shown.view.contentSize.height == 150)
  }

  @Test func itemsOfAFlowLayout_AreMeasuredToo() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    flow.minimumInteritemSpacing = 0
    let source = Texts()
    let shown = ShownCollection(source, layout: flow)
    shown.view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    source.heights = [30, 70]
    shown.view.reloadData()
    Interface.current.updateCycle.updateToRest()
    #expect(frame(shown, 0)?.size == CGSize(width: 80, height: 30))
    #expect(frame(shown, 1)?.size == CGSize(width: 80, height: 70))
  }

  @Test func itemsAreAnnounced_InTheDirectionOfTheScrolling() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 90)
    let shown = ShownCollection(CollectionSource(count: 100), layout: flow)
    let announcer = Announcer()
    shown.view.prefetchDataSource = announcer
    shown.view.contentOffset.y = 100
    Interface.current.updateCycle.updateToRest()
    #expect(
      announcer.heard.first?.hasPrefix("fetch 5") == true
        || announcer.heard.first?.hasPrefix("fetch 6") == true)
    announcer.heard = []
    shown.view.contentOffset.y = 50
    Interface.current.updateCycle.updateToRest()
    #expect(announcer.heard.contains { $0.hasPrefix("cancel") })
  }
}

private final class Announcer: UICollectionViewDataSourcePrefetching {
  var heard: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { heard.append("fetch " + indexPaths.map { "\($0.item)" }.joined(separator: " ")) }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { heard.append("cancel " + indexPaths.map { "\($0.item)" }.joined(separator: " ")) }
}

/// Cells with heights that a test chooses.
private final class Texts: UICollectionViewDataSource, UICollectionViewDelegate {
  /// The heights of the cells; none until they are registered.
  var heights: [CGFloat] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SizedCell)?.height.constant = heights[indexPath.item]
    return cell
  }
}

private final class SizedCell: UICollectionViewCell {
  private let part = UIView()
  private(set) lazy var height = part.heightAnchor.constraint(equalToConstant: 10)

  required init(frame: CGRect) {
    super.init(frame: frame)
    part.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(part)
    let width = part.widthAnchor.constraint(equalToConstant: 80)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      height, width, part.topAnchor.constraint(equalTo: contentView.topAnchor),
      part.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      part.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      part.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
