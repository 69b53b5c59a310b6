// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit

extension Wiring {
  /// The connections of a screen as it is now, whether code or a document has made them: the targets of its
  /// controls and gestures, the delegates of its fields and tables, and the objects that its intentions refer
  /// to and show.
  ///
  /// Closures are left out, because they have no name and no place; ``LearnedWires`` has what they do. So are the Kit's own objects, such as the gesture
  /// that goes back.
  init(of controller: UIViewController) {
    let screens = controller.subtree
    let intentions = screens.flatMap(\.intentions)
    for intention in intentions { addNode(intention) }
    for view in controller.view.subtree { addTargetsAndDelegates(of: view) }
    for intention in intentions {
      connect(intention.ends?.source, with: intention, .observation, "source")
      connect(intention, with: intention.ends?.target, .observation, "target")
    }
    for intention in intentions { addOutlets(of: intention) }
  }

  /// Adds the targets, delegates and data sources of a view. Targets that are views are left out:
  /// composite views are the targets of their own parts.
  private mutating func addTargetsAndDelegates(of view: UIView) {
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

  /// Adds the outlets of an intention, except for objects that it is connected with already.
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

  /// Adds a connection, unless one of its ends is an object of the Kit's own.
  mutating func connect(
    _ source: AnyObject?, with destination: AnyObject?, _ kind: WireKind, _ name: String
  ) {
    guard let source, let destination, !isOfKit(source), !isOfKit(destination) else { return }
    addNode(source)
    addNode(destination)
    connections.append(
      Connection(kind: kind, name: name, source: source, destination: destination))
  }

  /// Whether an object is an instance of one of the Kit's own classes, but no view.
  private func isOfKit(_ object: AnyObject) -> Bool {
    !(object is UIView) && String(reflecting: type(of: object)).hasPrefix("GossamerKit.")
  }

  /// Adds a node for an object that isn't a view.
  private mutating func addNode(_ object: AnyObject) {
    guard !(object is UIView), !nodes.contains(where: { $0.object === object }) else { return }
    nodes.append(Node(object: object, title: Self.title(of: "\(type(of: object))")))
  }
}

extension UIViewController {
  /// The controller and its descendants.
  fileprivate var subtree: [UIViewController] { [self] + children.flatMap(\.subtree) }
}

extension UIView {
  /// The view and its descendants.
  fileprivate var subtree: [UIView] { [self] + subviews.flatMap(\.subtree) }
}
