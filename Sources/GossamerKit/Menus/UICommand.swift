// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// Something in a menu that a responder does: the first one of the chain that can.
///
///     UICommand(title: "Rename", action: NotesViewController.rename)
///
/// In place of a selector stands a method. The chain begins at the view whose menu it is.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicommand
open class UICommand: UIMenuElement, MarkedElement {
  /// What a menu shows.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// What a menu shows beside the title; nil for none.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// What the command does, in a sentence, which a menu shows while the pointer rests on it; nil for
  /// nothing.
  open var discoverabilityTitle: String?

  /// How the command looks in a menu, and whether it can be chosen there.
  open var attributes: Attributes = []

  /// What mark the command has in a menu.
  open var state = State.off

  private let send: (UIResponder, UICommand) -> Bool

  /// Creates a command.
  /// - Parameters:
  ///   - title: what a menu shows.
  ///   - image: what it shows beside the title; nil for none.
  ///   - action: called on the first responder of the chain that is a `Target`.
  ///   - discoverabilityTitle: what the command does, in a sentence; nil for nothing.
  ///   - attributes: how it looks in a menu, and whether it can be chosen there.
  ///   - state: what mark it has in a menu.
  public convenience init<Target: UIResponder>(
    title: String, image: UIImage? = nil, action: @escaping (Target) -> () -> Void,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(title: title, image: image, discoverabilityTitle, attributes, state) {
      responder, _ in
      guard let target = responder as? Target else { return false }
      action(target)()
      return true
    }
  }

  /// Creates a command whose action gets the command.
  /// - Parameters:
  ///   - title: what a menu shows.
  ///   - image: what it shows beside the title; nil for none.
  ///   - action: called on the first responder of the chain that is a `Target`.
  ///   - discoverabilityTitle: what the command does, in a sentence; nil for nothing.
  ///   - attributes: how it looks in a menu, and whether it can be chosen there.
  ///   - state: what mark it has in a menu.
  public convenience init<Target: UIResponder>(
    title: String, image: UIImage? = nil, action: @escaping (Target) -> (UICommand) -> Void,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(title: title, image: image, discoverabilityTitle, attributes, state) {
      responder, command in
      guard let target = responder as? Target else { return false }
      action(target)(command)
      return true
    }
  }

  /// Creates a command that `send` sends to a responder; it says whether that is a target.
  init(
    title: String, image: UIImage? = nil, _ discoverabilityTitle: String? = nil,
    _ attributes: Attributes = [], _ state: State = .off,
    send: @escaping (UIResponder, UICommand) -> Bool
  ) {
    self.send = send
    super.init(title: title, image: image)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Performs the action on the first responder from `start` on that has it.
  func perform(from start: UIResponder) -> Bool {
    var responder: UIResponder? = start
    while let current = responder {
      if send(current, self) { return true }
      responder = current.next
    }
    return false
  }

  /// How a person presses it on the keyboard, as menus show it; nil for not at all.
  var keys: String? { nil }

  override var isShown: Bool { !attributes.contains(.hidden) }

  override func entry(in menu: ShownMenu, of group: UIMenu) -> MenuEntry? {
    MenuEntry(
      self, of: group, hint: discoverabilityTitle, keys: keys, attributes: attributes, state: state,
      perform: { [weak menu] in
        guard let view = menu?.view, !self.perform(from: view) else { return }
        Messages.views.error(
          """
          No responder has the action of the command '\(self.title)', from the \
          \(view.shortDescription) on whose menu it was chosen in. Nothing was done.
          """)
      })
  }
}
