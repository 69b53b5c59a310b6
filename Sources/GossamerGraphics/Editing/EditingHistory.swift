// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The changes of a text that can be undone and redone.
///
/// Characters that are typed one after the other make one step, and so do characters that are
/// deleted one after the other; moving the caret ends such a run.
nonisolated package struct EditingHistory {
  /// A change, with the data needed to undo it.
  package struct Step {
    /// The range that was replaced, in the text before the change.
    fileprivate(set) var range: NSRange
    fileprivate(set) var removed: String
    fileprivate(set) var inserted: String
    /// The length of `inserted`, in UTF-16 units.
    fileprivate var insertedLength: Int
    /// The selection before the change, which undo restores.
    package let selectionBefore: NSRange
    /// The kind of run that later changes may extend; nil if the step can't be extended.
    fileprivate let run: Run?

    /// The change that undoes the step.
    package var inverse: TextChange {
      TextChange(NSRange(location: range.location, length: insertedLength), removed)
    }

    /// The change that redoes the step.
    package var change: TextChange { TextChange(range, inserted) }
  }

  /// A series of changes that make one step.
  fileprivate enum Run {
    case typing
    case deleting
  }

  /// Creates an empty history.
  package init() {}

  /// The greatest number of steps. The oldest are dropped.
  static let greatestCount = 1_000

  private var done: [Step] = []
  private var undone: [Step] = []
  private var isRunOpen = false

  /// The step that undo undoes; nil for none.
  package var stepToUndo: Step? { done.last }

  /// The step that redo redoes; nil for none.
  package var stepToRedo: Step? { undone.last }

  /// Records a change by a person: as a new step, or as a part of the last one if it continues its run. Steps that were
  /// undone can't be redone any longer.
  /// - Parameters:
  ///   - removed: the text that the change has removed.
  ///   - selectionBefore: the selection before the change.
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

  /// Ends the current run: the next change is a new step.
  package mutating func endRun() {
    isRunOpen = false
  }

  /// Records that the last step was undone.
  package mutating func didUndo() {
    isRunOpen = false
    if let step = done.popLast() { undone.append(step) }
  }

  /// Records that the step undone last was redone.
  package mutating func didRedo() {
    isRunOpen = false
    if let step = undone.popLast() { done.append(step) }
  }

  /// The run that a change can begin or continue: nil unless it inserts or deletes a single character.
  private static func run(_ change: TextChange, removed: String) -> Run? {
    if change.replacement.isEmpty { return removed.dropFirst().isEmpty ? .deleting : nil }
    return change.replacement.dropFirst().isEmpty ? .typing : nil
  }
}

nonisolated extension EditingHistory.Step {
  /// Adds a change that continues the step's run. It does so in place, because otherwise each key would copy all
  /// characters of the run.
  /// - Returns: false if the change doesn't continue the run. The step is unchanged then.
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
