// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Actions that documents connect, by the names of their wires.
extension UIControl {
  /// Performs the action that `target` has a wire for, with this control as its sender, when one of
  /// `controlEvents` happens. The same action added twice is called once, as in UIKit.
  /// - Parameters:
  ///   - target: the object that has the action; held weakly. If nil, the responder chain is searched from this control when
  ///     the event happens.
  ///   - name: the action's name among the wires.
  package func addTarget(
    _ target: (any Wirable)?, actionNamed name: String, for controlEvents: Event
  ) {
    let action = NamedAction(name: name)
    if let target {
      add(controlEvents, target, named: name) { target, sender in
        action.perform(on: target, sender: sender, place: sender.shortDescription)
      }
    } else {
      addAction(
        UIAction(identifier: UIAction.Identifier("responder chain: \(name)")) { [weak self] _ in
          guard let self else { return }
          let target = action.target(from: self)
          action.perform(on: target, from: self, place: shortDescription)
        }, for: controlEvents)
    }
  }
}
