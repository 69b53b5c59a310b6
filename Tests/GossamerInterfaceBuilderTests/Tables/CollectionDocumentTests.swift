// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerInterfaceBuilder

/// Collection views, their layouts, cells and headers in documents.
@Suite(.alone) @MainActor struct CollectionDocumentTests {
  private func storyboard(_ collection: String) throws -> UIStoryboard {
    UIStoryboard(
      try .storyboard(
        """
        <scene sceneID="s"><objects>
        <collectionViewController id="grid" customClass="GridController" sceneMemberID="viewController">
        <collectionView key="view" id="collection" dataMode="prototypes" alwaysBounceVertical="YES">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        \(collection)
        <connections><outlet property="dataSource" destination="grid" id="o1"/>
        <outlet property="delegate" destination="grid" id="o2"/></connections>
        </collectionView></collectionViewController></objects></scene>
        <scene sceneID="d"><objects><viewController id="detail" title="Detail" sceneMemberID="viewController">
        <view key="view" id="detail-view"/></viewController></objects></scene>
        """, attributes: #"initialViewController="grid" useAutolayout="YES""#))
  }

  private static let flow = """
    <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="vertical" minimumLineSpacing="4" \
    minimumInteritemSpacing="6" id="flow"><size key="itemSize" width="128" height="90"/>
    <size key="headerReferenceSize" width="50" height="40"/><size key="footerReferenceSize" width="0.0" height="0.0"/>
    <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="5"/></collectionViewFlowLayout>
    """

  private static func cell(_ attributes: String = #"reuseIdentifier="Name""#) -> String {
    """
    <collectionViewCell opaque="NO" clipsSubviews="YES" id="c" customClass="NameItem" \(attributes)>
    <rect key="frame" x="0.0" y="50" width="128" height="90"/>
    <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" id="content">
    <rect key="frame" x="0.0" y="0.0" width="128" height="90"/><subviews>
    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></label></subviews></view>
    <constraints>
    <constraint firstItem="label" firstAttribute="centerX" secondItem="c" secondAttribute="centerX" id="c1"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="c" secondAttribute="top" constant="7" id="c2"/>
    </constraints>
    <connections><outlet property="label" destination="label" id="o"/>
    <segue destination="detail" kind="presentation" identifier="open" id="segue"/></connections>
    </collectionViewCell>
    """
  }

  private static let header = """
    <collectionReusableView key="sectionHeaderView" opaque="NO" reuseIdentifier="Head" id="h">
    <rect key="frame" x="0.0" y="0.0" width="393" height="40"/><subviews><label text="Names" id="hl">
    <rect key="frame" x="16" y="0.0" width="200" height="40"/></label></subviews></collectionReusableView>
    """

  @Test func createsCellsAndHeadersOfPrototypes_WhereTheLayoutHasThem() throws {
    let board = try storyboard(Self.flow + "<cells>\(Self.cell())</cells>" + Self.header)
    let grid: GridController = try board.initialViewController()
    let screen = Screen(grid)
    #expect(try board.load().document.reports == [])
    let flow = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.itemSize == CGSize(width: 128, height: 90))
    #expect((flow.minimumLineSpacing, flow.minimumInteritemSpacing) == (4, 6))
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 5, right: 3))
    let cells = grid.collectionView.visibleCells.compactMap { $0 as? NameItem }
    #expect(cells.map { $0.label?.text } == ["Anna", "Ben", "Cleo"])
    #expect(cells.first?.frame == CGRect(x: 1, y: 42, width: 128, height: 90))
    #expect(cells.first?.label?.frame.minY == 7 && cells.first?.label?.frame.midX == 64)
    #expect(cells.first?.label?.superview === cells.first?.contentView)
    let header = grid.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect((header?.subviews.first as? UILabel)?.text == "Names")
    try #require(cells.last).tap()
    screen.advance(by: 1)
    #expect(grid.presentedViewController?.title == "Detail")
    #expect(grid.chosen == [[0, 2]])
  }

  @Test func createsALayoutOfTheApplication_AndConnectsIt() throws {
    let board = try storyboard(
      """
      <collectionViewLayout key="collectionViewLayout" customClass="StairsLayout" id="stairs">
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="step">
      <real key="value" value="30"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      </collectionViewLayout><cells>\(Self.cell())</cells>
      """)
    let grid: GridController = try board.initialViewController()
    _ = Screen(grid)
    #expect(try board.load().document.reports == [])
    #expect(grid.collectionView.visibleCells.map(\.frame.minY) == [0, 30, 60])
  }

  @Test func reportsPrototypes_ThatNoItemCanHave() throws {
    let document = try Document.xib(
      """
      <collectionView id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <cells><collectionViewCell id="a"/><collectionViewCell id="b" reuseIdentifier="B"/>
      <collectionViewCell id="c" reuseIdentifier="B"/><label id="l"/></cells></collectionView>
      """)
    let view = UINib(document).instantiate(withOwner: nil).first
    #expect(view is UICollectionView)
    #expect(
      document.reports == [
        """
        View.xib:3: warning: The prototype cell has no reuse identifier, so no item can have it. Give it one in the \
        attributes inspector, and dequeue that.
        """,
        """
        View.xib:4: error: The prototype cell in line 3 has the reuse identifier 'B' already, so no item can have \
        this one. Give it another.
        """,
        """
        View.xib:4: error: <label> is no collection view cell, but stands where one has to be, so it is left out. \
        Put it into the content view of a cell.
        """,
      ])
  }

  @Test func createsCellsOfNibs() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(
      UINib(try .xib(#"<collectionViewCell id="c" customClass="NameItem"/>"#)),
      forCellWithReuseIdentifier: "nib")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "nib", for: [0, 0])
    #expect(cell is NameItem && cell.reuseIdentifier == "nib")
  }
}

final class GridController: UICollectionViewController {
  private(set) var chosen: [IndexPath] = []

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Name", for: indexPath)
    (cell as? NameItem)?.label?.text = ["Anna", "Ben", "Cleo"][indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { chosen.append(indexPath) }
}

final class NameItem: UICollectionViewCell {
  weak var label: UILabel?

  override class var wires: AnyWires {
    Wires<NameItem>(super.wires).outlet("label", \.label)
  }
}

final class StairsLayout: UICollectionViewLayout {
  var step = 10.0

  override class var wires: AnyWires {
    Wires<StairsLayout>(super.wires).attribute("step", \.step)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).map { index in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, index])
      attributes.frame = CGRect(x: 0, y: step * Double(index), width: 100, height: 20)
      return attributes
    }
  }
}
