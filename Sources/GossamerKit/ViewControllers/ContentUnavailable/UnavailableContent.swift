// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Shows the `contentUnavailableConfiguration` of a view controller over its view.
final class UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  private var contentView: (any UIView & UIContentView)?
  private let scope: ObservationScope

  init(of controller: UIViewController) {
    scope = ObservationScope { [weak controller] in
      controller?.setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  /// Calls the controller's `updateContentUnavailableConfiguration(using:)`, and has it called again when an observable
  /// property that was read there changes.
  func update(of controller: UIViewController) {
    scope.track {
      controller.updateContentUnavailableConfiguration(
        using: controller.contentUnavailableConfigurationState)
    }
  }

  /// Adds, updates or removes the configuration's content view, which is in front of all other subviews.
  func show(in controller: UIViewController) {
    guard let view = controller.loadedView, let configuration else {
      contentView?.removeFromSuperview()
      contentView = nil
      return
    }
    let adapted = configuration.updated(for: controller.contentUnavailableConfigurationState)
    if let shown = contentView, shown.superview === view, shown.supports(adapted) {
      shown.configuration = adapted
      view.bringSubviewToFront(shown)
      return
    }
    contentView?.removeFromSuperview()
    let made = adapted.makeContentView()
    contentView = made
    made.frame = view.bounds
    view.addSubview(made)
    guard let scrollView = view as? UIScrollView else {
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    // The content view doesn't scroll.
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
