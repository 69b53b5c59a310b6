// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// Solves the constraints of one view tree, without the insides of views that host engines of their own.
///
/// Each item has four variables: the left and top edges of its alignment rectangle in the coordinates of its superview,
/// and its width and height. So changes inside a view move nothing outside, and moving a view changes nothing inside.
///
/// A change is queued until the next layout, and then solved together with the others.
final class LayoutEngine {
  let solver = Solver()
  unowned let root: UIView
  /// Whether the engine only computes a fitting size, while another engine lays out the views.
  let isFitting: Bool
  /// The unique number of this engine, which is never reused.
  let number: Number

  typealias Number = Int
  // Counted per process, because a view may move to a window of another interface.
  private static var lastNumber: Number = 0

  /// The reference of the root. Its slot belongs to the surrounding engine, so the root's state is stored separately.
  private let rootReference: ItemReference
  private(set) var rootState: LayoutItemState?
  // These properties are unchecked because no other code runs while one of them changes. Checking each access, here and in
  // the constraints, took a quarter of the time of `layout/views-1000/build`.
  @exclusivity(unchecked) private var states = SlotTable<LayoutItemState>()
  @exclusivity(unchecked) private var constraints = SlotTable<Constraint>()
  @exclusivity(unchecked) private var statesByVariable: [LayoutItemState?] = []
  /// The number of calls of `states(with:)`, for `LayoutItemState.visit`.
  private var visits = 0

  // The items' slots belong to the engine that lays them out, so a fitting engine stores its states here.
  private var fittedStates: [ObjectIdentifier: LayoutItemState] = [:]
  private var fittedConstraints: [ObjectIdentifier: Constraint] = [:]

  var queuedTrees: [ItemReference] = []
  /// The constraints to install; nil for those that were removed again.
  @exclusivity(unchecked) var queuedConstraints: [NSLayoutConstraint?] = []
  var itemsWithNewContent: [LayoutItemState] = []
  /// The items whose variables have changed since the last ``solve()``.
  @exclusivity(unchecked) var movedItems: [LayoutItemState] = []
  var isDirty = true
  /// Conflicts that were found since layout was last complete.
  var unreportedConflicts: [Conflict] = []
  /// The number of rounds that have changed insets since layout was last complete.
  var insetRounds = 0
  /// The layout direction of the window that the root was last in.
  var direction: UITraitEnvironmentLayoutDirection

  /// Creates the engine of the tree under `root`, with everything in it queued.
  convenience init(root: UIView) {
    self.init(root: root, isFitting: false)
  }

  /// Creates an engine that computes the size that the constraints inside `view` give it, regardless of its frame and its
  /// superview.
  convenience init(fitting view: UIView) {
    self.init(root: view, isFitting: true)
  }

  private init(root: UIView, isFitting: Bool) {
    self.root = root
    self.isFitting = isFitting
    LayoutEngine.lastNumber += 1
    number = LayoutEngine.lastNumber
    rootReference = root.reference
    queuedTrees = [root.reference]
    direction = root.traitCollection.layoutDirection
  }

  // MARK: - Items

  /// The state of `item`, if it has one here.
  func knownState(of item: any LayoutItem) -> LayoutItemState? {
    knownState(of: item.reference)
  }

  /// The state of the item of `reference`, if it has one here.
  func knownState(of reference: ItemReference) -> LayoutItemState? {
    if reference === rootReference { return rootState }
    if isFitting { return fittedStates[ObjectIdentifier(reference)] }
    guard let slot = reference.slot, slot.engine == number else { return nil }
    return states[slot.index]
  }

  /// The state of the item of `reference`, created when it is first needed; nil if the item has been freed.
  func state(of reference: ItemReference) -> LayoutItemState? {
    knownState(of: reference) ?? reference.item.map { state(of: $0) }
  }

  /// The state of `item`, created with its own constraints when it is first needed.
  func state(of item: any LayoutItem) -> LayoutItemState {
    if let state = knownState(of: item) { return state }
    let state = LayoutItemState(item, isRoot: item === root, solver: solver)
    note(state)
    if let guide = item as? InsetGuide, let outline = guide.outlineItem {
      state.addInsetConstraints(of: guide, in: self.state(of: outline), to: solver)
    } else {
      addOwnConstraints(of: state)
    }
    return state
  }

  /// Adds the implicit constraints of an item, such as its frame or its intrinsic size.
  func addOwnConstraints(of state: LayoutItemState) {
    state.addOwnConstraints(to: solver)
    guard state !== rootState, let view = state.reference.view, view.hostsEngine else { return }
    // The surrounding engine also needs the constraints that a host has on its own size.
    for constraint in view.constraints where constraint.sizedHost === view {
      guard let expression = expression(of: constraint, in: view, isRightToLeft: false) else {
        continue
      }
      let made = Constraint(
        expression, constraint.relation, constraint.solverConstant,
        priority: Priority(constraint.priority))
      state.add(made, to: solver)
      made.owner = constraint
    }
  }

  private func note(_ state: LayoutItemState) {
    if state.reference === rootReference {
      rootState = state
    } else if isFitting {
      fittedStates[ObjectIdentifier(state.reference)] = state
    } else {
      state.reference.slot = EngineSlot(engine: number, index: states.insert(state))
    }
    noteMovement(of: state)
    note(state, with: state.minX)
    note(state, with: state.minY)
    note(state, with: state.width)
    note(state, with: state.height)
  }

  private func note(_ state: LayoutItemState, with variable: Variable) {
    let index = Int(variable.index)
    while statesByVariable.count <= index { statesByVariable.append(nil) }
    statesByVariable[index] = state
  }

  /// The item that the variable belongs to; nil if it has been removed.
  func state(with variable: Variable) -> LayoutItemState? {
    let index = Int(variable.index)
    return index < statesByVariable.count ? statesByVariable[index] : nil
  }

  /// The items that the variables belong to, each once, in the order of the variables.
  func states(with variables: [Variable]) -> [LayoutItemState] {
    visits += 1
    var result: [LayoutItemState] = []
    for variable in variables {
      guard let state = state(with: variable), state.visit != visits else { continue }
      state.visit = visits
      result.append(state)
    }
    return result
  }

  /// The frame of `item` after the last layout, in the coordinates of its superview.
  func frame(of item: any LayoutItem) -> CGRect? {
    knownState(of: item)?.frame
  }

  /// The width for which the intrinsic height of a view was computed; nil if it doesn't depend on the width.
  func contentWidth(of view: UIView) -> CGFloat? {
    knownState(of: view)?.contentWidth.map { CGFloat($0) }
  }

  /// Removes a view and its descendants, except those inside hosts, which other engines have.
  func remove(_ tree: UIView) {
    if tree.hostsEngine, knownState(of: tree) == nil { return }
    for view in tree.placedTogether where view.treeUsesAutoLayout {
      guard let layout = view.layout else { continue }
      if !layout.hostsEngine {
        for constraint in layout.heldConstraints { uninstall(constraint) }
        for guide in layout.allGuides { remove(item: guide) }
      }
      remove(item: view)
    }
    setNeedsSolve()
  }

  /// Removes an item whose constraints have been removed.
  func remove(item: any LayoutItem) {
    guard let state = knownState(of: item), let slot = state.reference.slot else { return }
    states.remove(at: slot.index)
    state.reference.slot = nil
    state.removeOwnConstraints(from: solver)
    for variable in state.variables {
      statesByVariable[Int(variable.index)] = nil
      solver.removeVariable(variable)
    }
  }

  // MARK: - Constraints

  /// The solver's constraint for `constraint`, if that is installed here.
  func solverConstraint(of constraint: NSLayoutConstraint) -> Constraint? {
    if isFitting { return fittedConstraints[ObjectIdentifier(constraint)] }
    guard case .installed(let slot) = constraint.place, slot.engine == number else { return nil }
    return constraints[slot.index]
  }

  func note(_ made: Constraint, for constraint: NSLayoutConstraint) {
    if isFitting {
      fittedConstraints[ObjectIdentifier(constraint)] = made
    } else {
      let slot = EngineSlot(engine: number, index: constraints.insert(made))
      constraint.place = .installed(slot)
    }
  }

  /// Removes a constraint from the queue or from the table of installed constraints.
  /// - Returns: the solver's constraint, if it was installed.
  func forget(_ constraint: NSLayoutConstraint) -> Constraint? {
    defer { constraint.place = nil }
    switch constraint.place {
    case .queued(let slot) where slot.engine == number:
      guard slot.index < queuedConstraints.count, queuedConstraints[slot.index] === constraint
      else { return nil }
      queuedConstraints[slot.index] = nil
      while case .some(nil) = queuedConstraints.last { queuedConstraints.removeLast() }
      return nil
    case .installed(let slot) where slot.engine == number: return constraints.remove(at: slot.index)
    default: return nil
    }
  }
}
