// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What a view shows, as a value that makes the view for it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontentconfiguration
@MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  func makeContentView() -> any UIView & UIContentView

  /// The same for another state, such as a cell that is selected.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontentview
@MainActor public protocol UIContentView: AnyObject {
  /// What is shown. Setting it shows another value.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration. True unless implemented, for those of the type that it has.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it is of the same type as the one that is shown.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// How a view is at the moment: selected, pressed, disabled.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiconfigurationstate
@MainActor public protocol UIConfigurationState {
  /// Creates a state with these traits, in which nothing is the matter.
  init(traitCollection: UITraitCollection)

  /// The traits that the view is shown with.
  var traitCollection: UITraitCollection { get set }
}

/// How a cell is at the moment.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicellconfigurationstate
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits that the cell is shown with.
  public var traitCollection: UITraitCollection
  /// Whether it can't be used.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether its table is being edited.
  public var isEditing = false

  /// Creates a state in which nothing is the matter.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
