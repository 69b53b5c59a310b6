// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The looks of a bar: its background, and the line at its edge.
///
/// A bar follows later changes of its appearance. If several bars share one, only the last of them does: the others take
/// it when it is set.
///
///     let appearance = UINavigationBarAppearance()
///     appearance.configureWithOpaqueBackground()
///     appearance.backgroundColor = .systemIndigo
///     appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
///     navigationBar.standardAppearance = appearance
///
/// UIKit's `backgroundEffect` is absent, because nothing is blurred here.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor open class UIBarAppearance {
  /// Creates an appearance with the default background.
  public required init() {}

  /// Creates a copy of another appearance.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(from: barAppearance)
  }

  /// A copy of this appearance.
  open func copy() -> Self {
    let copy = Self()
    copy.take(from: self)
    return copy
  }

  /// Resets the background and the line to the defaults.
  open func configureWithDefaultBackground() { look = BarLook() }

  /// Resets the background to an opaque one in the system's colour. It is the same as the default one here.
  open func configureWithOpaqueBackground() { look = BarLook() }

  /// Removes the background and the line.
  open func configureWithTransparentBackground() {
    look = BarLook()
    look.color = nil
    look.line = nil
  }

  /// The colour of the background; nil for none.
  open var backgroundColor: UIColor? {
    get { look.color }
    set { look.color = newValue }
  }

  /// The image in front of the background's colour; nil for none.
  open var backgroundImage: UIImage? {
    get { look.image }
    set { look.image = newValue }
  }

  /// How the image fills the bar.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { look.imageMode }
    set { look.imageMode = newValue }
  }

  /// The colour of the line at the bar's edge; nil or clear for no line.
  open var shadowColor: UIColor? {
    get { look.line }
    set { look.line = newValue }
  }

  /// An image instead of the line at the bar's edge; nil for none.
  open var shadowImage: UIImage? {
    get { look.lineImage }
    set { look.lineImage = newValue }
  }

  var look = BarLook() { didSet { didChange() } }

  /// Called after a change; nil for none.
  var whenChanged: ((UIBarAppearance) -> Void)?

  func didChange() { whenChanged?(self) }

  /// Makes the changes of the buttons' appearances changes of this one.
  func follow(_ buttons: [UIBarButtonItemAppearance]) {
    for button in buttons { button.whenChanged = { [weak self] in self?.didChange() } }
  }

  /// Takes over what another appearance says.
  func take(from other: UIBarAppearance) { look = other.look }
}

/// The looks of a toolbar.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitoolbarappearance
open class UIToolbarAppearance: UIBarAppearance {
  /// The looks of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { didChange() } }

  /// The looks of buttons that complete a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .prominent) {
    didSet { didChange() }
  }

  /// Creates an appearance with the default background.
  public required init() {
    super.init()
    follow([buttonAppearance, doneButtonAppearance])
  }

  override func didChange() {
    follow([buttonAppearance, doneButtonAppearance])
    super.didChange()
  }

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }
}

/// The looks of a tab bar.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitabbarappearance
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of items whose image is above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { didChange() } }

  /// The looks of items whose image is beside the title, in a wide window.
  open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { didChange() } }

  /// The looks of items whose image is beside the title in a low bar. It has no effect, because bars here have one height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { didChange() } }

  /// Creates an appearance with the default background.
  public required init() {
    super.init()
    followItems()
  }

  override func didChange() {
    followItems()
    super.didChange()
  }

  private func followItems() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance] {
      items.whenChanged = { [weak self] in self?.didChange() }
    }
  }

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
  }
}

/// The looks of a navigation bar.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uinavigationbarappearance
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title: its font and its colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

  /// The attributes of the large title: its font and its colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

  /// The looks of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { didChange() } }

  /// The looks of buttons that complete a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .prominent) {
    didSet { didChange() }
  }

  /// The looks of the back button. The title of a back button is never bold.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { didChange() } }

  /// Creates an appearance with the default background.
  public required init() {
    super.init()
    follow([buttonAppearance, doneButtonAppearance, backButtonAppearance])
  }

  override func didChange() {
    follow([buttonAppearance, doneButtonAppearance, backButtonAppearance])
    super.didChange()
  }

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
  }
}

/// The looks of a bar's buttons by state.
///
/// UIKit's background images and offsets of titles are absent.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@preconcurrency @MainActor open class UIBarButtonItemAppearance {
  /// Creates an appearance with the defaults of a style.
  /// - Parameter style: the style. The appearances of both styles are empty: a button's own style makes it bold.
  public init(style: UIBarButtonItem.Style = .plain) {
    for state in [normal, highlighted, disabled, focused] {
      state.whenChanged = { [weak self] in self?.whenChanged?() }
    }
  }

  /// Called after a change; nil for none.
  var whenChanged: (() -> Void)?

  /// Resets all states.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }

  /// A copy of this appearance.
  open func copy() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    for (state, own) in zip(
      [copy.normal, copy.highlighted, copy.disabled, copy.focused],
      [normal, highlighted, disabled, focused])
    {
      state.titleTextAttributes = own.titleTextAttributes
    }
    return copy
  }

  /// The looks of a button.
  public let normal = UIBarButtonItemStateAppearance()
  /// The looks of a pressed button.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The looks of a disabled button.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The looks of a button that has the keyboard. They have no effect: a focused button has a ring around it.
  public let focused = UIBarButtonItemStateAppearance()
}

/// The looks of a bar's buttons in one state.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance {
  /// The attributes of the title: its font and its colour.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { whenChanged?() }
  }

  /// Called after a change; nil for none.
  var whenChanged: (() -> Void)?

  init() {}
}
