// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The changes of a batch update of a table or a collection view.
struct ListBatch {
  var changes = ListChanges()
  /// The number of nested updates in progress.
  var depth = 0
  var completions: [(Bool) -> Void] = []
}

// Updating a list without reloading all data.
extension ListScrollView {
  func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    // The indices of changes refer to the data before the updates, so that must be loaded.
    load()
    batch.depth += 1
    updates?()
    finishUpdates(completion)
  }

  /// Records a change, and applies it at once unless a batch update is in progress.
  func change(_ change: (inout ListChanges) -> Void) {
    let isAlone = batch.depth == 0
    if isAlone {
      guard isLoaded else {
        // The data source wasn't asked yet, and its answers will include the change.
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

  /// Animates a change of the items for 0.3 seconds, as UIKit does.
  /// - Parameters:
  ///   - staying: brings the views of old and new items to their places. They can be touched meanwhile.
  ///   - leaving: makes the views of deleted items disappear. They can't be touched any more.
  ///   - completion: called when both animations have ended.
  func animateChange(
    _ staying: @escaping () -> Void, leaving: @escaping () -> Void,
    then completion: @escaping () -> Void
  ) {
    var unfinished = 2
    let end = { (_: Bool) in
      unfinished -= 1
      if unfinished == 0 { completion() }
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: staying,
      completion: end)
    UIView.animate(withDuration: 0.3, animations: leaving, completion: end)
  }

  /// Updates the index paths of the selection, the current item and the followed item after a change.
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

  /// The item at which the keyboard continues after an item was deleted: the next one, or else the last one of its
  /// section; nil if the section is empty.
  private func successor(of item: IndexPath, in counts: [Int]) -> IndexPath? {
    guard counts.indices.contains(item.section), counts[item.section] > 0 else { return nil }
    return IndexPath(item: min(item.item, counts[item.section] - 1), section: item.section)
  }

  /// The number of items in each section according to the data source. Negative numbers are reported, and count as 0.
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

  /// Replaces the old background view with the current one.
  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
