// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The changes of a text that can be undone and redone.
///
/// Characters that are typed one after the other make one step, and so do characters that are
/// deleted one after the other; moving the caret ends such a run.
nonisolated struct EditingHistory {
  /// One change, with what it takes to undo it.
  struct Step {
    var location: Int
    var removed: String
    var inserted: String
    var selectionBefore: NSRange
    fileprivate var run: Run?

    /// The change that undoes the step.
    var inverse: TextChange {
      TextChange(NSRange(location: location, length: inserted.utf16.count), removed)
    }

    /// The change that does it again.
    var change: TextChange {
      TextChange(NSRange(location: location, length: removed.utf16.count), inserted)
    }
  }

  fileprivate enum Run {
    case typing
    case deleting
  }

  /// More steps than anybody undoes; the oldest are forgotten.
  static let greatestCount = 1_000

  private var done: [Step] = []
  private var undone: [Step] = []
  private var isRunOpen = false

  /// The step that undo takes back, or nil.
  var stepToUndo: Step? { done.last }

  /// The step that redo does again, or nil.
  var stepToRedo: Step? { undone.last }

  /// Notes a change that a person made: it took `removed` out of a text in which `selectionBefore`
  /// was selected.
  mutating func record(_ change: TextChange, removed: String, selectionBefore: NSRange) {
    undone = []
    let step = Step(
      location: change.range.location, removed: removed, inserted: change.replacement,
      selectionBefore: selectionBefore, run: Self.run(change, removed: removed))
    if isRunOpen, let last = done.last, let joined = Self.join(last, step) {
      done[done.count - 1] = joined
    } else {
      done.append(step)
      if done.count > Self.greatestCount { done.removeFirst() }
    }
    isRunOpen = step.run != nil
  }

  /// Lets the next change be a step of its own.
  mutating func endRun() {
    isRunOpen = false
  }

  /// Notes that the last step was taken back.
  mutating func didUndo() {
    isRunOpen = false
    if let step = done.popLast() { undone.append(step) }
  }

  /// Notes that the step taken back last was done again.
  mutating func didRedo() {
    isRunOpen = false
    if let step = undone.popLast() { done.append(step) }
  }

  private static func run(_ change: TextChange, removed: String) -> Run? {
    if change.replacement.isEmpty { return removed.dropFirst().isEmpty ? .deleting : nil }
    return change.replacement.dropFirst().isEmpty ? .typing : nil
  }

  /// The two steps as one, if the later continues the run of the earlier.
  private static func join(_ last: Step, _ step: Step) -> Step? {
    var joined = last
    switch (last.run, step.run) {
    case (.typing, .typing):
      let end = last.location + last.inserted.utf16.count
      guard step.removed.isEmpty, step.location == end else { return nil }
      joined.inserted += step.inserted
    case (.deleting, .deleting) where step.location + step.removed.utf16.count == last.location:
      joined.removed = step.removed + last.removed
      joined.location = step.location
    case (.deleting, .deleting) where step.location == last.location:
      joined.removed += step.removed
    default: return nil
    }
    return joined
  }
}
