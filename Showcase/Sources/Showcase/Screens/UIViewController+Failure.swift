// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

// A failure is told once: where nothing else is shown in place of that, by a placeholder, and otherwise by an alert.

extension UIViewController {
  /// Presents an alert that says what went wrong, over what is shown.
  func presentFailure(_ message: String) {
    let alert = UIAlertController(title: "Oops...", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

extension ListPlaceholder {
  /// How it looks. A person can get the list anew, unless it is still loading.
  /// - Parameters:
  ///   - empty: how an empty list looks.
  ///   - reload: gets the list anew.
  func configuration(
    _ empty: UIContentUnavailableConfiguration, retry reload: RefreshIntention
  ) -> UIContentUnavailableConfiguration {
    guard self != .loading else { return .loading() }
    var (made, title) = (empty, "Reload")
    if case .failed(let reason) = self {
      made.image = UIImage(systemName: "exclamationmark.triangle")
      made.secondaryText = reason
      title = "Try Again"
    }
    made.buttonProperties.primaryAction = UIAction(title: title) { [weak reload] _ in
      reload?.start()
    }
    return made
  }
}
