// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// Solves the constraints of one view tree, up to the views inside that host engines of their own.
///
/// Each item has four variables: the left and top edge of its alignment rectangle in the
/// coordinates of its superview, and its width and height. So what happens inside of a view moves
/// nothing outside, and moving a view moves nothing inside.
///
/// A change is queued until the next layout, and then solved together with the others.
final class LayoutEngine {
  let solver = Solver()
  unowned let root: UIView
  /// Whether the engine only finds out a size, while the views have another engine.
  let isFitting: Bool
  /// Tells this engine from all others that there are or were.
  let number: Number

  typealias Number = Int
  // Counted in the whole process: a view may go from one window, of whatever interface, to another one.
  private static var lastNumber: Number = 0

  /// The root has a place in the engine around it too, which its reference remembers.
  private let rootReference: ItemReference
  private(set) var rootState: LayoutItemState?
  // Nobody else is called while one of the unchecked properties changes. To check each access, here and in the constraints, took
  // a quarter of the time of `layout/views-1000/build`.
  @exclusivity(unchecked) private var states = SlotTable<LayoutItemState>()
  @exclusivity(unchecked) private var constraints = SlotTable<Constraint>()
  @exclusivity(unchecked) private var statesByVariable: [LayoutItemState?] = []
  /// How often the states were gone through, for `LayoutItemState.visit`.
  private var visits = 0

  // An engine that fits a view works while the tree has another one, which the items remember.
  private var fittedStates: [ObjectIdentifier: LayoutItemState] = [:]
  private var fittedConstraints: [ObjectIdentifier: Constraint] = [:]

  var queuedTrees: [ItemReference] = []
  /// What is to be installed; nil where something was taken out again.
  @exclusivity(unchecked) var queuedConstraints: [NSLayoutConstraint?] = []
  var itemsWithNewContent: [LayoutItemState] = []
  /// The items whose variables have changed since the views were told.
  @exclusivity(unchecked) var movedItems: [LayoutItemState] = []
  var isDirty = true
  /// Conflicts that were found since layout came to rest last.
  var unreportedConflicts: [Conflict] = []
  /// How often the distances of inset guides have changed since layout came to rest last.
  var insetRounds = 0
  /// The direction that the root's traits had when it was in a window last.
  var direction: UITraitEnvironmentLayoutDirection

  /// Creates the engine of the tree under `root`, with everything in it queued.
  convenience init(root: UIView) {
    self.init(root: root, isFitting: false)
  }

  /// Creates an engine that finds out which size the constraints inside of `view` give it, whatever
  /// its frame and its superview.
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

  /// The state of the item that `reference` stands for, if it has one here.
  func knownState(of reference: ItemReference) -> LayoutItemState? {
    if reference === rootReference { return rootState }
    if isFitting { return fittedStates[ObjectIdentifier(reference)] }
    guard let slot = reference.slot, slot.engine == number else { return nil }
    return states[slot.index]
  }

  /// The state of the item that `reference` stands for, made when it is needed first; nil if it is gone.
  func state(of reference: ItemReference) -> LayoutItemState? {
    knownState(of: reference) ?? reference.item.map { state(of: $0) }
  }

  /// The state of `item`, made together with its own constraints when it is needed first.
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

  /// Adds what determines an item without constraints between it and others.
  func addOwnConstraints(of state: LayoutItemState) {
    state.addOwnConstraints(to: solver)
    guard state !== rootState, let view = state.reference.view, view.hostsEngine else { return }
    // What a host's constraints say of its size is for the engine around it too.
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

  /// The item that has the variable; nil if it is gone.
  func state(with variable: Variable) -> LayoutItemState? {
    let index = Int(variable.index)
    return index < statesByVariable.count ? statesByVariable[index] : nil
  }

  /// The items that have the variables, each once, in their order.
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

  /// The rectangle of `item` as of the last layout, in the coordinates of its superview.
  func frame(of item: any LayoutItem) -> CGRect? {
    knownState(of: item)?.frame
  }

  /// The width that the natural height of a view was taken for; nil if it depends on none.
  func contentWidth(of view: UIView) -> CGFloat? {
    knownState(of: view)?.contentWidth.map { CGFloat($0) }
  }

  /// The view and all inside of it leave the tree; what is inside of hosts isn't here.
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

  /// Takes an item out, whose constraints are gone.
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

  /// What the solver has of `constraint`, if it is installed here.
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

  /// Takes a constraint out of the queue, or out of what is installed.
  /// - Returns: what the solver has of it.
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
