// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleFoundation
import StandIns

/// Lets a person search in an application from outside on Apple's platforms. Here nothing is indexed.
///
/// Semantics: https://developer.apple.com/documentation/corespotlight/cssearchableindex
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // Unchecked, because it has no state.
  private static let index = CSSearchableIndex()

  /// The application's index.
  open class func `default`() -> CSSearchableIndex { index }
  /// False.
  open class func isIndexingAvailable() -> Bool { false }

  /// Calls back on the main queue with an error.
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    StandIn.tell("CSSearchableIndex.indexSearchableItems(_:)", instead)
    let error = StandInError("CSSearchableIndex.indexSearchableItems(_:)", instead)
    if let completionHandler { DispatchQueue.main.async { completionHandler(error) } }
  }

  /// Calls back on the main queue: there is nothing to delete.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }

  private var instead: String {
    "The desktop's search doesn't ask applications; offer a search field."
  }
}

/// Something to be found.
open class CSSearchableItem: NSObject {
  /// Its name.
  public let uniqueIdentifier: String
  /// What it belongs to; nil: nothing.
  public let domainIdentifier: String?
  /// What it says.
  public let attributeSet: CSSearchableItemAttributeSet
  /// How long it can be found.
  open var expirationDate: Date! = .distantFuture

  /// Creates an item.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

/// What an item says.
open class CSSearchableItemAttributeSet: NSObject {
  /// The title; nil: none.
  open var title: String?
  /// The text; nil: none.
  open var contentDescription: String?
  /// Other words; nil: none.
  open var keywords: [String]?
  /// A small picture; nil: none.
  open var thumbnailData: Data?

  /// Creates a set for items of a type.
  public init(itemContentType type: String) {
    super.init()
  }
}

/// The activity by which the system opens what was found. Never, here.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The name of what was found, in the activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
