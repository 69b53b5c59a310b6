// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An action that documents may connect.
package struct WiredAction {
  /// The selector that documents use.
  package let name: String

  /// The type of the sender that the action takes; `Any?` if it takes none.
  private let senderType: Any.Type

  private let perform: (AnyObject, Any?) -> Refusal?

  /// Why an action wasn't performed.
  package enum Refusal: Error, Equatable {
    /// The sender is of another type than the action expects.
    case wrongSender(expected: String)
    /// The object isn't of the class that has the action.
    case wrongTarget(expected: String)
  }

  init<Root: AnyObject, Sender>(_ name: String, _ call: @escaping (Root, Sender) -> Void) {
    self.name = name
    senderType = Sender.self
    perform = { object, sender in
      guard let root = object as? Root else { return .wrongTarget(expected: "\(Root.self)") }
      // If `Sender` is `Any?` this cast always succeeds, so it doesn't refuse a nil sender.
      guard let sender = sender as? Sender else {
        return .wrongSender(expected: "\(Sender.self)")
      }
      call(root, sender)
      return nil
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
    if let refusal = perform(object, sender) { throw refusal }
  }
}
