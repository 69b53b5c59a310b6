// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// A handler of a GObject's signal, connected for as long as this object lives.
///
/// The handler may release the connection and the object while it runs.
final class SignalConnection {
  private let instance: ObjectHandle
  private let id: gulong

  /// Calls `handler` each time `signal` is emitted.
  /// - Parameters:
  ///   - instance: the object, which the connection retains. The handler must not hold the connection's owner strongly.
  ///   - signal: the name, with its detail if there is one: `notify::dark`.
  ///   - after: whether the handler runs after the default handler of the object's class.
  convenience init(
    _ instance: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
    handler: @escaping (SignalArguments) -> Void
  ) {
    self.init(to: instance, signal, after: after) { arguments in
      handler(arguments)
      return nil
    }
  }

  /// Calls `answer` each time `signal` is emitted, whose result is a Boolean.
  convenience init(
    _ instance: UnsafeMutableRawPointer, answering signal: String, after: Bool = false,
    answer: @escaping (SignalArguments) -> Bool
  ) {
    self.init(to: instance, signal, after: after) { .bool(answer($0)) }
  }

  /// Calls `choose` each time `signal` is emitted, whose result is a set of flags.
  convenience init(
    _ instance: UnsafeMutableRawPointer, choosing signal: String,
    choose: @escaping (SignalArguments) -> guint
  ) {
    self.init(to: instance, signal, after: false) { .flags(choose($0)) }
  }

  /// What a handler returns to GObject.
  private enum Answer {
    case bool(Bool)
    case flags(guint)
  }

  private init(
    to instance: UnsafeMutableRawPointer, _ signal: String, after: Bool,
    answer: @escaping (SignalArguments) -> Answer?
  ) {
    self.instance = ObjectHandle(referencing: instance)
    let handler = Unmanaged.passRetained(Handler(answer: answer)).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler)
    g_closure_add_finalize_notifier(closure, handler) { handler, _ in
      if let handler { Unmanaged<Handler>.fromOpaque(handler).release() }
    }
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
      guard let data = closure?.pointee.data, let values else { return }
      let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
      let answer = handler.answer(SignalArguments(values: values, count: Int(count)))
      guard let answer, let result else { return }
      switch answer {
      case .bool(let value): g_value_set_boolean(result, value ? 1 : 0)
      case .flags(let value): g_value_set_flags(result, value)
      }
    }
    id = g_signal_connect_closure(instance, signal, closure, after ? 1 : 0)
  }

  isolated deinit {
    // Disposing of an object, such as a closed window, has disconnected its handlers already.
    if g_signal_handler_is_connected(instance.raw, id) != 0 {
      g_signal_handler_disconnect(instance.raw, id)
    }
  }

  private final class Handler {
    let answer: (SignalArguments) -> Answer?

    init(answer: @escaping (SignalArguments) -> Answer?) {
      self.answer = answer
    }
  }
}
