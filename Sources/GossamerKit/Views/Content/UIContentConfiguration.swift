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
  /// Whether the cell's table is being edited.
  public var isEditing = false

  /// Creates a state with these traits, in which nothing else is set.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
