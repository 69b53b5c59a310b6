// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleFoundation
import StandIns

/// An object that Core Data keeps on Apple's platforms. Here it keeps values by their names while it exists.
///
/// Semantics: https://developer.apple.com/documentation/coredata/nsmanagedobject
open class NSManagedObject: NSObject {
  private var values: [String: Any] = [:]
  /// The context; nil: none.
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  /// What names the object.
  public let objectID = NSManagedObjectID()

  /// Creates an object in a context.
  public required init(context: NSManagedObjectContext) {
    managedObjectContext = context
    super.init()
    context.insert(self)
  }

  /// Creates an object in a context; nil: in none.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    managedObjectContext = context
    super.init()
    context?.insert(self)
  }

  /// A request for objects of the class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }

  /// The value of a name; nil: none.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Stores a value under a name.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// The value of a name; nil: none.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }

  /// Stores a value under a name.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// Does nothing: nobody observes.
  open func willChangeValue(forKey key: String) {}
  /// Does nothing: nobody observes.
  open func didChangeValue(forKey key: String) {}
  /// Does nothing: nobody observes.
  open func willAccessValue(forKey key: String?) {}
  /// Does nothing: nobody observes.
  open func didAccessValue(forKey key: String?) {}
  /// Called for a new object. Never, here.
  open func awakeFromInsert() {}
  /// Called for an object of the store. Never, here.
  open func awakeFromFetch() {}
  /// Called before saving. Never, here.
  open func willSave() {}
  /// Called after saving. Never, here.
  open func didSave() {}
}

/// What names an object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  // Unchecked, because it has no state.
}

/// What a request finds.
public protocol NSFetchRequestResult: AnyObject {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What a kind of objects is called.
open class NSEntityDescription: NSObject {
  /// The name.
  open var name: String?

  /// A description with a name. Whether the model has it isn't known.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let description = NSEntityDescription()
    description.name = entityName
    return description
  }

  /// A new object, without a class of its own.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject(context: context)
  }
}

/// What is looked for.
///
/// Semantics: https://developer.apple.com/documentation/coredata/nsfetchrequest
open class NSFetchRequest<ResultType>: NSObject {
  /// The kind of objects.
  public let entityName: String?
  /// What has to be so.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0: all.
  open var fetchLimit = 0
  /// How many are passed over.
  open var fetchOffset = 0
  /// How many at a time; 0: all.
  open var fetchBatchSize = 0
  /// Whether values are read later. Without effect.
  open var returnsObjectsAsFaults = true

  /// Creates a request.
  public override init() {
    entityName = nil
    super.init()
  }

  /// Creates a request for a kind of objects.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
}

/// Finds objects for a table on Apple's platforms. Here it finds none, in one section.
///
/// Semantics: https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
  /// What is looked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Where it is looked for.
  public let managedObjectContext: NSManagedObjectContext
  /// Is told what changes. Never, here.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  /// Creates a controller.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    super.init()
  }

  /// Finds nothing.
  open func performFetch() throws {
    StandIn.tell("NSFetchedResultsController.performFetch()", coreDataInstead)
  }

  /// Nothing.
  open var fetchedObjects: [ResultType]? { [] }
  /// None.
  open var sections: [any NSFetchedResultsSectionInfo]? { [] }
  /// Nil.
  open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
}

/// A section of what was found.
public protocol NSFetchedResultsSectionInfo {
  /// How many there are.
  var numberOfObjects: Int { get }
  /// The objects; nil: none.
  var objects: [Any]? { get }
  /// The title.
  var name: String { get }
}

/// What changes.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// An object has come.
  case insert = 1
  /// An object has gone.
  case delete
  /// An object has moved.
  case move
  /// An object has changed.
  case update
}

/// Is told what changes. Never, here.
public protocol NSFetchedResultsControllerDelegate: AnyObject {}
