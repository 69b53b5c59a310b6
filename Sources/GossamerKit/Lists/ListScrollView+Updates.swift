// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// Changes of a table or a collection that are collected, to be made at once.
struct ListBatch {
  var changes = ListChanges()
  /// How many calls that collect changes are under way, one inside of the other.
  var depth = 0
  var completions: [(Bool) -> Void] = []
}

// Changing a list without asking for everything anew.
extension ListScrollView {
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

  /// Lets the selection, the keyboard and what is followed go along with the items.
  func moveMarks(_ mapping: ListMapping) {
    func kept(_ item: IndexPath) -> IndexPath? {
      mapping.reloadedRows.contains(item) ? nil : mapping.newRow(of: item)
    }
    selection.follow(kept)
    currentItem = currentItem.flatMap {
      mapping.newRow(of: $0) ?? successor(of: $0, in: mapping.newCounts)
    }
    focusRing.toldItem = focusRing.toldItem.flatMap(kept)
    followedItem = followedItem.flatMap { mapping.continuation(of: $0) }
  }

  /// The item that has taken the place of one that is gone, where the keyboard goes on: the one that came after it,
  /// or else the last one of its section; nil for none.
  private func successor(of item: IndexPath, in counts: [Int]) -> IndexPath? {
    guard counts.indices.contains(item.section), counts[item.section] > 0 else { return nil }
    return IndexPath(item: min(item.item, counts[item.section] - 1), section: item.section)
  }

  /// How many items each section has by what a data source answers; a message says where that can't be.
  func askForCounts(
    ofSections sections: Int, _ items: String, _ count: (_ section: Int) -> Int
  ) -> [Int] {
    guard sections >= 0 else {
      complain("\(sections) sections; there are none now")
      return []
    }
    return (0..<sections).map { section in
      let count = count(section)
      if count < 0 { complain("\(count) \(items) in section \(section); it has none now") }
      return max(0, count)
    }
  }

  private func complain(_ answer: String) {
    Messages.views.error(
      "The data source of \(shortDescription) answers that there are \(answer).")
  }

  /// Another view stands behind the items.
  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
