// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// Reusing views.
//
// A view that isn't visible any more stays in the collection view as a hidden subview: removing and adding it again
// would destroy and create its GTK widgets.
extension UICollectionView {
  /// The maximum length of a reuse queue: more than are visible at once in all but the largest windows.
  private static let reuseLimit = 256

  func registerCellClass(_ cellClass: AnyClass?, _ identifier: String) {
    cells.register(cellClass, identifier, at: self) { $0.init(frame: .zero) }
  }

  /// Registers how cells with a reuse identifier are created, for example from a document.
  package func registerCells(
    forReuseIdentifier identifier: String, making maker: @escaping () -> UIView?
  ) {
    cells.makers[identifier] = maker
  }

  func registerViewClass(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    supplementaries[kind, default: ReusePool()].register(viewClass, identifier, at: self) {
      $0.init(frame: .zero)
    }
  }

  /// Registers how supplementary views of a kind, with a reuse identifier, are created, for example from a document.
  package func registerSupplementaryViews(
    ofKind kind: String, forReuseIdentifier identifier: String,
    making maker: @escaping () -> UIView?
  ) {
    supplementaries[kind, default: ReusePool()].makers[identifier] = maker
  }

  func dequeueCell(_ identifier: String) -> UICollectionViewCell {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = cells.dequeue(identifier) {
      cell.prepareForReuse()
      cell.prepareCompanionsForReuse()
      return cell
    }
    let cell = cells.make(identifier, for: self) ?? unregisteredCell(identifier)
    cell.reuseIdentifier = identifier
    return cell
  }

  private func unregisteredCell(_ identifier: String) -> UICollectionViewCell {
    if cells.makers[identifier] == nil {
      Messages.views.error(
        """
        \(shortDescription) has no cell for '\(identifier)': register a class or a nib for it by \
        register(_:forCellWithReuseIdentifier:), or give a prototype cell of its document that identifier. \
        A plain cell stands in for it.
        """)
    }
    return UICollectionViewCell(frame: .zero)
  }

  func dequeueView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    if let view = supplementaries[kind]?.dequeue(identifier) {
      view.prepareForReuse()
      view.prepareCompanionsForReuse()
      return view
    }
    let view =
      supplementaries[kind]?.make(identifier, for: self) ?? unregisteredView(kind, identifier)
    view.reuseIdentifier = identifier
    return view
  }

  private func unregisteredView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    if supplementaries[kind]?.makers[identifier] == nil {
      Messages.views.error(
        """
        \(shortDescription) has no view of the kind '\(kind)' for '\(identifier)': register a class or a nib \
        for it by register(_:forSupplementaryViewOfKind:withReuseIdentifier:). A plain view stands in for it.
        """)
    }
    return UICollectionReusableView(frame: .zero)
  }

  /// The replacement for a supplementary view that the data source doesn't provide. This is reported.
  func missingSupplementaryView(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView
  {
    Messages.views.error(
      """
      The layout of \(shortDescription) has a place for a view of the kind '\(kind)' at \(Array(indexPath)), but the \
      data source makes none, so nothing is seen there. Implement \
      collectionView(_:viewForSupplementaryElementOfKind:at:).
      """)
    return UICollectionReusableView(frame: .zero)
  }

  func dequeueDecoration(_ kind: String) -> UICollectionReusableView? {
    if let view = layoutInUse.decorations.dequeue(kind) {
      view.prepareForReuse()
      view.prepareCompanionsForReuse()
      return view
    }
    let view = layoutInUse.decorations.make(kind, for: self)
    if view == nil, layoutInUse.decorations.makers[kind] == nil {
      Messages.views.error(
        """
        The \(type(of: layoutInUse)) of \(shortDescription) has a place for a decoration of the kind '\(kind)', but \
        no class for it, so nothing is seen there. Register one by register(_:forDecorationViewOfKind:).
        """)
    }
    view?.reuseIdentifier = kind
    view?.isUserInteractionEnabled = false
    return view
  }

  /// Asks the data source to configure the existing cells of items anew: it gets them when it dequeues a cell.
  func reconfigure(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let cell = cellForItem(at: indexPath), let dataSource else { continue }
      reconfigured = cell
      let configured = dataSource.collectionView(self, cellForItemAt: indexPath)
      reconfigured = nil
      if configured !== cell { reloadItems(at: [indexPath]) }
    }
  }

  // MARK: - Views that aren't displayed any more

  /// Recycles the view of an element.
  func retire(_ key: ElementKey) {
    guard let element = shown.removeValue(forKey: key) else { return }
    retire(element.view, key)
  }

  /// Recycles all views.
  func retireAll() {
    for key in shown.keys.sorted() { retire(key) }
  }

  /// Puts a view into its reuse queue, and notifies the delegates that it isn't displayed any more.
  func retire(_ view: UICollectionReusableView, _ key: ElementKey, tells: Bool = true) {
    // A hidden view isn't removed, which would cancel its tasks, so they are cancelled explicitly: for example, the
    // image for its item isn't needed any more.
    if enqueue(view, key) {
      view.isHidden = true
      view.putCompanionsToSleep()
    } else {
      view.removeFromSuperview()
    }
    view.cancelTasks()
    guard tells else { return }
    if let cell = view as? UICollectionViewCell {
      tell { $0.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath) }
    } else if let kind = key.kind, key.category == .supplementaryView {
      tell {
        $0.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
      }
    }
  }

  private func enqueue(_ view: UICollectionReusableView, _ key: ElementKey) -> Bool {
    let (identifier, limit) = (view.reuseIdentifier, Self.reuseLimit)
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return false }
      return cells.enqueue(cell, identifier, limit: limit)
    case .supplementaryView:
      return supplementaries[key.kind ?? "", default: ReusePool()]
        .enqueue(view, identifier, limit: limit)
    case .decorationView:
      return layoutInUse.decorations.enqueue(view, identifier, limit: limit)
    }
  }

  /// Notifies all delegates that conform to `UICollectionViewDelegate`.
  func tell(_ call: (any UICollectionViewDelegate) -> Void) {
    furtherDelegates.tell { delegate in
      guard let delegate = delegate as? any UICollectionViewDelegate else { return }
      WireActivity.call(from: self, to: delegate, isTold: false) { call(delegate) }
    }
  }

  // MARK: - Registrations

  /// Returns a configured cell for an item: a reused one, or a new one.
  /// - Parameter item: the item with which the cell is configured; nil to leave it as it is.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if cells.makers[registration.identifier] == nil {
      registerCells(forReuseIdentifier: registration.identifier) { Cell(frame: .zero) }
    }
    let cell =
      dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
      ?? Cell(frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured supplementary view: a reused one, or a new one.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if supplementaries[kind]?.makers[identifier] == nil {
      registerSupplementaryViews(ofKind: kind, forReuseIdentifier: identifier) {
        Supplementary(frame: .zero)
      }
    }
    let view =
      dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath) as? Supplementary
      ?? Supplementary(frame: .zero)
    registration.handler(view, kind, indexPath)
    return view
  }
}

// Registrations of cells and supplementary views.
extension UICollectionView {
  /// A registration that creates and configures cells of a class, without a reuse identifier.
  ///
  ///     let attachments = UICollectionView.CellRegistration<AttachmentCell, Attachment> {
  ///       cell, indexPath, attachment in cell.show(attachment)
  ///     }
  ///
  /// Create a registration once, and keep it: a cell is reused only for the registration that created it.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let identifier = "gossamer.registration.\(UUID().uuidString)"
    fileprivate let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A registration that creates and configures supplementary views of a class and a kind, without a reuse identifier.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view for a section or an item.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let identifier = "gossamer.registration.\(UUID().uuidString)"
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Creates a registration for a kind of supplementary views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}
