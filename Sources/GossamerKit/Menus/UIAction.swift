// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A menu element, or the action of a control, that performs a closure.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiaction
public final class UIAction: UIMenuElement, MarkedElement {
  /// The title in a menu, and of a button that performs the action and has no title of its own.
  public override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image beside the title, in a menu or a button; nil for none.
  public override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The unique identifier of the action.
  public let identifier: Identifier

  /// An explanation of the action, which a menu shows as a tooltip; nil for none.
  public var discoverabilityTitle: String?

  /// The style of the action in a menu, and whether it can be chosen there.
  public var attributes: Attributes

  /// The check mark of the action in a menu.
  public var state: State

  /// The object that is performing the action: the control, the bar button item, or the interaction whose menu it was
  /// chosen in. Nil while the action isn't performed.
  public private(set) weak var sender: AnyObject?

  private let handler: (UIAction) -> Void
  private let place: (file: String, line: Int)

  /// Creates an action.
  /// - Parameters:
  ///   - title: the title in a menu or a button.
  ///   - subtitle: the smaller text below the title in a menu; nil for none.
  ///   - image: the image beside the title; nil for none.
  ///   - identifier: the identifier; nil creates a unique one.
  ///   - discoverabilityTitle: an explanation, shown as a tooltip; nil for none.
  ///   - attributes: the style in a menu, and whether it can be chosen there.
  ///   - state: the check mark in a menu.
  ///   - handler: called with the action when it is performed.
  ///   - file: the source file, for ``TraceStep``.
  ///   - line: the line, for ``TraceStep``.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, file: String = #fileID, line: Int = #line,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.place = (file, line)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// The action in a trace: `action 'Save', Main.swift:19`.
  var traceName: String {
    let name = title.isEmpty ? "action" : "action '\(title)'"
    return "\(name), \(place.file.split(separator: "/").last ?? ""):\(place.line)"
  }

  /// Whether the Kit has created the action.
  var isOfKit: Bool { place.file.hasPrefix("GossamerKit/") }

  override var isShown: Bool { !attributes.contains(.hidden) }

  override func entry(in menu: ShownMenu, of group: UIMenu) -> MenuEntry? {
    MenuEntry(
      self, of: group, hint: discoverabilityTitle, attributes: attributes, state: state,
      perform: { [weak menu] in self.perform(sender: menu?.sender ?? self) })
  }

  /// The unique identifier of an action.
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
