// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes changes back, and makes them again.
///
/// What is registered while the main run loop turns once is one step, as on Apple's platforms (`groupsByEvent`); a step that
/// `beginUndoGrouping()` begins ends with `endUndoGrouping()`.
///
/// Semantics: https://developer.apple.com/documentation/foundation/undomanager
open class UndoManager: NSObject {
  private struct Change {
    let undo: () -> Void
    /// Whether the change belongs to the target.
    let isOf: (AnyObject) -> Bool
  }

  private struct Step {
    var changes: [Change] = []
    var name = ""
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var openSteps: [Step] = []
  private var isOpenUntilNextEvent = false
  private var disabled = 0

  /// Whether a change is being taken back.
  public private(set) var isUndoing = false
  /// Whether a change is being made again.
  public private(set) var isRedoing = false
  /// Whether what is registered until the next event is one step. True unless set.
  open var groupsByEvent = true
  /// How many steps are kept; 0: all.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Creates a manager.
  public override init() {
    super.init()
  }

  /// Whether a step can be taken back.
  open var canUndo: Bool {
    !undoSteps.isEmpty || openSteps.contains { !$0.changes.isEmpty }
  }
  /// Whether a step can be made again.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many steps have begun and not ended.
  open var groupingLevel: Int { openSteps.count }
  /// The name of the step that can be taken back.
  open var undoActionName: String { openSteps.first?.name ?? undoSteps.last?.name ?? "" }
  /// The name of the step that can be made again.
  open var redoActionName: String { redoSteps.last?.name ?? "" }

  /// Stops registering, until `enableUndoRegistration()`.
  open func disableUndoRegistration() {
    disabled += 1
  }

  /// Registers again.
  open func enableUndoRegistration() {
    disabled = max(0, disabled - 1)
  }

  /// Registers what takes a change back. The target isn't kept: a change of one that has ended does nothing.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    // Only the main queue has events; elsewhere each change is a step.
    let isInEvent = groupsByEvent && Thread.isMainThread
    let isStep = openSteps.isEmpty && !isInEvent
    if openSteps.isEmpty { begin(untilNextEvent: isInEvent) }
    openSteps[openSteps.count - 1].changes.append(
      Change(
        undo: { [weak target] in if let target { handler(target) } },
        isOf: { [weak target] in $0 === target }))
    if !isUndoing, !isRedoing { redoSteps = [] }
    if isStep { endUndoGrouping() }
  }

  /// Names the step.
  open func setActionName(_ actionName: String) {
    if openSteps.isEmpty {
      if !undoSteps.isEmpty { undoSteps[undoSteps.count - 1].name = actionName }
    } else {
      openSteps[0].name = actionName
    }
  }

  /// Begins a step.
  open func beginUndoGrouping() {
    begin(untilNextEvent: false)
  }

  /// Ends a step. Within another, it becomes a part of that one.
  open func endUndoGrouping() {
    guard let step = openSteps.popLast() else { return }
    if openSteps.isEmpty { isOpenUntilNextEvent = false }
    guard !step.changes.isEmpty else { return }
    if !openSteps.isEmpty {
      openSteps[openSteps.count - 1].changes += step.changes
    } else if isUndoing {
      redoSteps.append(step)
    } else {
      undoSteps.append(step)
      trim()
    }
  }

  /// Takes the last step back.
  open func undo() {
    while !openSteps.isEmpty { endUndoGrouping() }
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    defer { isUndoing = false }
    replay(step)
  }

  /// Takes the last step back.
  open func undoNestedGroup() { undo() }

  /// Makes the step again that was taken back last.
  open func redo() {
    while !openSteps.isEmpty { endUndoGrouping() }
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    defer { isRedoing = false }
    replay(step)
  }

  /// Forgets all steps.
  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
    openSteps = []
  }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ steps: [Step]) -> [Step] {
      steps.compactMap { step in
        var step = step
        step.changes.removeAll { $0.isOf(target) }
        return step.changes.isEmpty ? nil : step
      }
    }
    undoSteps = without(undoSteps)
    redoSteps = without(redoSteps)
  }

  private func begin(untilNextEvent: Bool) {
    openSteps.append(Step())
    guard untilNextEvent, !isOpenUntilNextEvent else { return }
    isOpenUntilNextEvent = true
    // A manager belongs to the main queue, as its users do.
    nonisolated(unsafe) weak let manager = self
    DispatchQueue.main.async {
      guard let manager, manager.isOpenUntilNextEvent else { return }
      while !manager.openSteps.isEmpty { manager.endUndoGrouping() }
    }
  }

  /// Calls what takes the changes back, the last first; what is registered meanwhile is the step in the other direction.
  private func replay(_ step: Step) {
    begin(untilNextEvent: false)
    openSteps[0].name = step.name
    for change in step.changes.reversed() { change.undo() }
    while !openSteps.isEmpty { endUndoGrouping() }
  }

  private func trim() {
    if levelsOfUndo > 0, undoSteps.count > levelsOfUndo {
      undoSteps.removeFirst(undoSteps.count - levelsOfUndo)
    }
  }
}
