// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleFoundation

/// A state of a `GKStateMachine`. Subclasses say what the state does and which may follow.
///
/// Semantics: https://developer.apple.com/documentation/gameplaykit/gkstate
open class GKState: NSObject {
  /// The machine that the state belongs to; nil before it has one.
  public internal(set) weak var stateMachine: GKStateMachine?

  /// Creates a state.
  public override init() {
    super.init()
  }

  /// Whether a state of this class may follow. True unless overridden.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }

  /// Called when the machine has entered the state.
  /// - Parameter previousState: the state before; nil if this is the first.
  open func didEnter(from previousState: GKState?) {}

  /// Called by the machine's `update(deltaTime:)` while it is in this state.
  open func update(deltaTime seconds: TimeInterval) {}

  /// Called when the machine is about to leave the state.
  open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of its states at a time.
///
/// Semantics: https://developer.apple.com/documentation/gameplaykit/gkstatemachine
open class GKStateMachine: NSObject {
  /// The state that the machine is in; nil before it has entered one.
  public private(set) var currentState: GKState?
  private let states: [GKState]

  /// Creates a machine of one state of each class.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  /// The machine's state of a class; nil if it has none.
  open func state<State: GKState>(forClass stateClass: State.Type) -> State? {
    state(ofClass: stateClass) as? State
  }

  /// Whether `enter(_:)` would enter a state of this class.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    state(ofClass: stateClass) != nil && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Leaves the current state and enters the one of this class, if the current one allows it.
  /// - Returns: whether the state was entered.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = state(ofClass: stateClass) else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Tells the current state how much time has passed.
  open func update(deltaTime seconds: TimeInterval) {
    currentState?.update(deltaTime: seconds)
  }

  private func state(ofClass stateClass: AnyClass) -> GKState? {
    states.first { type(of: $0) == stateClass }
  }
}
