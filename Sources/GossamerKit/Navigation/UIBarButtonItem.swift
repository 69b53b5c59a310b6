// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A button in a navigation bar.
///
/// What happens when it is pressed gets the item as its sender.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibarbuttonitem
open class UIBarButtonItem: UIBarItem {
  /// What a press performs; nil for nothing.
  open var primaryAction: UIAction?

  private var handler: (UIBarButtonItem) -> Void = { _ in }
  /// How much the button stands out.
  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }

  /// Creates a button with a title or an image that performs an action.
  /// - Parameters:
  ///   - title: the text; nil takes the action's.
  ///   - image: shown in place of the title; nil takes the action's.
  ///   - primaryAction: performed when the button is pressed; nil for nothing.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    super.init()
    let actionTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.title = title ?? actionTitle
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates one of the usual buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    show(systemItem)
  }

  /// Creates a button with a title that calls `action` on `target`, which is held weakly.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style = .plain, target: Target,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: title)
    self.style = style
    handler = { [weak target] item in
      if let target { action(target)(item) }
    }
  }

  /// Creates a button that an Interface Builder document describes.
  /// - Parameter coder: what the loader of documents passes; every other coder gives nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows one of the usual titles.
  package func show(_ systemItem: SystemItem) {
    title = systemItem.title
    accessibilityLabel = systemItem.accessibilityLabel
    style = systemItem.style
  }

  /// Performs the action that `target` has a wire for when the button is pressed.
  /// - Parameters:
  ///   - target: has the action; held weakly. Nil for the first of the responder chain, from the bar
  ///     on, that has it when the button is pressed.
  ///   - name: the action's name among the wires.
  package func setTarget(_ target: (any Wirable)?, actionNamed name: String) {
    let action = NamedAction(name: name)
    let isDirected = target != nil
    handler = { [weak target] item in
      let found = isDirected ? target : action.target(from: item.button)
      if isDirected, found == nil { return }
      if let found { WireActivity.fire(from: item, to: found) }
      action.perform(on: found, sender: item, place: "the bar button '\(item.title ?? "")'")
    }
  }

  /// Calls `handler` with the item when the button is pressed.
  func setHandler(_ handler: @escaping (UIBarButtonItem) -> Void) {
    self.handler = handler
  }

  /// The button as it is shown.
  package private(set) lazy var button = makeButton()

  private func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self] _ in self?.perform() }, for: .primaryActionTriggered)
    configure(button)
    return button
  }

  override func didChange() {
    configure(button)
    button.superview?.setNeedsLayout()
  }

  private func configure(_ button: UIButton) {
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.accessibilityLabel = accessibilityLabel ?? (image == nil ? nil : title)
    button.titleLabel?.font = style.font
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Does what a press does.
  private func perform() {
    primaryAction?.perform(sender: self)
    handler(self)
  }
}
