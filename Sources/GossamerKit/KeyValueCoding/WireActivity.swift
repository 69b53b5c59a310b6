// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Tells who watches the connections of a screen which of them are in use just now.
///
/// Without an observer a connection costs one check.
package enum WireActivity {
  /// Gets the object where a connection begins and the one where it ends, whenever something has
  /// passed along it.
  package static var observer: ((_ from: AnyObject, _ to: AnyObject) -> Void)?

  private static var isAnswered = true

  /// Something passes from one object to another.
  package static func fire(from: AnyObject, to: AnyObject) {
    observer?(from, to)
  }

  /// Calls a method of a delegate, which counts as use of the connection if the delegate implements
  /// the method: if it doesn't end in ``noteUnanswered()``.
  static func call<Answer>(from: AnyObject, to: AnyObject, _ method: () -> Answer) -> Answer {
    guard let observer else { return method() }
    isAnswered = true
    let answer = method()
    if isAnswered { observer(from, to) }
    isAnswered = true
    return answer
  }

  /// Called by the implementation of a delegate method that stands for none.
  package static func noteUnanswered() {
    if observer != nil { isAnswered = false }
  }
}
