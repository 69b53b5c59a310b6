// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// An application's mistakes cause a message or an empty view, but never a crash.
@Suite(.alone) @MainActor struct CollectionBadInputTests {
  private let flow = UICollectionViewFlowLayout()

  @Test(arguments: [
    (CGSize(width: -1, height: 50), "-1.0 x 50.0", "0.0"),
    (CGSize(width: CGFloat.nan, height: 50), "nan x 50.0", "0.0"),
    (CGSize(width: 50, height: CGFloat.infinity), "50.0 x inf", "1000000.0"),
    (CGSize(width: 50, height: 1e300), "50.0 x 1e+300", "1000000.0"),
  ])
  func reportsInvalidItemSizes(size: CGSize, value: String, counted: String) {
    flow.itemSize = size
    let logged = messages { _ = ShownCollection(CollectionSource(count: 1_000), layout: flow) }
    #expect(
      logged == [
        """
        The itemSize of a UICollectionViewFlowLayout is \(value), but lengths are from 0 to 1000000 points. It \
        counts as \(counted).
        """
      ])
    #expect(flow.collectionViewContentSize.height.isFinite)
  }

  @Test func reportsInvalidSizesOfTheDelegate_WithTheirItems() {
    let source = SizedItems { CGSize(width: $0 == 1 ? CGFloat.nan : 50, height: 50) }
    let logged = messages { _ = ShownCollection(source, layout: flow) }
    #expect(
      logged == [
        """
        The width of the item [0, 1] of a UICollectionViewFlowLayout is nan, but lengths are from 0 to 1000000 \
        points. It counts as 0.0.
        """
      ])
  }

  @Test func itemsWithoutASizeAreNotShown() {
    flow.itemSize = CGSize(width: 0, height: 20)
    let shown = ShownCollection(CollectionSource(count: 1_000_000), layout: flow)
    #expect(shown.names == [])
  }

  @Test func reportsAnItemThatIsTooWide_Once() {
    flow.itemSize = CGSize(width: 400, height: 50)
    flow.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    var shown: ShownCollection?
    let logged = messages {
      shown = ShownCollection(CollectionSource(count: 3), layout: flow)
      shown?.view.contentOffset.y = 5
      shown?.update()
    }
    #expect(
      logged == [
        """
        The item [0, 0] of a UICollectionViewFlowLayout has a width of 400.0 points, but the collection view has \
        only 300.0 for it without its insets. It stands in a line of its own, and is cut off. Give it a lesser \
        width, or make the insets smaller.
        """
      ])
    #expect(shown?.place(of: "1") == CGRect(x: 10, y: 60, width: 400, height: 50))
  }

  @Test func reportsSpacingsThatAreNegativeOrNotFinite() {
    flow.minimumLineSpacing = -5
    flow.minimumInteritemSpacing = .nan
    flow.sectionInset.top = .infinity
    flow.headerReferenceSize.height = -1
    let logged = messages { _ = ShownCollection(CollectionSource(count: 1), layout: flow) }
    #expect(
      Set(logged.map { $0.prefix(60) })
        == Set(
          [
            "The minimum line spacing of section 0 of a UICollectionViewF",
            "The minimum interitem spacing of section 0 of a UICollection",
            "The section inset of section 0 of a UICollectionViewFlowLayo",
            "The header reference size of section 0 of a UICollectionView",
          ].map { $0.prefix(60) }))
  }

  @Test func reportsUnknownIdentifiers_AndShowsPlainCells() {
    let source = CollectionSource(count: 1)
    let shown = ShownCollection(source, layout: flow)
    let name = shown.view.shortDescription
    var cell: UICollectionViewCell?
    let logged = messages {
      cell = shown.view.dequeueReusableCell(withReuseIdentifier: "none", for: [0, 0])
      _ = shown.view.dequeueReusableSupplementaryView(
        ofKind: "kind", withReuseIdentifier: "none", for: [0, 0])
      shown.view.register(UILabel.self, forCellWithReuseIdentifier: "label")
      shown.view.register(
        UILabel.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "label")
    }
    #expect(cell.map { type(of: $0) == UICollectionViewCell.self } == true)
    #expect(
      logged == [
        """
        \(name) has no cell for 'none': register a class or a nib for it by \
        register(_:forCellWithReuseIdentifier:), or give a prototype cell of its document that identifier. A plain \
        cell stands in for it.
        """,
        """
        \(name) has no view of the kind 'kind' for 'none': register a class or a nib for it by \
        register(_:forSupplementaryViewOfKind:withReuseIdentifier:). A plain view stands in for it.
        """,
        """
        UILabel can't be registered for 'label' at \(name), since it is no UICollectionViewCell. Nothing was \
        registered.
        """,
        """
        UILabel can't be registered for 'label' at \(name), since it is no UICollectionReusableView. Nothing was \
        registered.
        """,
      ])
  }

  @Test func lastRegisteredClassIsUsed() {
    let shown = ShownCollection(CollectionSource(count: 1), layout: flow)
    shown.view.register(OtherCell.self, forCellWithReuseIdentifier: "other")
    shown.view.register(NamedCell.self, forCellWithReuseIdentifier: "other")
    let cell = shown.view.dequeueReusableCell(withReuseIdentifier: "other", for: [0, 0])
    #expect(cell is NamedCell && cell.reuseIdentifier == "other")
    shown.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "other")
    let logged = messages {
      _ = shown.view.dequeueReusableCell(withReuseIdentifier: "other", for: [0, 0])
    }
    #expect(logged.count == 1)
  }

  @Test func reportsNegativeCounts() {
    let source = NegativeCounts()
    let logged = messages { _ = ShownCollection(source, layout: flow) }
    #expect(logged.count == 1)
    #expect(
      logged.first?.hasSuffix(
        "answers that there are -3 items in section 0; it has none now.") == true)
  }

  @Test func reportsALayoutThatPlacesMissingItems() {
    let shown = ShownCollection(CollectionSource(count: 1), layout: flow)
    let logged = messages {
      shown.view.collectionViewLayout = WrongLayout()
      shown.update()
    }
    #expect(
      logged == [
        """
        The WrongLayout of \(shown.view.shortDescription) has a place for the item [0, 1], which isn't there; it \
        has 1 section and 1 items in section 0. Nothing is shown there. Find everything out anew in prepare().
        """
      ])
  }

  @Test func layoutBelongsToOneViewOnly() {
    let (first, second) = (
      ShownCollection(CollectionSource(count: 1), layout: flow),
      ShownCollection(CollectionSource(count: 1))
    )
    let logged = messages { second.view.collectionViewLayout = flow }
    #expect(logged.count == 1 && flow.collectionView === second.view)
    first.update()
    #expect(first.names == ["0"])
  }

  @Test func reportsMissingHeaders() {
    flow.headerReferenceSize.height = 20
    let source = NegativeCounts()
    source.count = 1
    let logged = messages { _ = ShownCollection(source, layout: flow) }
    #expect(logged.count == 1 && logged.first?.contains("the data source makes none") == true)
  }

  @Test func nothingIsShown_WithoutADataSource() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: flow)
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 0 && view.visibleCells.isEmpty)
    #expect(
      view.numberOfItems(inSection: 3) == 0 && view.contentSize == CGSize(width: 100, height: 0))
    view.becomeFirstResponder()
    view.performBatchUpdates(nil)
    view.reloadData()
  }

  @Test func baseLayoutShowsNothing() {
    let shown = ShownCollection(CollectionSource(count: 5), layout: UICollectionViewLayout())
    #expect(shown.names == [] && shown.view.contentSize == .zero)
  }
}

private final class OtherCell: UICollectionViewCell {}

private final class NegativeCounts: UICollectionViewDataSource, UICollectionViewDelegate {
  var count = -3

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class WrongLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<2).map {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: $0, section: 0))
      attributes.frame = CGRect(x: 0, y: $0 * 20, width: 20, height: 20)
      return attributes
    }
  }
}
