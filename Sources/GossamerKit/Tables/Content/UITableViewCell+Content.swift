// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Showing a content configuration.
extension UITableViewCell {
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    return state
  }

  var defaultConfiguration: UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Shows the content configuration that was set, in the existing content view if that supports it, or else in a new
  /// one.
  func showConfiguration() {
    guard let contentConfiguration else {
      configurationView?.removeFromSuperview()
      configurationView = nil
      return
    }
    if let view = configurationView, view.supports(contentConfiguration) {
      view.configuration = contentConfiguration
      return
    }
    configurationView?.removeFromSuperview()
    let view = contentConfiguration.makeContentView()
    configurationView = view
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    content.configurationView = view
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: currentState)
  }

  func adapt(to state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      configurationView?.configuration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      configuredBackground?.configuration = backgroundConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  func showBackgroundConfiguration() {
    guard let backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
    let view = configuredBackground ?? BackgroundConfigurationView(frame: bounds)
    if configuredBackground == nil {
      configuredBackground = view
      insertSubview(view, at: 0)
    }
    view.configuration = backgroundConfiguration
    needsConfiguration = true
    setNeedsLayout()
  }
}
