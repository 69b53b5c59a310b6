// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A dragged item.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidragitem
@preconcurrency @MainActor open class UIDragItem {
  /// Creates an item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  /// The provider of the item's data.
  open private(set) var itemProvider: NSItemProvider

  /// An object that this application attaches to the item when it drags within itself; nil by default.
  open var localObject: Any?
}

/// The items of a drag, and the place of the pointer.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidragdropsession
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// The dragged items. Until the drop several files are one item, because the drag's source hasn't sent their URLs yet.
  var items: [UIDragItem] { get }

  /// The place of the pointer.
  /// - Parameter view: the view in whose coordinates the place is.
  func location(in view: UIView) -> CGPoint

  /// Whether the drag's source allows the items to be moved, and not only copied.
  var allowsMoveOperation: Bool { get }

  /// Whether an item conforms to one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether an object can be made of one of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag over views that accept drops.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidropsession
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// Loads objects of a class from all items that provide them. Call it in `performDrop`.
  /// - Parameters:
  ///   - aClass: the class, such as `UIImage.self`.
  ///   - completion: gets the objects in the order of the items, without those that can't be loaded.
  /// - Returns: the progress. Its `cancel()` ends the loading; `completion` isn't called then.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads strings; see ``loadObjects(ofClass:completion:)``.
  @discardableResult
  public func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: aClass as any NSItemProviderReading.Type) {
      completion($0.compactMap { $0 as? String })
    }
  }

  /// Loads URLs; see ``loadObjects(ofClass:completion:)``.
  @discardableResult
  public func loadObjects(
    ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void
  ) -> Progress {
    loadObjects(ofClass: aClass as any NSItemProviderReading.Type) {
      completion($0.compactMap { $0 as? URL })
    }
  }
}
