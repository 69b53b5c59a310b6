// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The passes of the update cycle that are pending for a view.
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
  /// `layoutSubviews()` of a scroll view that has only scrolled, so that Auto Layout has nothing to do.
  static let scrolling = UpdatePasses(rawValue: 1 << 6)
  /// The view's own layout guides with insets, such as its safe area guide, may have moved.
  static let ownInsets = UpdatePasses(rawValue: 1 << 4)
  /// Layout guides with insets of the view or its descendants may have moved.
  static let insets = UpdatePasses(rawValue: 1 << 5)

  /// The first pass of the cycle.
  static let allProperties: UpdatePasses = [.properties, .controllerProperties, .controllerContent]
  /// The passes that call `layoutSubviews()`.
  static let allLayout: UpdatePasses = [.layout, .scrolling]
  /// The updates of layout guides, which come before constraints are solved.
  static let allInsets: UpdatePasses = [.ownInsets, .insets]
}

/// The nesting of running passes in an interface. A `layoutSubviews()` may lay out other views at once: at most as deep as
/// the view tree, or without end if views lay out each other in a circle.
final class RunningPasses {
  /// The nesting depth at which a circle is assumed.
  static let maximum = 50

  /// The number of nested calls of `layoutSubviews()`.
  var layoutCount = 0
  /// The number of nested calls of `updateProperties()`.
  var propertiesCount = 0
  /// Whether the maximum depth was reached; reset when the outermost call returns.
  var isTooDeep = false
  /// The view that is being laid out only because it has scrolled; nil for none.
  unowned(unsafe) var scrolledView: UIView?
  /// The nested resizes whose subviews are being autoresized.
  var resizes: [Resize] = []

  /// A change of a view's size that its subviews follow by autoresizing.
  struct Resize {
    let view: UIView
    let oldSize: CGSize
    let newSize: CGSize
  }
}
