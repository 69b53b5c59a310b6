// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that is dragged.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidragitem
open class UIDragItem {
  /// Creates an item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  /// What it can be loaded as.
  open private(set) var itemProvider: NSItemProvider

  /// Whatever who drags it within this application wants to find again; nil unless set.
  open var localObject: Any?
}

/// What is dragged, and where it is.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidragdropsession
@MainActor public protocol UIDragDropSession: AnyObject {
  /// What is dragged. Until it is dropped, several files are one item: who drags hasn't sent their names yet.
  var items: [UIDragItem] { get }

  /// Where the pointer is.
  /// - Parameter view: the view in whose coordinates.
  func location(in view: UIView) -> CGPoint

  /// Whether who drags lets the items be moved, and not only copied.
  var allowsMoveOperation: Bool { get }

  /// Whether an item is of one of these types, or of a kind of it.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether an object can be made of one of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// What is dragged over views that it can be dropped on.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidropsession
@MainActor public protocol UIDropSession: UIDragDropSession {
  /// Makes objects of all items that they can be made of. To be called while the drop is performed.
  /// - Parameters:
  ///   - aClass: their class, such as `UIImage.self`.
  ///   - completion: gets the objects in the order of the items, without those that can't be loaded.
  /// - Returns: its `cancel()` ends the loading; `completion` isn't called then.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads texts; see ``loadObjects(ofClass:completion:)``.
  @discardableResult
  public func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: aClass as any NSItemProviderReading.Type) {
      completion($0.compactMap { $0 as? String })
    }
  }

  /// Loads addresses; see ``loadObjects(ofClass:completion:)``.
  @discardableResult
  public func loadObjects(
    ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void
  ) -> Progress {
    loadObjects(ofClass: aClass as any NSItemProviderReading.Type) {
      completion($0.compactMap { $0 as? URL })
    }
  }
}
