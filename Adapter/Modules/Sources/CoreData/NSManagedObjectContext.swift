// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleFoundation
import StandIns

// Core Data keeps objects whose classes a model file describes. Nothing reads such a model here: loading a store fails, and what is
// fetched is nothing.

/// Holds a model, a store and the contexts on Apple's platforms. Here loading its store fails.
///
/// Semantics: https://developer.apple.com/documentation/coredata/nspersistentcontainer
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // Unchecked as on Apple's platforms: one thread configures it.

  /// The name of the model.
  public let name: String
  /// The context of the main queue.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// Which stores would be loaded. Without effect.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [
    NSPersistentStoreDescription()
  ]

  /// Creates a container.
  public init(name: String) {
    self.name = name
    super.init()
  }

  /// Calls back with an error: no store can be loaded.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    StandIn.tell("NSPersistentContainer.loadPersistentStores(completionHandler:)", coreDataInstead)
    let error = StandInError("Core Data", coreDataInstead)
    block(persistentStoreDescriptions.first ?? NSPersistentStoreDescription(), error)
  }

  /// A context of a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }

  /// Runs the closure on a queue of its own.
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
}

/// What to use instead of Core Data.
let coreDataInstead =
  "Use a store that Linux has: GossamerPersistence (SQLite by GRDB), or Codable values in a file."

/// Which store is loaded, and how.
open class NSPersistentStoreDescription: NSObject {
  /// Where it is; nil: nowhere.
  open var url: URL?
  /// Its kind.
  open var type = NSSQLiteStoreType
  /// Whether it is brought to the newest model. Without effect.
  open var shouldMigrateStoreAutomatically = true
  /// Whether that is found out. Without effect.
  open var shouldInferMappingModelAutomatically = true

  /// Creates a description.
  public override init() {
    super.init()
  }

  /// Creates a description of a store's place.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
}

/// A store in SQLite.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"

/// Where a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// On a queue of its own.
  case privateQueueConcurrencyType = 1
  /// On the main queue.
  case mainQueueConcurrencyType
}

/// How conflicts are solved. Without effect.
public enum NSMergePolicy: Sendable {
  /// The object's values win.
  case mergeByPropertyObjectTrump
  /// The store's values win.
  case mergeByPropertyStoreTrump
}

/// The object's values win.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump

/// Keeps changes until they are saved, on Apple's platforms. Here it knows what was inserted and deleted, and saving fails.
///
/// Semantics: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Unchecked as on Apple's platforms: it is used on its queue only.
  private let queue: DispatchQueue
  /// The context that it saves into. Without effect.
  open var parent: NSManagedObjectContext?
  /// How conflicts are solved. Without effect.
  open var mergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
  /// Whether it sees what others save. Without effect.
  open var automaticallyMergesChangesFromParent = false
  /// What was inserted.
  public private(set) var insertedObjects: Set<NSManagedObject> = []
  /// What was deleted.
  public private(set) var deletedObjects: Set<NSManagedObject> = []

  /// Creates a context.
  public init(concurrencyType type: NSManagedObjectContextConcurrencyType) {
    queue =
      type == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
  }

  /// Whether something was inserted or deleted.
  open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty }

  /// Throws: nothing can be saved.
  open func save() throws {
    StandIn.tell("NSManagedObjectContext.save()", coreDataInstead)
    throw StandInError("NSManagedObjectContext.save()", coreDataInstead)
  }

  /// Finds nothing.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    StandIn.tell("NSManagedObjectContext.fetch(_:)", coreDataInstead)
    return []
  }

  /// 0.
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }

  /// Keeps an object.
  open func insert(_ object: NSManagedObject) {
    insertedObjects.insert(object)
  }

  /// Forgets an object.
  open func delete(_ object: NSManagedObject) {
    if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
  }

  /// Forgets all changes.
  open func rollback() {
    insertedObjects = []
    deletedObjects = []
  }

  /// Forgets everything.
  open func reset() { rollback() }

  /// Runs the closure on the context's queue, later.
  open func perform(_ block: @escaping @Sendable () -> Void) {
    queue.async { block() }
  }

  /// Runs the closure, and waits for it.
  open func performAndWait(_ block: () -> Void) {
    if queue === DispatchQueue.main, Thread.isMainThread {
      block()
    } else {
      queue.sync(execute: block)
    }
  }
}
