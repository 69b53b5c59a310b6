// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An action that documents may connect, and that a ``Selector`` may name.
package struct WiredAction {
  /// The selector that documents use.
  package let name: String

  /// The type of the sender that the action takes; `Any?` if it takes none.
  private let senderType: Any.Type

  private let perform: (AnyObject, [Any?]) -> Result<Any?, Refusal>

  /// Why an action wasn't performed.
  package enum Refusal: Error, Equatable {
    /// The sender, the first argument, is of another type than the action expects.
    case wrongSender(expected: String)
    /// A further argument is of another type; its index counts from 1, and `found` is its type, "nil" for none.
    case wrongArgument(index: Int, expected: String, found: String)
    /// The object isn't of the class that has the action.
    case wrongTarget(expected: String)
  }

  /// An action without parameters.
  init<Root: AnyObject, Returned>(_ name: String, _ method: @escaping (Root) -> () -> Returned) {
    self.init(name, sender: Any?.self) { (root: Root, _) in .success(method(root)()) }
  }

  /// An action with one parameter.
  init<Root: AnyObject, Sender, Returned>(
    _ name: String, _ call: @escaping (Root, Sender) -> Returned
  ) {
    self.init(name, sender: Sender.self) { (root: Root, arguments) in
      do throws(Refusal) {
        var rest = Arguments(arguments)
        return .success(call(root, try rest.next()))
      } catch {
        return .failure(error)
      }
    }
  }

  /// An action with two or more parameters.
  init<Root: AnyObject, First, Second, each Further, Returned>(
    _ name: String, _ method: @escaping (Root) -> (First, Second, repeat each Further) -> Returned
  ) {
    self.init(name, sender: First.self) { (root: Root, arguments) in
      do throws(Refusal) {
        var rest = Arguments(arguments)
        let first: First = try rest.next()
        let second: Second = try rest.next()
        let further = (repeat try rest.next(as: (each Further).self))
        return .success(method(root)(first, second, repeat each further))
      } catch {
        return .failure(error)
      }
    }
  }

  private init<Root: AnyObject>(
    _ name: String, sender: Any.Type,
    _ perform: @escaping (Root, [Any?]) -> Result<Any?, Refusal>
  ) {
    self.name = name
    senderType = sender
    self.perform = { object, arguments in
      guard let root = object as? Root else {
        return .failure(.wrongTarget(expected: "\(Root.self)"))
      }
      return perform(root, arguments)
    }
  }

  /// The name of the type that the sender has to have, for messages.
  package var senderTypeName: String { WireValue.name(of: senderType) }

  /// Whether every instance of a class may send the action.
  package func takes(sendersOf type: AnyClass) -> Bool {
    WireValue.includes(senderType, instancesOf: type)
  }

  /// Performs the action.
  package func callAsFunction(_ object: AnyObject, sender: Any?) throws(Refusal) {
    _ = try callAsFunction(object, arguments: [sender])
  }

  /// Performs the action, and returns what its method returns. Arguments that are missing are nil; those that the method
  /// doesn't take are left out.
  package func callAsFunction(_ object: AnyObject, arguments: [Any?]) throws(Refusal) -> Any? {
    try perform(object, arguments).get()
  }
}

/// The arguments of a call, which are cast to the types of the parameters one after the other.
private struct Arguments {
  private let values: [Any?]
  private var count = 0

  init(_ values: [Any?]) { self.values = values }

  mutating func next<Value>(as type: Value.Type = Value.self) throws(WiredAction.Refusal) -> Value {
    let value = count < values.count ? values[count] : nil
    count += 1
    if let value {
      // Unwrapped first: a parameter of type `Any` would get an optional otherwise.
      if let value = value as? Value { return value }
    } else if let nothing = value as? Value {
      // If `Value` is an optional the cast of nil succeeds.
      return nothing
    }
    // In Objective-C such a parameter gets a null pointer, which nobody may read either.
    if value == nil, let pointer = UnsafeRawPointer(bitPattern: 1) as? Value { return pointer }
    guard count > 1 else { throw .wrongSender(expected: "\(Value.self)") }
    throw .wrongArgument(
      index: count, expected: "\(Value.self)", found: value.map { "\(Swift.type(of: $0))" } ?? "nil"
    )
  }
}
