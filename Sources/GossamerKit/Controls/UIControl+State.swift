// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// The states a control can be in, at the same time.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and nothing else.
    public static let normal: State = []
    /// Being pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Can't be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Is the first responder: a text field while it is edited.
    public static let focused = State(rawValue: 1 << 3)
  }
}
