// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The way from one screen to another, as a document describes it.
///
/// A class of one's own overrides ``perform()``, and is named in the document.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uistoryboardsegue
open class UIStoryboardSegue {
  /// What the application knows the segue by; nil for none.
  public let identifier: String?
  /// The screen that the way starts from.
  public let source: UIViewController
  /// The screen that it leads to.
  public let destination: UIViewController

  /// How the segue goes unless the class says otherwise.
  var performing: (UIStoryboardSegue) -> Void = { _ in }

  /// Creates a segue. The application does so for a segue of its own only, and then calls
  /// ``perform()`` itself.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue that goes as `performHandler` says.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    performing = { _ in performHandler() }
  }

  /// Shows the destination. The base implementation does what the segue's kind says.
  open func perform() {
    performing(self)
  }
}
