// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// An intention that is one of a collection view's delegates. The base class of such intentions.
///
/// **In a document** it is an Object with the outlet `collectionView`.
open class CollectionIntention: Intention, UICollectionViewDelegate {
  /// The collection view, held weakly.
  public weak var collectionView: UICollectionView?

  /// The wires of intentions, and the outlet `collectionView`.
  open override class var wires: AnyWires {
    Wires<CollectionIntention>(super.wires).outlet("collectionView", \.collectionView)
  }

  /// Becomes one of the `furtherDelegates` of the collection view, unless it is its `delegate` already. An
  /// override calls `super`.
  open override func awake() {
    guard areSet(["collectionView": collectionView != nil]), let collectionView,
      collectionView.delegate !== self
    else { return }
    collectionView.furtherDelegates.append(self)
  }

  // MARK: - Collection view delegate

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
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Calls a closure for each item of a collection view that a person selects.
///
///     ItemSelectionIntention(in: content.collectionView) { [viewModel] in viewModel.select($0.item) }
///
/// The item is deselected at once.
///
/// **In a document** it is an Object with the outlet `collectionView`, of a subclass that overrides
/// ``didSelect(itemAt:)``.
open class ItemSelectionIntention: CollectionIntention {
  private var selection: ((IndexPath) -> Void)?

  /// Calls `selection` for each item that a person selects.
  /// - Parameters:
  ///   - collectionView: the collection view, held weakly.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - selection: gets the item. It must capture controllers and views weakly.
  public convenience init(
    in collectionView: UICollectionView, file: String = #fileID, line: Int = #line,
    selection: @escaping (IndexPath) -> Void
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.collectionView = collectionView
    self.selection = selection
  }

  /// Calls `selection`, which gets its owner, for each item that a person selects.
  /// - Parameters:
  ///   - collectionView: the collection view, held weakly.
  ///   - owner: the controller or view that `selection` gets, held weakly.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - selection: gets the owner and the item. It isn't called once the owner is gone.
  public convenience init<Owner: AnyObject>(
    in collectionView: UICollectionView, owner: Owner, file: String = #fileID, line: Int = #line,
    selection: @escaping (Owner, IndexPath) -> Void
  ) {
    self.init(in: collectionView, file: file, line: line) { [weak owner] item in
      if let owner { selection(owner, item) }
    }
  }

  /// Called when a person has selected an item. Calls the closure of the initialiser, unless overridden.
  open func didSelect(itemAt indexPath: IndexPath) {
    selection?(indexPath)
  }

  /// Calls ``didSelect(itemAt:)``.
  public final override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    didSelect(itemAt: indexPath)
  }
}

/// Loads more when one of the last items of a collection view is about to become visible, by the rules of
/// ``LoadMoreOnScrollIntention``.
///
///     LoadMoreItemsIntention(in: content.collectionView) { [viewModel] in await viewModel.loadMore() }
///
/// **In a document** it is an Object with the outlet `collectionView`, of a subclass that overrides ``loadMore()``.
open class LoadMoreItemsIntention: CollectionIntention {
  /// How many items before the last one loading begins. 5 by default.
  public final var margin = 5

  private var load: (@MainActor () async -> Void)?
  private lazy var loader = EndLoader { [weak self] in
    await self?.loadMore()
  } count: { [weak self] in
    self?.collectionView?.itemCount ?? 0
  } showsEnd: { [weak self] in
    guard let self, let collectionView else { return nil }
    return collectionView.indexPathsForVisibleItems.max().map {
      self.isAmongTheLast($0, of: collectionView)
    }
  }

  /// Calls `load` when one of the last items is about to become visible.
  /// - Parameters:
  ///   - collectionView: the collection view, held weakly.
  ///   - margin: see ``margin``.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - load: loads more, and lets the collection view show it. It must capture controllers and views weakly.
  public convenience init(
    in collectionView: UICollectionView, margin: Int = 5, file: String = #fileID,
    line: Int = #line, load: @escaping @MainActor () async -> Void
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.collectionView = collectionView
    self.margin = margin
    self.load = load
  }

  /// Calls `load`, which gets its owner, when one of the last items is about to become visible.
  /// - Parameters:
  ///   - collectionView: the collection view, held weakly.
  ///   - margin: see ``margin``.
  ///   - owner: the controller or view to which `load` gets a weak reference: `{ $controller in ... }`.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - load: loads more, and lets the collection view show it.
  public convenience init<Owner: AnyObject>(
    in collectionView: UICollectionView, margin: Int = 5, owner: Owner, file: String = #fileID,
    line: Int = #line, load: @escaping (Weak<Owner>) async -> Void
  ) {
    let owner = Weak(owner)
    self.init(in: collectionView, margin: margin, file: file, line: line) { await load(owner) }
  }

  /// Loads more: calls the closure of the initialiser, unless overridden.
  open func loadMore() async {
    await load?()
  }

  /// Loads more, if the item is one of the last ones.
  public final override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if isAmongTheLast(indexPath, of: collectionView) { loader.start() }
  }

  /// Allows loading again once the last items are out of view. An override calls `super`.
  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    if scrollView === collectionView { loader.didScroll() }
  }

  /// Loads again if the last items are visible: work may have been cancelled, or have added nothing. An override
  /// calls `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    loader.didAppear()
  }

  /// Cancels running work. An override calls `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loader.didDisappear()
  }

  private func isAmongTheLast(_ item: IndexPath, of view: UICollectionView) -> Bool {
    let last = view.numberOfSections - 1
    return item.section == last && item.item + 1 + margin >= view.numberOfItems(inSection: last)
  }
}

extension UICollectionView {
  fileprivate var itemCount: Int {
    (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) }
  }
}
