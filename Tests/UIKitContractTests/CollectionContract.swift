// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

/// Overrides what UIKit lets a subclass of UICollectionViewController override, with UIKit's signatures.
class EveryCollectionController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(EveryItem.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      EveryHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { note("shouldHighlight", true) }
  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { note("shouldSelect", true) }
  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { note("shouldDeselect", true) }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { note("didSelect", ()) }
  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { note("didDeselect", ()) }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", ()) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 100) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 5 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 5 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 20) }

  @discardableResult private func note<Answer>(_ call: String, _ answer: Answer) -> Answer {
    calls.append(call)
    return answer
  }
}

/// Overrides what a cell's subclass overrides.
class EveryItem: UICollectionViewCell {
  private(set) var calls: [String] = []

  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isSelected: Bool { didSet { calls.append("selected \(isSelected)") } }
  override var isHighlighted: Bool { didSet { calls.append("highlighted \(isHighlighted)") } }
  override func prepareForReuse() {
    super.prepareForReuse()
    calls.append("reuse")
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    calls.append("apply \((layoutAttributes as? EveryAttributes)?.angle ?? 0)")
  }
  override func layoutSubviews() { super.layoutSubviews() }
}

/// Overrides what a header's subclass overrides.
class EveryHeader: UICollectionReusableView {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() { super.prepareForReuse() }
}

/// Attributes with a property of one's own.
class EveryAttributes: UICollectionViewLayoutAttributes {
  var angle = 0.0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? EveryAttributes)?.angle = angle
    return copy
  }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? EveryAttributes)?.angle == angle && super.isEqual(object)
  }
}

/// Overrides what a subclass of the flow layout overrides. It gives items another angle when it is
/// scrolled.
class EveryFlowLayout: UICollectionViewFlowLayout {
  private(set) var calls: Set<String> = []

  override class var layoutAttributesClass: AnyClass { EveryAttributes.self }
  override func prepare() {
    super.prepare()
    calls.insert("prepare")
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    for case let attributes as EveryAttributes in found ?? [] {
      attributes.angle = Double(collectionView?.contentOffset.y ?? 0)
    }
    return found
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.insert("shouldInvalidate")
    return true
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    calls.insert("target")
    return CGPoint(x: 0, y: (proposedContentOffset.y / 50).rounded() * 50)
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: super.collectionViewContentSize.width, height: 20_000)
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

/// The overrides are really called.
@Suite(.alone) @MainActor struct CollectionContract {
  private let layout = EveryFlowLayout()
  private let controller: EveryCollectionController
  private let screen: Screen

  init() {
    controller = EveryCollectionController(collectionViewLayout: layout)
    screen = Screen(controller)
  }

  @Test func theControllerIsDataSourceAndDelegate() throws {
    let cell = try #require(
      controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? EveryItem)
    #expect(cell.frame.size == CGSize(width: 100, height: 100) && cell.frame.minY == 30)
    try cell.tap()
    #expect(controller.calls.suffix(3) == ["shouldHighlight", "shouldSelect", "didSelect"])
    #expect(
      cell.calls.filter { !$0.hasPrefix("apply") }
        .suffix(3) == ["highlighted true", "highlighted false", "selected true"])
    #expect(
      controller.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) is EveryHeader)
  }

  @Test func theLayoutIsAsked_WhenAPersonScrolls() throws {
    let cell = try #require(
      controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? EveryItem)
    controller.collectionView.contentOffset.y = 20
    screen.update()
    #expect(cell.calls.last == "apply 20.0")
    try controller.collectionView.fling(by: CGVector(dx: 0, dy: 200))
    screen.advance(by: 5)
    #expect(layout.calls == ["prepare", "shouldInvalidate", "target"])
    let y = controller.collectionView.contentOffset.y
    #expect(y > 100 && y.truncatingRemainder(dividingBy: 50) == 0)
  }

  @Test func attributesAreCopiedAndCompared() {
    let attributes = EveryAttributes(forCellWith: IndexPath(item: 1, section: 2))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.angle = 5
    let copy = attributes.copy() as? EveryAttributes
    #expect(copy == attributes && copy?.angle == 5 && copy !== attributes)
    copy?.angle = 6
    #expect(copy != attributes)
    copy?.angle = 5
    copy?.zIndex = 1
    #expect(copy != attributes)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: -0.5, y: 0, width: 6, height: 8))
  }
}
