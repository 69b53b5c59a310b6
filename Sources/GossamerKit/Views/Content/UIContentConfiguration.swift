// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The content of a view, as a value that can create a view for it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontentconfiguration
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Creates a view that shows this content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for another state, such as that of a selected cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontentview
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// The configuration that is shown. Setting it shows another one.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration. Unless implemented, true for the type of the current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view: selected, pressed, disabled.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiconfigurationstate
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// Creates a state with these traits, in which nothing else is set.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The name of a value that an application adds to a state.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey
nonisolated public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a cell.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicellconfigurationstate
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is pressed.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus. Lists here show it by a ring, so they don't set it.
  public var isFocused = false
  /// Whether the cell's list is being edited.
  public var isEditing = false
  /// Whether the cell's item is expanded, so that its children are shown.
  public var isExpanded = false

  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with these traits, in which nothing else is set.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value that an application has added; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a view that isn't a cell, such as a header.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewconfigurationstate
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is pressed.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false

  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with these traits, in which nothing else is set.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value that an application has added; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The axes of a plane.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiaxis
nonisolated public struct UIAxis: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
