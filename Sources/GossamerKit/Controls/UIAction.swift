// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a control does, as a closure with a title.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiaction
public final class UIAction {
  /// What a button that performs the action shows, unless it has a title of its own.
  public let title: String

  /// What a button that performs the action shows beside the title; nil for none.
  public let image: UIImage?

  /// What tells the action from others.
  public let identifier: Identifier

  /// The control that performs the action at the moment, else nil.
  public private(set) weak var sender: AnyObject?

  private let handler: (UIAction) -> Void

  /// Creates an action.
  /// - Parameters:
  ///   - title: what a button shows.
  ///   - image: what a button shows beside it; nil for none.
  ///   - identifier: what tells the action from others; nil makes one that no other action has.
  ///   - handler: what the action does. It gets the action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    self.handler = handler
  }

  func perform(sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
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
