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

  /// Creates a system item; a press calls the method that `action` names; see ``target`` and ``action``.
  /// - Parameter action: the method; nil for none, as for a space between others.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    setTarget(target, action)
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

  /// Creates a button with a title; a press calls the method that `action` names; see ``target`` and ``action``.
  /// - Parameter action: the method; nil for none, as for a `backBarButtonItem`.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    setTarget(target, action)
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

  /// Creates a button with an image; a press calls the method that `action` names; see ``target`` and ``action``.
  /// - Parameter action: the method; nil for none.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    setTarget(target, action)
  }

  /// Creates a button with an image. The second image is for a phone in landscape, which a window isn't: it is ignored.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
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

  private func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a press perform an action by its name, as a document connects it.
  /// - Parameters:
  ///   - target: the object that has the action; held weakly. If it is nil, a press searches the responder chain.
  ///   - name: the action's name among the target's wires.
  package func setTarget(_ target: (any Wirable)?, actionNamed name: String) {
    setTarget(target, Selector(name))
  }

  /// Sends ``action`` to ``target``, unless the target was freed.
  func sendAction() {
    guard let action, target != nil || !isDirected else { return }
    action.send(
      to: target, from: self, for: Interface.current.sentEvent,
      place: "the bar button '\(title ?? "")'")
  }

  /// Calls `handler` with the item when the button is pressed.
  func setHandler(_ handler: @escaping (UIBarButtonItem) -> Void) {
    self.handler = handler
  }
}
