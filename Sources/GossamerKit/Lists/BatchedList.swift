// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Changes of a table or a collection that are collected, to be made at once.
struct ListBatch {
  var changes = ListChanges()
  /// How many calls that collect changes are under way, one inside of the other.
  var depth = 0
  var completions: [(Bool) -> Void] = []
}

/// A table or a collection.
protocol BatchedList: UIScrollView {
  var batch: ListBatch { get set }

  /// Whether the data source was asked what there is.
  var isLoaded: Bool { get }

  /// Asks the data source, if it wasn't yet.
  func load()

  /// Lets what is shown follow changes of the data source.
  /// - Parameter completion: called when nothing moves any more.
  func apply(_ changes: ListChanges, then completion: @escaping () -> Void)
}

extension BatchedList {
  func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    // What is changed is named by what was there before.
    load()
    batch.depth += 1
    updates?()
    finishUpdates(completion)
  }

  /// Adds a change, and makes it at once unless others follow.
  func change(_ change: (inout ListChanges) -> Void) {
    let isAlone = batch.depth == 0
    if isAlone {
      guard isLoaded else {
        // Nobody has asked the data source yet, which has changed already.
        return setNeedsLayout()
      }
      batch.depth += 1
    }
    change(&batch.changes)
    if isAlone { finishUpdates(nil) }
  }

  func finishUpdates(_ completion: ((Bool) -> Void)?) {
    guard batch.depth > 0 else { return }
    batch.depth -= 1
    if let completion { batch.completions.append(completion) }
    guard batch.depth == 0 else { return }
    let ended = batch
    batch = ListBatch()
    let tellAll = {
      for completion in ended.completions { completion(true) }
    }
    guard isLoaded else {
      setNeedsLayout()
      return tellAll()
    }
    apply(ended.changes, then: tellAll)
  }
}
