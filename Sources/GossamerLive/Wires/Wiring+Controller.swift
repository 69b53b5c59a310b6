// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit

extension Wiring {
  /// The connections of a screen as it is now, whether code or a document has made them: whom its controls and
  /// gestures call, who its fields' and tables' delegates are, and what its intentions know and show.
  ///
  /// Closures have no name and no place, so they aren't among them; and what the Kit has for itself, such as the swipe
  /// that goes back, is nobody's concern.
  init(of controller: UIViewController) {
    let screens = controller.subtree
    let intentions = screens.flatMap(\.intentions)
    for intention in intentions { note(intention) }
    for view in controller.view.subtree { addCalls(of: view) }
    for intention in intentions {
      connect(intention.ends?.source, with: intention, .observation, "source")
      connect(intention, with: intention.ends?.target, .observation, "target")
    }
    for intention in intentions { addOutlets(of: intention) }
  }

  /// Whom a view calls. A view that looks after its own parts is called by them all the time.
  private mutating func addCalls(of view: UIView) {
    let gestures = view.gestureRecognizers ?? []
    for target in ((view as? UIControl)?.targets ?? []) + gestures.flatMap(\.targets)
    where !(target is UIView) {
      connect(view, with: target, .action, "action")
    }
    for delegate in (view as? UITextField)?.furtherDelegates.delegates ?? [] {
      connect(view, with: delegate, .delegate, "delegates")
    }
    connect(view, with: (view as? UITextField)?.delegate, .delegate, "delegate")
    connect(view, with: (view as? UIPickerView)?.delegate, .delegate, "delegate")
    connect(view, with: (view as? UIPickerView)?.dataSource, .delegate, "dataSource")
    guard let scrollView = view as? UIScrollView else { return }
    for delegate in scrollView.furtherDelegates.delegates {
      connect(view, with: delegate, .delegate, "delegates")
    }
    connect(view, with: scrollView.furtherDelegates.principal, .delegate, "delegate")
    connect(view, with: (view as? UITableView)?.dataSource, .delegate, "dataSource")
    connect(view, with: (view as? UICollectionView)?.dataSource, .delegate, "dataSource")
  }

  /// What an intention knows, unless it is connected with it already.
  private mutating func addOutlets(of intention: Intention) {
    for (name, wire) in intention.table.properties.sorted(by: { $0.key < $1.key })
    where wire.kind != .attribute {
      guard let value = wire.get(intention), type(of: value) is AnyClass else { continue }
      let object = value as AnyObject
      let isConnected = connections.contains {
        ($0.source === intention && $0.destination === object)
          || ($0.source === object && $0.destination === intention)
      }
      if !isConnected { connect(intention, with: object, .outlet, name) }
    }
  }

  private mutating func connect(
    _ source: AnyObject?, with destination: AnyObject?, _ kind: WireKind, _ name: String
  ) {
    guard let source, let destination, !isOfKit(source), !isOfKit(destination) else { return }
    note(source)
    note(destination)
    connections.append(
      Connection(kind: kind, name: name, source: source, destination: destination))
  }

  /// Whether an object that is no view is of one of the Kit's own classes.
  private func isOfKit(_ object: AnyObject) -> Bool {
    !(object is UIView) && String(reflecting: type(of: object)).hasPrefix("GossamerKit.")
  }

  /// What is no view has a place of its own.
  private mutating func note(_ object: AnyObject) {
    guard !(object is UIView), !nodes.contains(where: { $0.object === object }) else { return }
    nodes.append(Node(object: object, title: Self.title(of: "\(type(of: object))")))
  }
}

extension UIViewController {
  /// The controller, and all that it contains.
  fileprivate var subtree: [UIViewController] { [self] + children.flatMap(\.subtree) }
}

extension UIView {
  /// The view, and all that it contains.
  fileprivate var subtree: [UIView] { [self] + subviews.flatMap(\.subtree) }
}
