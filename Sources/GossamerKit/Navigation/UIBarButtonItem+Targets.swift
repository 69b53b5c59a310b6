// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The target and the action of a bar button item. The action is a method, such as `Form.save`, instead of a selector.
// If it has a parameter, it gets the item. The target is held weakly.
extension UIBarButtonItem {
  // MARK: - System items

  /// Creates a system item; a press calls `action` on `target` with the item.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(systemItem: systemItem)
    setTarget(target) { action($0)($1) }
  }

  /// Creates a system item; a press calls `action` on `target`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(systemItem: systemItem)
    setTarget(target) { target, _ in action(target)() }
  }

  /// Creates a system item without an action, such as a space between others.
  /// - Parameter action: nil.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Never?
  ) {
    self.init(systemItem: systemItem)
  }

  // MARK: - A title

  /// Creates a button with a title; a press calls `action` on `target` with the item.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style = .plain, target: Target,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: title)
    self.style = style
    setTarget(target) { action($0)($1) }
  }

  /// Creates a button with a title; a press calls `action` on `target`.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style = .plain, target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title)
    self.style = style
    setTarget(target) { target, _ in action(target)() }
  }

  /// Creates a button with a title but without an action, such as a `backBarButtonItem`.
  /// - Parameter action: nil.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
    self.init(title: title)
    self.style = style
  }

  // MARK: - An image

  /// Creates a button with an image; a press calls `action` on `target` with the item.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style = .plain, target: Target,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(image: image)
    self.style = style
    setTarget(target) { action($0)($1) }
  }

  /// Creates a button with an image; a press calls `action` on `target`.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style = .plain, target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(image: image)
    self.style = style
    setTarget(target) { target, _ in action(target)() }
  }

  /// Creates a button with an image but without an action.
  /// - Parameter action: nil.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Never?) {
    self.init(image: image)
    self.style = style
  }

  // MARK: - Calling

  private func setTarget<Target: AnyObject>(
    _ target: Target, _ call: @escaping (Target, UIBarButtonItem) -> Void
  ) {
    handler = { [weak target] item in
      guard let target else { return }
      WireActivity.call(from: item, to: target) { call(target, item) }
    }
  }

  /// Makes a press perform an action by its name.
  /// - Parameters:
  ///   - target: the object that has the action; held weakly. If it is nil, a press searches the responder chain from
  ///     the button on.
  ///   - name: the action's name among the target's wires.
  package func setTarget(_ target: (any Wirable)?, actionNamed name: String) {
    let action = NamedAction(name: name)
    let isDirected = target != nil
    handler = { [weak target] item in
      let found = isDirected ? target : action.target(from: item.button)
      if isDirected, found == nil { return }
      action.perform(on: found, from: item, place: "the bar button '\(item.title ?? "")'")
    }
  }

  /// Calls `handler` with the item when the button is pressed.
  func setHandler(_ handler: @escaping (UIBarButtonItem) -> Void) {
    self.handler = handler
  }
}
