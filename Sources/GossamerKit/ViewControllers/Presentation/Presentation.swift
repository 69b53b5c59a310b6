// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// One controller that another one presents.
final class Presentation {
  private(set) weak var presenting: UIViewController?
  let presented: UIViewController
  /// How; never automatic.
  let style: UIModalPresentationStyle
  /// What lies on the window and contains the presented controller's view, which it loads.
  private(set) lazy var container: PresentationView = {
    let made = PresentationView(showing: presented, style: style)
    shownContainer = made
    return made
  }()
  /// The container, once it is made: the presented controller's view may ask while it loads.
  private(set) weak var shownContainer: PresentationView?
  /// The window that the screen was presented in.
  weak var window: UIWindow?
  /// What had the keyboard before.
  var focus = KeyboardFocus()

  /// Connects the controllers with each other.
  init(of presented: UIViewController, by presenting: UIViewController) {
    self.presenting = presenting
    self.presented = presented
    let style = presented.modalPresentationStyle
    self.style = style == .automatic ? .pageSheet : style
    presenting.ownPresentation = self
    presented.presentedBy = self
  }

  /// Takes the controllers apart.
  func end() {
    presenting?.ownPresentation = nil
    presented.presentedBy = nil
  }

  /// Whether the screen below is seen beside a card.
  var isSheet: Bool { style == .pageSheet || style == .formSheet }
}
