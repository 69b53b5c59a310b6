// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<collectionView>` with its layout. Its cells, headers and footers are prototypes: one is created whenever an
/// item or a section needs it.
enum CollectionViewReader: ViewReader {
  static func read(_ element: Element, into view: UICollectionView, _ instantiation: Instantiation)
  {
    ScrollViewReader.read(element, into: view, instantiation)
    view.allowsSelection = element.bool("allowsSelection") ?? true
    view.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
    if let child = element.child(key: "collectionViewLayout") {
      view.collectionViewLayout = makeLayout(child, instantiation)
    }
    instantiation.collections.append((view, element))
  }

  static func add(_ subview: UIView, from element: Element, to view: UICollectionView) {
    if element.key == "backgroundView" {
      view.backgroundView = subview
    } else {
      view.addSubview(subview)
    }
  }

  private static func makeLayout(
    _ element: Element, _ instantiation: Instantiation
  ) -> UICollectionViewLayout {
    let isFlow = element.name == "collectionViewFlowLayout"
    let base: UICollectionViewLayout.Type =
      isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let customLayout: UICollectionViewLayout.Type? = instantiation.customClass(
      of: element, insteadOf: "\(base)"
    ) { type in
      isFlow ? type as? UICollectionViewFlowLayout.Type : type as? UICollectionViewLayout.Type
    }
    let layout = (customLayout ?? base).init()
    if let flow = layout as? UICollectionViewFlowLayout { read(element, into: flow) }
    instantiation.register(layout, for: element)
    return layout
  }

  private static func read(_ element: Element, into layout: UICollectionViewFlowLayout) {
    if let direction = element.choice("scrollDirection", from: directions) {
      layout.scrollDirection = direction
    }
    if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let size = element.size("itemSize") { layout.itemSize = size }
    if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let inset = element.edgeInsets("sectionInset") { layout.sectionInset = inset }
    layout.sectionHeadersPinToVisibleBounds =
      element.bool("sectionHeadersPinToVisibleBounds") ?? false
    layout.sectionFootersPinToVisibleBounds =
      element.bool("sectionFootersPinToVisibleBounds") ?? false
  }

  private static let directions: [String: UICollectionView.ScrollDirection] = [
    "vertical": .vertical, "horizontal": .horizontal,
  ]
}

/// Reads `<collectionViewCell>`. The element of its content view describes the one that the cell has created.
enum CollectionViewCellReader: ViewReader {
  static func read(
    _ element: Element, into view: UICollectionViewCell, _ instantiation: Instantiation
  ) {
    view.reuseIdentifier = element.string("reuseIdentifier")
    if let content = element.child(key: "contentView") {
      CommonViewReader.read(content, into: view.contentView, instantiation)
      instantiation.register(view.contentView, for: content)
    }
  }

  static func add(_ subview: UIView, from element: Element, to view: UICollectionViewCell) {
    switch element.key {
    case "backgroundView": view.backgroundView = subview
    case "selectedBackgroundView": view.selectedBackgroundView = subview
    default: view.contentView.addSubview(subview)
    }
  }
}

/// Reads `<collectionReusableView>`: a header or a footer of a collection view.
enum CollectionReusableViewReader: ViewReader {
  static func read(
    _ element: Element, into view: UICollectionReusableView, _ instantiation: Instantiation
  ) { view.reuseIdentifier = element.string("reuseIdentifier") }
}
