// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layout attributes of an element of a collection view: its frame and its appearance.
///
/// A subclass with properties of its own overrides ``copy(with:)`` and ``isEqual(_:)``; the view of the element gets
/// the attributes by ``UICollectionReusableView/apply(_:)``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: Equatable {
  // MARK: - Creating layout attributes

  /// Creates the attributes of the first cell. Use one of the other initialisers.
  public required init() {}

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    key.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    key = ElementKey(
      category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// Creates the attributes of a decoration view, which belongs to the layout alone, not to the data.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    key = ElementKey(
      category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  // MARK: - Identifying the referenced item

  /// The index path of the item, or of the section, to which the element belongs.
  open var indexPath: IndexPath {
    get { key.indexPath }
    set { key.indexPath = newValue }
  }

  /// The category of the element: cell, supplementary view or decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { key.category }

  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { key.kind }

  // MARK: - Accessing the layout attributes

  /// The frame of the element, in the coordinates of the collection view's content.
  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return place }
      let box = CGRect(origin: .zero, size: size).applying(transform)
      return CGRect(center: center, size: box.size)
    }
    set {
      let untransformed = transform.inverse.map {
        CGRect(origin: .zero, size: newValue.size).applying($0).size
      }
      place =
        transform.isIdentity
        ? newValue
        : CGRect(
          center: CGPoint(x: newValue.midX, y: newValue.midY), size: untransformed ?? size)
    }
  }

  /// The size of the element before its ``transform``, with the origin (0, 0).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The centre of the element, in the coordinates of the collection view's content.
  open var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set { place = CGRect(center: newValue, size: place.size) }
  }

  /// The size of the element before its ``transform``.
  open var size: CGSize {
    get { place.size }
    set { place = CGRect(center: center, size: newValue) }
  }

  /// The transform of the element around its centre.
  open var transform = CGAffineTransform.identity

  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The element's position from back to front: it is in front of elements with lesser values.
  open var zIndex = 0

  /// Whether the element is hidden. A hidden element has no view.
  open var isHidden = false

  // MARK: - Copying and comparing

  /// Copies the attributes. An override copies the subclass's own properties into the result of `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.key = key
    copy.place = place
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.estimate = estimate
    copy.row = row
    copy.lineColor = lineColor
    return copy
  }

  /// Copies the attributes.
  public final func copy() -> Any { copy(with: nil) }

  /// Whether other attributes are equal. An override compares the subclass's own properties as well.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return key == other.key && look == other.look
  }

  /// Whether two layout attributes are equal, see ``isEqual(_:)``.
  nonisolated public static func == (
    first: UICollectionViewLayoutAttributes, second: UICollectionViewLayoutAttributes
  ) -> Bool { MainActor.assumeIsolated { first.isEqual(second) } }

  // MARK: - State

  final var key = ElementKey(
    category: .cell, kind: nil, indexPath: IndexPath(item: 0, section: 0))

  /// Which lengths follow from the content.
  final var estimate = SizeEstimate()

  /// What a row of a list takes from its place.
  final var row = ListRowLook()
  /// The colour of a line between rows; nil for another element.
  final var lineColor: UIColor?

  /// The frame without the transform. Frames are stored in this form, because computing them from the centre would lose
  /// precision.
  var place = CGRect.zero

  /// The frame and the appearance, as a value.
  var look: Look {
    Look(
      place: place, transform: transform, alpha: alpha, zIndex: zIndex, isHidden: isHidden, row: row
    )
  }

  struct Look: Equatable {
    var place: CGRect
    var transform: CGAffineTransform
    var alpha: CGFloat
    var zIndex: Int
    var isHidden: Bool
    var row: ListRowLook
  }

  /// A copy with another frame.
  func moved(to place: CGRect) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.place = place
    return copy
  }
}

/// What a row of a list takes from its place in its section.
nonisolated struct ListRowLook: Equatable {
  var isHeader = false
  var isOnCard = false
  /// The corners of the card that the row is at.
  var corners: CACornerMask = []
}

/// The identity of an element: its category, its kind, and the index path of its item or section.
nonisolated struct ElementKey: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: nil, indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// The order from back to front: decoration views, cells, supplementary views.
  private var rank: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }

  static func < (first: ElementKey, second: ElementKey) -> Bool {
    if first.rank != second.rank { return first.rank < second.rank }
    if first.indexPath != second.indexPath { return first.indexPath < second.indexPath }
    return first.kind ?? "" < second.kind ?? ""
  }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}
