// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a control or a menu does, as a closure with a title.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiaction
public final class UIAction: UIMenuElement, MarkedElement {
  /// What a menu shows, and a button that performs the action unless it has a title of its own.
  public override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// What a menu or a button that performs the action shows beside the title; nil for none.
  public override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// What tells the action from others.
  public let identifier: Identifier

  /// What the action does, in a sentence, which a menu shows while the pointer rests on it; nil for
  /// nothing.
  public var discoverabilityTitle: String?

  /// How the action looks in a menu, and whether it can be chosen there.
  public var attributes: Attributes

  /// What mark the action has in a menu.
  public var state: State

  /// What performs the action at the moment: the control, or the bar button item, or the interaction
  /// whose menu it was chosen in; else nil.
  public private(set) weak var sender: AnyObject?

  private let handler: (UIAction) -> Void

  /// Creates an action.
  /// - Parameters:
  ///   - title: what a menu or a button shows.
  ///   - subtitle: what a menu shows below it; nil for nothing.
  ///   - image: what is shown beside it; nil for none.
  ///   - identifier: what tells the action from others; nil makes one that no other action has.
  ///   - discoverabilityTitle: what the action does, in a sentence; nil for nothing.
  ///   - attributes: how it looks in a menu, and whether it can be chosen there.
  ///   - state: what mark it has in a menu.
  ///   - handler: what the action does. It gets the action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  override var isShown: Bool { !attributes.contains(.hidden) }

  override func entry(in menu: ShownMenu, of group: UIMenu) -> MenuEntry? {
    MenuEntry(
      self, of: group, hint: discoverabilityTitle, attributes: attributes, state: state,
      perform: { [weak menu] in self.perform(sender: menu?.sender ?? self) })
  }

  /// What tells an action from others.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a value from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
