// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Builds the wires of a class: what documents may reach of it.
///
///     override class var wires: AnyWires {
///       Wires<PersonViewController>(super.wires)
///         .outlet("nameField", \.nameField)
///         .outlets("buttons", \.buttons)
///         .attribute("maximumAge", \.maximumAge)
///         .action("save:", PersonViewController.save)
///     }
///
/// If a name is given twice the last one counts, so that a subclass can replace a wire.
public final class Wires<Root: AnyObject>: AnyWires {
  override func apply(to type: AnyClass) -> Bool { type is Root.Type }

  /// Says in one sentence what the class is for: an editor of documents shows it to a person who chooses among the classes.
  /// A subclass doesn't inherit it.
  @discardableResult
  public func summary(_ sentence: String) -> Self {
    summary = sentence
    return self
  }

  /// An outlet: a property that a document connects with one object.
  ///
  /// Declare it `weak` if another object retains the value, as a superview does its subviews.
  @discardableResult
  public func outlet<Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value?>
  ) -> Self {
    properties[name] = WiredProperty(name, kind: .outlet, keyPath: keyPath)
    return self
  }

  /// An outlet collection: a property that a document connects with any number of objects. They are added in the order of
  /// the document.
  @discardableResult
  public func outlets<Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, [Value]>
  ) -> Self {
    outlets(name, keyPath) { root, member in root[keyPath: keyPath].append(member) }
  }

  /// An outlet collection whose members are added by `append`, for when reading and writing the whole array for each member
  /// would cost too much.
  @discardableResult
  public func outlets<Value>(
    _ name: String, _ keyPath: KeyPath<Root, [Value]>, append: @escaping (Root, Value) -> Void
  ) -> Self {
    properties[name] = WiredProperty(name, keyPath: keyPath, append: append)
    return self
  }

  /// A property that a document sets to a value, and that key-value coding can read and set.
  @discardableResult
  public func attribute<Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) -> Self {
    properties[name] = WiredProperty(name, kind: .attribute, keyPath: keyPath)
    return self
  }

  /// A text that bindings may set in a thousand views at once. An assignment in `store` costs a tenth of setting it by the
  /// key path, which is resolved at run time.
  /// - Parameter store: sets the property, unless it has the value already, and returns whether it was set.
  @discardableResult
  public func attribute(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, String?>,
    store: @escaping (Root, String?) -> Bool
  ) -> Self {
    properties[name] = WiredProperty(name, kind: .attribute, keyPath: keyPath, storeText: store)
    return self
  }

  /// A read-only property. Properties of its value may be set, as in `layer.cornerRadius`.
  @discardableResult
  public func attribute<Value>(_ name: String, readOnly keyPath: KeyPath<Root, Value>) -> Self {
    properties[name] = WiredProperty(name, readOnly: keyPath)
    return self
  }

  /// An action without a sender. What the method returns is ignored.
  /// - Parameters:
  ///   - name: the selector that documents use, such as `save`.
  ///   - method: the method, such as `PersonViewController.save`.
  @discardableResult
  public func action<Returned>(
    _ name: String, _ method: @escaping (Root) -> () -> Returned
  ) -> Self {
    actions[name] = WiredAction(name, method)
    return self
  }

  /// An action that gets its sender. A sender of another type is refused with a message.
  /// - Parameters:
  ///   - name: the selector that documents use, such as `save:`.
  ///   - method: the method, such as `PersonViewController.save(_:)`.
  @discardableResult
  public func action<Sender, Returned>(
    _ name: String, _ method: @escaping (Root) -> (Sender) -> Returned
  ) -> Self {
    actions[name] = WiredAction(name) { (root: Root, sender: Sender) in method(root)(sender) }
    return self
  }

  /// An action with two or more parameters: the sender and its event, or whatever calls the ``Selector``.
  ///
  ///     .action("tap:event:", BoardViewController.tap)
  ///
  /// Each argument has to be of its parameter's type; a call with another is refused with a message. A method that is called
  /// with fewer arguments gets nil for the others.
  @discardableResult
  public func action<First, Second, each Further, Returned>(
    _ name: String, _ method: @escaping (Root) -> (First, Second, repeat each Further) -> Returned
  ) -> Self {
    actions[name] = WiredAction(name, method)
    return self
  }

  /// A segue action: a method of a view controller that creates the destination of a segue and passes it what it needs.
  ///
  ///     .segueAction("makeDetail:", ListController.makeDetail)
  ///
  ///     func makeDetail(_ coder: NSCoder) -> DetailController? {
  ///       DetailController(coder: coder, viewModel: DetailViewModel(selection))
  ///     }
  ///
  /// Nil leaves the destination to its `init(coder:)`.
  /// - Parameters:
  ///   - name: the selector that documents use, such as `makeDetail:`.
  ///   - method: the method, such as `ListController.makeDetail`.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/ibsegueaction
  @discardableResult
  public func segueAction(
    _ name: String, _ method: @escaping (Root) -> (NSCoder) -> UIViewController?
  ) -> Self {
    segueActions[name] = WiredSegueAction(name) { (root: Root, coder, _, _) in method(root)(coder) }
    return self
  }

  /// A segue action that also gets the segue's sender, nil for none: `makeDetail:sender:`.
  @discardableResult
  public func segueAction(
    _ name: String, _ method: @escaping (Root) -> (NSCoder, Any?) -> UIViewController?
  ) -> Self {
    segueActions[name] = WiredSegueAction(name) { (root: Root, coder, sender, _) in
      method(root)(coder, sender)
    }
    return self
  }

  /// A segue action that also gets the segue's sender and its identifier, each nil for none:
  /// `makeDetail:sender:segueIdentifier:`.
  @discardableResult
  public func segueAction(
    _ name: String, _ method: @escaping (Root) -> (NSCoder, Any?, String?) -> UIViewController?
  ) -> Self {
    segueActions[name] = WiredSegueAction(name) { (root: Root, coder, sender, identifier) in
      method(root)(coder, sender, identifier)
    }
    return self
  }
}
