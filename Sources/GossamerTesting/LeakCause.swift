// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit

/// Finds out which part of a screen keeps the screen alive, by taking one part after the other away from it: what was
/// taken away when the screen is freed has kept it. So nothing that others keep, such as a controller in a static
/// variable, is taken for a leak of the screen.
///
/// The screen can't be used afterwards.
struct LeakCause {
  private weak var suspect: AnyObject?
  private let parts: [Part]

  /// A part of a screen, and how it is taken away. It refers to the screen weakly.
  private struct Part {
    let name: String
    let remove: () -> Void
  }

  /// Prepares the search.
  /// - Parameter suspect: a controller or a view that should have been freed.
  init(of suspect: AnyObject) {
    self.suspect = suspect
    switch suspect {
    case let controller as UIViewController: parts = Self.parts(of: controller)
    case let view as UIView: parts = Self.parts(inside: view)
    default: parts = []
    }
  }

  /// The part that keeps the object alive, as a clause; nil if it is none of the screen's intentions and actions.
  func find() -> String? {
    for part in parts {
      part.remove()
      if suspect == nil { return part.name }
    }
    return nil
  }

  private static func parts(of controller: UIViewController) -> [Part] {
    let kept = controller.keptObjects.compactMap { $0 as? Intention }.map { intention in
      let identity = ObjectIdentifier(intention)
      return Part(name: intention.leakName) { [weak controller] in
        controller?.keep([], insteadOf: { ObjectIdentifier($0) == identity })
      }
    }
    let item = controller.navigationItem
    let buttons = ((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])).map {
      button in
      Part(name: "the action of the bar button '\(button.title ?? "")'") { [weak button] in
        button?.primaryAction = nil
      }
    }
    return kept + buttons + (controller.viewIfLoaded.map(parts(inside:)) ?? [])
  }

  private static func parts(inside view: UIView) -> [Part] {
    view.descendants.flatMap { view in
      let kept = view.keptObjects.compactMap { $0 as? Intention }.map { intention in
        let identity = ObjectIdentifier(intention)
        return Part(name: intention.leakName) { [weak view] in
          view?.keep([], insteadOf: { ObjectIdentifier($0) == identity })
        }
      }
      guard let control = view as? UIControl, control.hasActions else { return kept }
      let actions = Part(name: "an action of \(control.pictureName)") { [weak control] in
        control?.removeActions()
      }
      return kept + [actions]
    }
  }
}

extension Intention {
  fileprivate var leakName: String { "the intention '\(designation)'" }
}
