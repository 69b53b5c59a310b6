// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Highlights the connections of a screen when they are used, in the overlay that draws them (`gossamer run --wires`).
///
/// A control highlights the wire to a target when it sends an action; text fields and scroll views highlight the wires to
/// their delegates when they call them. An object that passes a value on highlights the next wire itself:
///
///     WireActivity.fire(from: self, to: label)
///     label.text = "\(count) of \(maximum)"
///
/// It is the same as a step of the kind `TraceStep.Kind.connection`, see ``UIApplication/observeTrace(_:)``. While
/// nobody observes them, it costs one check.
@preconcurrency @MainActor public enum WireActivity {
  /// Whether somebody observes.
  package static var isWatched: Bool { Interface.current.tracer != nil }

  /// Highlights the connection between two objects, whichever of them has the outlet. Does nothing if they aren't
  /// connected.
  /// - Parameter function: the method that uses the connection. It is the name of the call in a ``TraceStep``.
  public static func fire(
    from: AnyObject, to: AnyObject, function: String = #function
  ) {
    Interface.current.tracer?.connection(from: from, to: to, by: function)
  }

  /// Highlights the connection between two objects, and runs `body` as a call from the first to the second.
  static func call<Result>(
    from: AnyObject, to: AnyObject, _ text: @autoclosure () -> String? = nil, isTold: Bool = true,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard let tracer = Interface.current.tracer else { return try body() }
    return try tracer.call(from: from, to: to, text(), isTold: isTold, body)
  }

  /// Asks a delegate. An answer of no is noted.
  static func ask(from: AnyObject, to: AnyObject, _ question: () -> Bool) -> Bool {
    guard let tracer = Interface.current.tracer else { return question() }
    return tracer.call(from: from, to: to, isTold: false) {
      let answer = question()
      if !answer { tracer.noteRefusal() }
      return answer
    }
  }
}
