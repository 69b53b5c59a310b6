// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionView {
  /// How cells of a class are made and configured, without an identifier.
  ///
  ///     let attachments = UICollectionView.CellRegistration<AttachmentCell, Attachment> {
  ///       cell, indexPath, attachment in cell.show(attachment)
  ///     }
  ///
  /// Make it once and keep it: cells are used again for the registration that they were made by.
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

  /// How supplementary views of a class and a kind are made and configured, without an identifier.
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

  /// A cell for an item, configured: one that isn't seen any more, or a new one.
  /// - Parameter item: what the cell is to show; nil has it not configured.
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

  /// A supplementary view, configured: one that isn't seen any more, or a new one.
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
