// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// The types of data that can be pasted into a responder, and dropped on a view.
///
///     pasteConfiguration = UIPasteConfiguration(
///       acceptableTypeIdentifiers: [UTType.image, .fileURL].map(\.identifier))
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipasteconfiguration
@preconcurrency @MainActor open class UIPasteConfiguration {
  /// The identifiers of the types; types that conform to them are accepted too.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration that accepts nothing yet.
  public init() { acceptableTypeIdentifiers = [] }

  /// Creates a configuration that accepts these types, and types that conform to them.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Creates a configuration that accepts the types from which objects of a class can be loaded.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
  }

  /// Accepts further types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Also accepts the types from which objects of another class can be loaded.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }

  /// Whether one of the items conforms to an accepted type.
  func accepts(_ items: [NSItemProvider]) -> Bool {
    items.contains {
      acceptableTypeIdentifiers.contains(where: $0.hasItemConformingToTypeIdentifier)
    }
  }
}

/// An object into which items can be pasted, such as every ``UIResponder``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: AnyObject {
  /// The types that can be pasted; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }

  /// Handles the pasted items.
  func paste(itemProviders: [NSItemProvider])

  /// Returns whether these items can be pasted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

// An edit action goes up the responder chain, from the first responder to the first one that can perform it. Copied files
// are pasted into a responder that accepts files, before a text field would paste their paths as text.
extension UIResponder {
  func canPerformByDefault(_ action: Selector) -> Bool {
    guard Selector.editActions.contains(action) else {
      return table.action(named: action.name) != nil
    }
    if let client = self as? any TextEditorClient {
      let edited = client.editor.edited
      switch action {
      case .copy: if client.mayCopyText, edited.selection.length > 0 { return true }
      case .cut:
        if client.mayCopyText, client.mayEditText, edited.selection.length > 0 { return true }
      case .selectAll: if !edited.string.isEmpty { return true }
      case .paste: if client.mayEditText, UIPasteboard.general.hasStrings { return true }
      default: break
      }
    }
    return action == .paste && pasteConfiguration != nil
      && canPaste(UIPasteboard.general.itemProviders)
  }

  /// Performs an edit action on the first responder in the chain, from this one on, that can perform it.
  /// - Returns: whether there is one.
  package func performEditAction(_ action: Selector) -> Bool {
    let chain = sequence(first: self, next: \.next)
    var target: UIResponder?
    if action == .paste, UIPasteboard.general.hasFiles {
      let items = UIPasteboard.general.itemProviders
      target = chain.first { $0.pasteConfiguration != nil && $0.canPaste(items) }
    }
    guard
      let target = target ?? chain.first(where: { $0.canPerformAction(action, withSender: nil) })
    else { return false }
    switch action {
    case .cut: target.cut(nil)
    case .copy: target.copy(nil)
    case .paste: target.paste(nil)
    case .selectAll: target.selectAll(nil)
    default: return false
    }
    return true
  }

  /// Passes the pasteboard's items to ``paste(itemProviders:)``.
  func pasteItems() {
    UIPasteboard.general.loadItemProviders { [weak self] items in
      guard let self else { return }
      if canPaste(items) { return paste(itemProviders: items) }
      let offered = items.flatMap(\.registeredTypeIdentifiers)
      Messages.views.warning(
        """
        Nothing is pasted into \(type(of: self)): there is \
        \(offered.isEmpty ? "nothing on the pasteboard" : offered.joined(separator: ", ")), which it doesn't accept. \
        Copy it again.
        """)
    }
  }
}
