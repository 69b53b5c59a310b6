// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What a person has done, as hit tests are told of it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uievent
open class UIEvent {
  /// The kinds of event.
  nonisolated public enum EventType: Int, Hashable, Sendable {
    /// The screen or a button of the pointer is pressed.
    case touches = 0
  }

  /// The kind of the event.
  public let type: EventType

  /// When it happened, in seconds since the system was started.
  public let timestamp: TimeInterval

  /// Creates an event that happens now.
  package init(type: EventType) {
    self.type = type
    timestamp = ProcessInfo.processInfo.systemUptime
  }
}
