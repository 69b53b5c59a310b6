// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The changes of a text that can be undone and redone.
///
/// Characters that are typed one after the other make one step, and so do characters that are
/// deleted one after the other; moving the caret ends such a run.
nonisolated package struct EditingHistory {
  /// One change, with what it takes to undo it.
  package struct Step {
    /// What was replaced, in the text before.
    fileprivate(set) var range: NSRange
    fileprivate(set) var removed: String
    fileprivate(set) var inserted: String
    /// In UTF-16 units.
    fileprivate var insertedLength: Int
    package let selectionBefore: NSRange
    fileprivate let run: Run?

    /// The change that undoes the step.
    package var inverse: TextChange {
      TextChange(NSRange(location: range.location, length: insertedLength), removed)
    }

    /// The change that does it again.
    package var change: TextChange { TextChange(range, inserted) }
  }

  fileprivate enum Run {
    case typing
    case deleting
  }

  /// A history in which nothing was done.
  package init() {}

  /// More steps than anybody undoes; the oldest are forgotten.
  static let greatestCount = 1_000

  private var done: [Step] = []
  private var undone: [Step] = []
  private var isRunOpen = false

  /// The step that undo takes back, or nil.
  package var stepToUndo: Step? { done.last }

  /// The step that redo does again, or nil.
  package var stepToRedo: Step? { undone.last }

  /// Notes a change that a person made: it took `removed` out of a text in which `selectionBefore`
  /// was selected.
  package mutating func record(_ change: TextChange, removed: String, selectionBefore: NSRange) {
    undone = []
    let run = Self.run(change, removed: removed)
    if isRunOpen, let run, let last = done.indices.last, done[last].run == run,
      done[last].extend(by: change, removed: removed)
    {
      return
    }
    isRunOpen = run != nil
    done.append(
      Step(
        range: change.range, removed: removed, inserted: change.replacement,
        insertedLength: change.replacement.utf16.count, selectionBefore: selectionBefore, run: run))
    if done.count > Self.greatestCount { done.removeFirst() }
  }

  /// Lets the next change be a step of its own.
  package mutating func endRun() {
    isRunOpen = false
  }

  /// Notes that the last step was taken back.
  package mutating func didUndo() {
    isRunOpen = false
    if let step = done.popLast() { undone.append(step) }
  }

  /// Notes that the step taken back last was done again.
  package mutating func didRedo() {
    isRunOpen = false
    if let step = undone.popLast() { done.append(step) }
  }

  private static func run(_ change: TextChange, removed: String) -> Run? {
    if change.replacement.isEmpty { return removed.dropFirst().isEmpty ? .deleting : nil }
    return change.replacement.dropFirst().isEmpty ? .typing : nil
  }
}

nonisolated extension EditingHistory.Step {
  /// Adds a change to the run that the step is, in place: a copy per key would be one of all that was typed
  /// before it.
  /// - Returns: whether the change continues the run; else the step is as it was.
  fileprivate mutating func extend(by change: TextChange, removed: String) -> Bool {
    switch run {
    case .typing:
      guard removed.isEmpty, change.range.location == range.location + insertedLength else {
        return false
      }
      inserted += change.replacement
      insertedLength += change.replacement.utf16.count
    case .deleting where change.range.upperBound == range.location:
      self.removed.insert(contentsOf: removed, at: self.removed.startIndex)
      range = NSRange(location: change.range.location, length: range.length + change.range.length)
    case .deleting where change.range.location == range.location:
      self.removed += removed
      range.length += change.range.length
    case .deleting, nil: return false
    }
    return true
  }
}
