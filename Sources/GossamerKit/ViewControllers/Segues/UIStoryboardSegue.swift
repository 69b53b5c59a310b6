// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A transition from one screen to another that a document describes.
///
/// A custom segue is a subclass that overrides ``perform()``. The document names its class.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor open class UIStoryboardSegue {
  /// The identifier of the segue; nil for none.
  public let identifier: String?
  /// The view controller from which the segue starts.
  public let source: UIViewController
  /// The view controller to which the segue leads.
  public let destination: UIViewController

  /// What ``perform()`` does in the base implementation.
  var performing: (UIStoryboardSegue) -> Void = { _ in }

  /// Creates a segue. An application calls this only for segues of its own, and then calls ``perform()`` itself.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue that calls `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    performing = { _ in performHandler() }
  }

  /// Shows the destination. The base implementation does what the document says.
  open func perform() {
    performing(self)
  }
}
