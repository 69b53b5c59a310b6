// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Actions as documents connect them: by the names of their wires.
extension UIControl {
  /// Performs the action that `target` has a wire for, with this control as its sender, when one of
  /// `controlEvents` happens.
  /// - Parameters:
  ///   - target: has the action; held weakly. Nil for the first of the responder chain, from this
  ///     control on, that has it when the event happens.
  ///   - name: the action's name among the wires.
  package func addTarget(
    _ target: (any Wirable)?, actionNamed name: String, for controlEvents: Event
  ) {
    if let target {
      add(controlEvents, target) { target, sender in sender.perform(name, on: target) }
    } else {
      addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          let responders = sequence(first: self as UIResponder, next: \.next)
          perform(name, on: responders.first { $0.table.actions[name] != nil })
        }, for: controlEvents)
    }
  }

  private func perform(_ name: String, on target: (any Wirable)?) {
    guard let target, let action = target.table.actions[name] else {
      let place = target.map { "\(type(of: $0)) has no" } ?? "nobody in the responder chain has a"
      Messages.views.error(
        "The action '\(name)' of \(shortDescription) was called, but \(place) wire for it.")
      return
    }
    do throws(WiredAction.Refusal) {
      try action(target, sender: self)
    } catch {
      Messages.views.error(
        """
        The action '\(name)' of \(type(of: target)) wasn't called: \(error.fact(about: self))
        """)
    }
  }
}

extension WiredAction.Refusal {
  /// What is wrong, in a sentence.
  fileprivate func fact(about sender: UIControl) -> String {
    switch self {
    case .wrongSender(let expected):
      "it expects a sender of type \(expected), but it is connected to a \(type(of: sender))."
    case .wrongTarget(let expected):
      "its wire is written for \(expected). Give 'Wires' the class that the wires stand in."
    }
  }
}
