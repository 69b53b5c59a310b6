// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What keeps a person from using a view: see ``Screen/auditAccessibility(_:)``.
nonisolated public struct AccessibilityFinding: Hashable, Sendable {
  /// What is looked for.
  public enum Kind: CaseIterable, Sendable {
    /// A control, or another element, that a screen reader has no name for.
    case noName
    /// A control that is narrower or lower than 24 points, WCAG's least size of a target (2.5.8).
    case tooSmall
    /// A text that hardly stands out from what lies behind it.
    case lowContrast
    /// Two texts or controls of which one lies on the other.
    case overlap
    /// A text of which not all is shown, or not at 200 %.
    case cut
    /// Something that is done by touches, and that no key and no assistive technology can do.
    case unreachable
  }

  /// What is the matter.
  public let kind: Kind

  /// The class of the view, and what it is called.
  public let view: String

  /// The fact, and what to do.
  public let message: String
}

nonisolated extension AccessibilityFinding: CustomStringConvertible {
  /// The view, the fact, and what to do.
  public var description: String { "\(view) \(message)" }
}
