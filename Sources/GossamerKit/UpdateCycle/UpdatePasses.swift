// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What a view still has to do in the update cycle.
nonisolated struct UpdatePasses: OptionSet {
  let rawValue: UInt8

  /// `updateProperties()` of the view.
  static let properties = UpdatePasses(rawValue: 1 << 0)
  /// `updateProperties()` of the view's controller.
  static let controllerProperties = UpdatePasses(rawValue: 1 << 1)
  /// `updateConstraints()`.
  static let constraints = UpdatePasses(rawValue: 1 << 2)
  /// `layoutSubviews()`.
  static let layout = UpdatePasses(rawValue: 1 << 3)
  /// `layoutSubviews()` of a scroll view whose content has moved: what Auto Layout makes of the subviews is
  /// what it was.
  static let scrolling = UpdatePasses(rawValue: 1 << 6)
  /// Guides at distances from the edges of the view itself may have moved.
  static let ownInsets = UpdatePasses(rawValue: 1 << 4)
  /// Such guides of the view, or of those inside of it, may have moved.
  static let insets = UpdatePasses(rawValue: 1 << 5)

  /// The first pass of the cycle.
  static let allProperties: UpdatePasses = [.properties, .controllerProperties]
  /// What calls `layoutSubviews()`.
  static let allLayout: UpdatePasses = [.layout, .scrolling]
  /// What has to be done before constraints are solved, where views have moved.
  static let allInsets: UpdatePasses = [.ownInsets, .insets]
}
