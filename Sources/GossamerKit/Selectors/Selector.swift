// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The name of a method, by which controls, gesture recognizers, timers and notifications call it.
///
///     button.addTarget(self, action: Selector("save:"), for: .touchUpInside)
///
/// There is no Objective-C runtime on Linux, and so no `#selector`. A selector reaches the methods that the class of the
/// target has a wire for, `.action("save:", Form.save)` in ``Wirable/wires``, and those of UIKit's own methods that
/// applications name: the edit actions, `resignFirstResponder`, `endEditing:`, `reloadData` and the like. The method itself
/// can be given instead of its name: `addTarget(self, action: Form.save, for: .touchUpInside)`.
///
/// Semantics: https://developer.apple.com/documentation/objectivec/selector
nonisolated public struct Selector: Hashable, Sendable {
  /// The name, with a colon for each parameter: `save:`, `image:didFinishSavingWithError:contextInfo:`.
  let name: String

  /// Creates a selector from its name.
  public init(_ name: String) { self.name = name }

  /// The number of parameters.
  package var parameterCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

nonisolated extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector from its name.
  public init(stringLiteral name: String) { self.init(name) }
}

nonisolated extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nsstringfromselector(_:)
nonisolated public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector with a name.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
nonisolated public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// The edit actions that a responder may be asked for: ``UIResponder/canPerformAction(_:withSender:)``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
nonisolated extension Selector {
  /// ``UIResponder/cut(_:)``.
  public static let cut = Selector("cut:")
  /// ``UIResponder/copy(_:)``.
  public static let copy = Selector("copy:")
  /// ``UIResponder/paste(_:)``.
  public static let paste = Selector("paste:")
  /// ``UIResponder/selectAll(_:)``.
  public static let selectAll = Selector("selectAll:")

  /// The four edit actions.
  static let editActions: Set<Selector> = [.cut, .copy, .paste, .selectAll]
}
