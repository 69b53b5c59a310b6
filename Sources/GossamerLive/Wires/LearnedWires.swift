// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The connections of view models, which are learned from what a screen does: nobody can ask a closure, or an
/// `updateProperties()`, what it reads and writes.
///
/// - A view model leads to a view that an `updateProperties()` has written because a property of the model has changed. The
///   wire has the property's name. What the first `updateProperties()` writes has no such property; its wires lead from the
///   updating object's only view model.
/// - A control, an intention or a controller leads to a view model that has changed while it was called.
final class LearnedWires {
  private var wires: [Wire] = []
  private let interface = Interface.current

  private final class Wire {
    let kind: WireKind
    weak var source: AnyObject?
    weak var destination: AnyObject?
    var names: [String]

    init(_ kind: WireKind, _ source: AnyObject, _ destination: AnyObject, _ names: [String]) {
      (self.kind, self.names) = (kind, names)
      (self.source, self.destination) = (source, destination)
    }
  }

  /// The name of a wire whose property isn't known yet.
  private static let unknown = "updateProperties"

  /// Learns from a step.
  /// - Returns: the connection that the step has used, and whether it is news; nil if it has used none.
  func note(_ step: TraceStep) -> (source: AnyObject, destination: AnyObject, isNew: Bool)? {
    switch step.kind {
    case .change: noteChange(step)
    case .write: noteWrite(step)
    case .event, .call, .connection: nil
    }
  }

  /// Adds the connections to those of a screen, except between objects that are connected already.
  func add(to wiring: inout Wiring) {
    for wire in wires {
      guard let source = wire.source, let destination = wire.destination,
        !wiring.connections.contains(where: {
          $0.source === source && $0.destination === destination
        })
      else { continue }
      wiring.connect(source, with: destination, wire.kind, wire.names.joined(separator: ", "))
    }
  }

  private func noteChange(
    _ step: TraceStep
  ) -> (source: AnyObject, destination: AnyObject, isNew: Bool)? {
    guard let changed = step.target, let model = model(changed), let call = step.cause,
      call.kind == .call, let caller = call.target is UIAction ? call.source : call.target,
      caller !== model
    else { return nil }
    return (caller, model, learn(.action, caller, model, step.properties))
  }

  private func noteWrite(
    _ step: TraceStep
  ) -> (source: AnyObject, destination: AnyObject, isNew: Bool)? {
    guard let updater = step.source, let written = step.target as? UIView,
      !step.properties.isEmpty
    else { return nil }
    // The cells of a list are too many, and come and go.
    let around = Array(sequence(first: written, next: \.superview))
    let view = around.last { $0 is ListScrollView } ?? written
    let change = step.path.last { $0.kind == .change }
    if let change, let changed = change.target, let model = model(changed) {
      return (model, view, learn(.observation, model, view, change.properties))
    }
    guard let models = interface.tracer?.models(of: updater), models.count == 1 else { return nil }
    return (models[0], view, learn(.observation, models[0], view, [Self.unknown]))
  }

  /// The view model that an object is, or is a part of; nil for a container, whose wires are known.
  private func model(_ object: AnyObject) -> AnyObject? {
    guard let owner = interface.tracer?.owner(of: object) else { return nil }
    return owner is any TracedContainer ? nil : owner
  }

  /// - Returns: whether it wasn't known.
  private func learn(
    _ kind: WireKind, _ source: AnyObject, _ destination: AnyObject, _ names: [String]
  ) -> Bool {
    guard let known = wires.first(where: { $0.source === source && $0.destination === destination })
    else {
      wires.append(Wire(kind, source, destination, names))
      return true
    }
    let new = names.filter { !known.names.contains($0) && $0 != Self.unknown }
    guard !new.isEmpty else { return false }
    known.names = known.names.filter { $0 != Self.unknown } + new
    return true
  }
}
