// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) struct CollectionIntentionTests {
  private final class Items: UICollectionViewController {
    var count = 200
    var selected: [Int] = []
    var loads = 0

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 393, height: 40)
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      intentions = [
        ItemSelectionIntention(in: collectionView, owner: self) { $0.selected.append($1.item) },
        LoadMoreItemsIntention(in: collectionView, margin: 2, owner: self) { $items in
          items?.loads += 1
          items?.count += 10
          items?.collectionView.reloadData()
        },
      ]
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  @Test func reportsTheItem_AndDeselectsIt() throws {
    let items = Items()
    let screen = Screen(items)
    let cell = try #require(items.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
    try cell.tap()
    #expect(items.selected == [3])
    #expect(items.collectionView.indexPathsForSelectedItems?.isEmpty != false)
    screen.update()
  }

  @Test func loadsMore_WhenTheLastItemsComeIntoView() async throws {
    let items = Items()
    let screen = Screen(items)
    #expect(items.loads == 0)
    items.collectionView.scrollToItem(
      at: IndexPath(item: 199, section: 0), at: .bottom, animated: false)
    screen.update()
    try await screen.eventually("more items") { items.count == 210 }
    #expect(items.loads == 1)
  }
}
