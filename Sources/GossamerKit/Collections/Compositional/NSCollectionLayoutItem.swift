// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A width or a height in a compositional layout.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@preconcurrency @MainActor public final class NSCollectionLayoutDimension {
  enum Kind {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  let kind: Kind

  /// The fraction, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? min(max(dimension, 0), 1_000_000) : 0
  }

  /// A part of the width of what contains it: 0.5 is half of it.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A part of the height of what contains it.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A length in points that counts until the content has been measured.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether it is a part of the width of what contains it.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the height of what contains it.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a length that doesn't change.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it counts until the content has been measured.
  public var isEstimated: Bool { kind == .estimated }

  /// The length in a container, before anything was measured.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// A size in a compositional layout.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nscollectionlayoutsize
@preconcurrency @MainActor public final class NSCollectionLayoutSize {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var estimate: SizeEstimate {
    SizeEstimate(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
  }
}

/// Which lengths of an element follow from its content.
struct SizeEstimate: Equatable {
  var width = false
  var height = false

  var isAny: Bool { width || height }
}

/// A distance between items.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing {
  /// The distance in points; the least one if it is flexible.
  public let spacing: CGFloat
  /// Whether the items are spread over what is left.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? min(max(spacing, 0), 1_000_000) : 0
    self.isFlexible = isFlexible
  }

  /// A distance of at least so many points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// A distance of so many points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether the distance doesn't change.
  public var isFixed: Bool { !isFlexible }
}

/// An item of a compositional layout: a cell's size in the group that contains it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nscollectionlayoutitem
@preconcurrency @MainActor open class NSCollectionLayoutItem {
  /// The size, of which the ``contentInsets`` are a part.
  public let layoutSize: NSCollectionLayoutSize

  /// The distances between the item's place and its cell, or a group's place and its items, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }
}

/// A group of items beside or below each other, repeated until the section's items are used up.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Content {
    /// Items, beside each other or below each other, again and again while they fit.
    case repeated([NSCollectionLayoutItem], isHorizontal: Bool)
    /// An item so many times; if they are equal, each gets the same part of the group.
    case counted(NSCollectionLayoutItem, Int, isHorizontal: Bool, areEqual: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let content: Content

  /// The distance between the items; nil for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ content: Content) {
    self.content = content
    super.init(layoutSize: size)
  }

  /// The items of the group; empty for one that a closure arranges.
  public var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .repeated(let items, _): items
    case .counted(let item, let count, _, _): Array(repeating: item, count: count)
    case .custom: []
    }
  }

  /// Items beside each other, as many as fit; the items are taken in turn.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeated(subitems, isHorizontal: true))
  }

  /// So many items beside each other, each as wide as the others.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let content = Content.counted(subitem, max(count, 1), isHorizontal: true, areEqual: true)
    return NSCollectionLayoutGroup(layoutSize, content)
  }

  /// So many items beside each other, each with its own size.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    let content = Content.counted(subitem, max(count, 1), isHorizontal: true, areEqual: false)
    return NSCollectionLayoutGroup(layoutSize, content)
  }

  /// Items below each other, as many as fit; the items are taken in turn.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeated(subitems, isHorizontal: false))
  }

  /// So many items below each other, each as high as the others.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let content = Content.counted(subitem, max(count, 1), isHorizontal: false, areEqual: true)
    return NSCollectionLayoutGroup(layoutSize, content)
  }

  /// So many items below each other, each with its own size.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    let content = Content.counted(subitem, max(count, 1), isHorizontal: false, areEqual: false)
    return NSCollectionLayoutGroup(layoutSize, content)
  }

  /// Items that a closure arranges.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }
}

/// Returns the frames of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a group that a closure arranges.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem {
  /// The frame in the group, in points.
  public let frame: CGRect
  /// The position from back to front.
  public let zIndex: Int

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
  }
}

/// What a layout may depend on.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The area that is laid out.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The area that is laid out.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are a part of the size.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection) {
    (contentSize, traitCollection) = (size, traits)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
