// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A menu element whose action is performed by the first responder in the responder chain that has it.
///
///     UICommand(title: "Rename", action: NotesViewController.rename)
///
/// The action is a method, or a ``Selector``. The chain starts at the view whose menu it is.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicommand
open class UICommand: UIMenuElement, MarkedElement {
  /// The title in a menu.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image beside the title; nil for none.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// An explanation of the command, which a menu shows as a tooltip; nil for none.
  open var discoverabilityTitle: String?

  /// The style of the command in a menu, and whether it can be chosen there.
  open var attributes: Attributes = []

  /// The check mark of the command in a menu.
  open var state = State.off

  /// The method that the command calls; nil for one that was given itself, not by its name.
  public let action: Selector?

  /// A value of one's own by which an action can tell its commands apart; nil for none.
  public let propertyList: Any?

  private let send: (UIResponder, UICommand) -> Bool

  /// Creates a command.
  /// - Parameters:
  ///   - title: the title in a menu.
  ///   - image: the image beside the title; nil for none.
  ///   - action: called on the first responder in the chain that is a `Target`.
  ///   - discoverabilityTitle: an explanation, shown as a tooltip; nil for none.
  ///   - attributes: the style in a menu, and whether it can be chosen there.
  ///   - state: the check mark in a menu.
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
  ///   - title: the title in a menu.
  ///   - image: the image beside the title; nil for none.
  ///   - action: called on the first responder in the chain that is a `Target`.
  ///   - discoverabilityTitle: an explanation, shown as a tooltip; nil for none.
  ///   - attributes: the style in a menu, and whether it can be chosen there.
  ///   - state: the check mark in a menu.
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

  /// Creates a command whose action is named by a selector.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicommand/init(title:image:action:propertylist:alternates:discoverabilitytitle:attributes:state:)
  /// - Parameters:
  ///   - title: the title in a menu.
  ///   - image: the image beside the title; nil for none.
  ///   - action: called on the first responder in the chain that can perform it, with the command as its argument.
  ///   - propertyList: a value of one's own; nil for none.
  ///   - discoverabilityTitle: an explanation, shown as a tooltip; nil for none.
  ///   - attributes: the style in a menu, and whether it can be chosen there.
  ///   - state: the check mark in a menu.
  public convenience init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, selector: action, propertyList, discoverabilityTitle, attributes,
      state)
  }

  init(
    title: String, image: UIImage?, selector: Selector, _ propertyList: Any?,
    _ discoverabilityTitle: String?, _ attributes: Attributes, _ state: State
  ) {
    self.action = selector
    self.propertyList = propertyList
    send = { responder, command in
      guard responder.canPerformAction(selector, withSender: command) else { return false }
      return NamedAction(name: selector.name).perform(
        on: responder, sender: command, place: "the command '\(command.title)'")
    }
    super.init(title: title, image: image)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Creates a command.
  /// - Parameter send: performs the action on a responder; returns false if the responder doesn't have it.
  init(
    title: String, image: UIImage? = nil, _ discoverabilityTitle: String? = nil,
    _ attributes: Attributes = [], _ state: State = .off,
    send: @escaping (UIResponder, UICommand) -> Bool
  ) {
    self.action = nil
    self.propertyList = nil
    self.send = send
    super.init(title: title, image: image)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Performs the action on the first responder that has it, searching the responder chain from `start`.
  /// - Returns: whether a responder has it.
  func perform(from start: UIResponder) -> Bool {
    var responder: UIResponder? = start
    while let current = responder {
      if send(current, self) { return true }
      responder = current.next
    }
    return false
  }

  /// The keyboard shortcut as menus show it; nil for none.
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
