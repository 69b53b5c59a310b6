// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What a controller shows over its view while there is no content.
final class UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  fileprivate var contentView: (any UIView & UIContentView)?
  fileprivate let scope: ObservationScope

  init(of controller: UIViewController) {
    scope = ObservationScope { [weak controller] in
      controller?.setNeedsUpdateContentUnavailableConfiguration()
    }
  }
}

// What is shown in place of content.
extension UIViewController {
  /// Asks the controller what to show, and watches what it reads for that.
  func updateUnavailableContent() {
    unavailableContent.scope.track {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }

  /// Brings the view in front of all others up to date with the configuration.
  func showUnavailableContent() {
    let content = unavailableContent
    guard let view = loadedView, let configuration = content.configuration else {
      content.contentView?.removeFromSuperview()
      content.contentView = nil
      return
    }
    let adapted = configuration.updated(for: contentUnavailableConfigurationState)
    if let shown = content.contentView, shown.superview === view, shown.supports(adapted) {
      shown.configuration = adapted
      view.bringSubviewToFront(shown)
      return
    }
    content.contentView?.removeFromSuperview()
    let made = adapted.makeContentView()
    content.contentView = made
    made.frame = view.bounds
    view.addSubview(made)
    guard let scrollView = view as? UIScrollView else {
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    // It doesn't move with what is scrolled.
    made.translatesAutoresizingMaskIntoConstraints = false
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      made.topAnchor.constraint(equalTo: frame.topAnchor),
      made.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
    ])
  }
}
