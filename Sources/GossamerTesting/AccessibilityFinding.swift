// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A problem that keeps some people from using a view: see ``Screen/auditAccessibility(_:)``.
nonisolated public struct AccessibilityFinding: Hashable, Sendable {
  /// The kind of the problem.
  public enum Kind: CaseIterable, Sendable {
    /// A control, or another element, without a name for screen readers.
    case noName
    /// A control that is smaller than 24 by 24 points, WCAG's minimum target size (2.5.8).
    case tooSmall
    /// Text with too little contrast to its background.
    case lowContrast
    /// Two texts or controls that overlap.
    case overlap
    /// Text that is cut off, at the usual size or at 200 %.
    case cut
    /// A view that can only be used with touches, not with keys or assistive technologies.
    case unreachable
  }

  /// The kind of the problem.
  public let kind: Kind

  /// The class of the view, and what it is called.
  public let view: String

  /// What is wrong, and what to do.
  public let message: String
}

nonisolated extension AccessibilityFinding: CustomStringConvertible {
  /// The view, what is wrong, and what to do.
  public var description: String { "\(view) \(message)" }
}
