// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What a view still has to do in the update cycle.
nonisolated struct UpdatePasses: OptionSet {
  let rawValue: UInt8

  /// `updateProperties()` of the view.
  static let properties = UpdatePasses(rawValue: 1 << 0)
  /// `updateProperties()` of the view's controller.
  static let controllerProperties = UpdatePasses(rawValue: 1 << 1)
  /// `updateContentUnavailableConfiguration(using:)` of the view's controller.
  static let controllerContent = UpdatePasses(rawValue: 1 << 7)
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
  static let allProperties: UpdatePasses = [.properties, .controllerProperties, .controllerContent]
  /// What calls `layoutSubviews()`.
  static let allLayout: UpdatePasses = [.layout, .scrolling]
  /// What has to be done before constraints are solved, where views have moved.
  static let allInsets: UpdatePasses = [.ownInsets, .insets]
}

/// The views of an interface that are in the midst of a pass, one because of the other: as many as a tree is deep whose
/// views lay out their subviews at once, or without end where views do so with each other.
final class RunningPasses {
  /// How many may be, before it is taken for a circle.
  static let maximum = 50

  /// How many are in `layoutSubviews()`.
  var layoutCount = 0
  /// How many are in `updateProperties()`.
  var propertiesCount = 0
  /// Whether layout was given up at that depth, until the first of the views is done.
  var isTooDeep = false
  /// The view that is laid out because its content has moved, and for nothing else; nil for none.
  unowned(unsafe) var scrolledView: UIView?
  /// The views whose subviews follow another size, the one at work included.
  var resizes: [Resize] = []

  /// A view has another size, which its subviews follow.
  struct Resize {
    let view: UIView
    let oldSize: CGSize
    let newSize: CGSize
  }
}
