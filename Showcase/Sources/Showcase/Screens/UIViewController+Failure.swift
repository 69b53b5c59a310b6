// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

// A failure is shown once: by a placeholder if a list has no items, and otherwise by an alert.

extension UIViewController {
  /// Presents an alert with a message over the screen.
  func presentFailure(_ message: String) {
    let alert = UIAlertController(title: "Oops...", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

extension ListPlaceholder {
  /// The configuration that shows it, with a button to load the list again unless it is still
  /// loading.
  /// - Parameters:
  ///   - empty: the configuration of an empty list.
  ///   - reload: loads the list again.
  func configuration(
    _ empty: UIContentUnavailableConfiguration, retry reload: RefreshIntention
  ) -> UIContentUnavailableConfiguration {
    guard self != .loading else { return .loading() }
    var (configuration, title) = (empty, "Reload")
    if case .failed(let reason) = self {
      configuration.image = UIImage(systemName: "exclamationmark.triangle")
      configuration.secondaryText = reason
      title = "Try Again"
    }
    configuration.buttonProperties.primaryAction = UIAction(title: title) { [weak reload] _ in
      reload?.start()
    }
    return configuration
  }
}
