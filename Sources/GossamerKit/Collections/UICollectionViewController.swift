// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A view controller whose view is a collection view, with the controller as its data source and delegate.
///
/// A subclass overrides the methods of the data source, at least those for the number of items and for their cells.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewcontroller
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // MARK: - Creating a collection view controller

  /// Creates a controller whose collection view uses a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    madeLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view has a flow layout, or with the collection view of a document.
  public override init(nibName: String?, bundle: Bundle?) {
    madeLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller from an Interface Builder document.
  public required init?(coder: NSCoder) {
    madeLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // MARK: - Getting the collection view

  /// The collection view, which is the ``UIViewController/view`` itself. The first access loads it. If the loaded view
  /// isn't a collection view, this is reported, and the property returns a collection view that isn't displayed. It
  /// never returns nil.
  // UIKit's type, which an override must repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get { loadedCollection }
    set { view = newValue }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    isViewLoaded ? loadedCollection.collectionViewLayout : madeLayout
  }

  /// Loads the collection view from the document, or creates it, with this controller as its data source and delegate.
  /// For a document's collection view, that applies only where the document connects no others.
  open override func loadView() {
    if viewNib != nil || nibName != nil {
      super.loadView()
      guard let loaded = viewIfLoaded as? UICollectionView else { return }
      if loaded.dataSource == nil { loaded.dataSource = self }
      if loaded.delegate == nil { loaded.delegate = self }
    } else {
      let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: madeLayout)
      made.dataSource = self
      made.delegate = self
      view = made
    }
  }

  private var loadedCollection: UICollectionView {
    if let loaded = view as? UICollectionView { return loaded }
    if let standIn { return standIn }
    Messages.views.error(
      """
      The view of \(type(of: self)) is a \(type(of: view as Any)), and no UICollectionView. Its collectionView stays \
      unseen: set a collection view as its view.
      """)
    let made = UICollectionView(frame: .zero, collectionViewLayout: madeLayout)
    standIn = made
    return made
  }

  private let madeLayout: UICollectionViewLayout
  private var standIn: UICollectionView?

  // MARK: - Configuring the collection view behavior

  /// Whether the items are deselected whenever the view is about to appear. True unless set.
  open var clearsSelectionOnViewWillAppear = true

  /// Deselects the items if ``clearsSelectionOnViewWillAppear`` is true. An override calls `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in loadedCollection.indexPathsForSelectedItems ?? [] {
      loadedCollection.deselectItem(at: indexPath, animated: animated)
    }
  }

  // MARK: - Data source

  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns 0.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns an empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Reports that the method isn't overridden, and returns an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { collectionView.missingSupplementaryView(kind, indexPath) }

  /// Edits the items of the collection view, or ends that.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  // MARK: - Delegate

  /// Returns true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Asks for the menu of the first item.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: - Scrolling

  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
