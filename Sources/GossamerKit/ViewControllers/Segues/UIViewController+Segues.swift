// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSpelling
import GossamerSupport

// Performing segues.
extension UIViewController {
  /// Triggers a segue, as a connected control does. Calls `shouldPerformSegue(withIdentifier:sender:)` first. If that
  /// returns true, creates the destination, calls `prepare(for:sender:)` and performs the segue.
  package func trigger(_ template: SegueTemplate, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else {
      return
    }
    perform(template, sender: sender)
  }

  /// Triggers the segue at each `primaryActionTriggered` of `control`. The control is the sender.
  package func connect(_ template: SegueTemplate, to control: UIControl) {
    let action = UIAction { [weak self, weak control] _ in
      self?.trigger(template, sender: control)
    }
    control.addAction(action, for: .primaryActionTriggered)
  }

  /// Triggers the segue each time that the bar button is pressed. The item is the sender.
  package func connect(_ template: SegueTemplate, to item: UIBarButtonItem) {
    item.setHandler { [weak self] item in self?.trigger(template, sender: item) }
  }

  /// Triggers the segue each time that the gesture is recognised: at the end of a tap or a swipe, and at the beginning
  /// of a continuous gesture. The recogniser is the sender.
  package func connect(_ template: SegueTemplate, to recognizer: UIGestureRecognizer) {
    let isDiscrete =
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    recognizer.add(self) { controller, recognizer in
      guard recognizer.state == (isDiscrete ? .ended : .began) else { return }
      controller.trigger(template, sender: recognizer)
    }
  }

  /// Triggers the segue each time that a person selects the row of the cell, or presses its detail button. The cell is
  /// the sender.
  /// - Parameter isOnAccessory: whether the detail button triggers the segue; otherwise the selection does.
  package func connect(
    _ template: SegueTemplate, to cell: UITableViewCell, onAccessory isOnAccessory: Bool
  ) {
    let handler = { [weak self] (cell: UITableViewCell) -> Void in
      self?.trigger(template, sender: cell)
    }
    if isOnAccessory {
      cell.accessoryHandlers.append(handler)
    } else {
      cell.selectionHandlers.append(handler)
    }
  }

  /// Triggers the segue each time that a person selects the item of the cell. The cell is the sender.
  package func connect(_ template: SegueTemplate, to cell: UICollectionViewCell) {
    cell.selectionHandlers.append { [weak self] in self?.trigger(template, sender: $0) }
  }

  /// Performs a segue, without calling `shouldPerformSegue(withIdentifier:sender:)`.
  func perform(_ template: SegueTemplate, sender: Any?) {
    guard let segue = template.segue(from: self, sender: sender) else { return }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Performs the segue with this identifier. Logs a message if there is none.
  func performTemplate(_ identifier: String, sender: Any?) {
    if let template = segueTemplates.first(where: { $0.identifier == identifier }) {
      perform(template, sender: sender)
      return
    }
    let known = segueTemplates.compactMap(\.identifier)
    let suggestion = closestName(to: identifier, in: known).map { " Did you mean '\($0)'?" } ?? ""
    let all = known.map { "'\($0)'" }.joined(separator: ", ")
    Messages.views.error(
      """
      \(type(of: self)) has no segue '\(identifier)'.\(suggestion) \
      \(known.isEmpty ? "It has none with an identifier." : "It has \(all).")
      """)
  }

  /// Performs the embed segues, after the view was loaded.
  func performEmbedSegues() {
    for template in segueTemplates {
      if case .embed = template.kind { trigger(template, sender: nil) }
    }
  }

  /// Adds `child` as a child whose view fills `container`.
  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    guard child.storedParent === self else { return }
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

// Unwind segues.
extension UIViewController {
  /// The destination of an unwind segue from this controller; nil for none.
  ///
  /// The search goes outwards, through the parents and presenting controllers. For each of these, it first tries the
  /// controllers inside it that were not tried before, and then itself.
  func unwindDestination(for action: String, sender: Any?) -> UIViewController? {
    var previous = self
    while let next = previous.storedParent ?? previous.presentedBy?.presentingViewController {
      let found = next.firstInside(without: previous) {
        $0.canPerformUnwindSegueAction(Selector(action), from: self, sender: sender)
      }
      if let found { return found }
      previous = next
    }
    return nil
  }

  /// The first fitting controller inside this one, or else this one; nil if none fits. A controller comes before its
  /// children, and the children that were added last come first.
  private func firstInside(
    without excluded: UIViewController, where fits: (UIViewController) -> Bool
  ) -> UIViewController? {
    var order: [UIViewController] = []
    var stack: [UIViewController] = [self]
    while let next = stack.popLast() {
      order.append(next)
      stack.append(contentsOf: next.storedChildren.filter { $0 !== excluded })
    }
    return order.first { $0 !== self && fits($0) } ?? (fits(self) ? self : nil)
  }
}
