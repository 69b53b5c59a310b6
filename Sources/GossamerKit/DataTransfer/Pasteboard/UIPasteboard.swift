// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The desktop's clipboard; without a host a clipboard of the process.
///
///     UIPasteboard.general.string = "Hello"
///     if UIPasteboard.general.hasImages { ... }
///
/// The types are known at once. The data that another application has copied arrives later, because that application has
/// to send it. So ``string``, ``image``, ``url`` and their plurals return only what this application has copied; for
/// another application's data they return nil and log a message. ``itemProviders`` loads both:
///
///     let text = try await UIPasteboard.general.itemProviders.first?.loadObject(ofClass: String.self)
///
/// In a browser only this application's windows share the clipboard.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor public final class UIPasteboard {
  /// The pasteboard that all applications share.
  public static let general = UIPasteboard()

  private init() {}

  /// The items that this application copied; nil if another application copied last.
  private var own: [NSItemProvider]?

  // MARK: - Types

  /// Whether there is text.
  public var hasStrings: Bool { offers(.plainText) }

  /// Whether there is an image. A copied file doesn't count, even an image file.
  public var hasImages: Bool { offers(.image) }

  /// Whether there is a URL, such as that of a file.
  public var hasURLs: Bool { offers(.url) }

  /// The number of items, for instance of files.
  public var numberOfItems: Int { itemProviders.count }

  /// The identifiers of the types of the first item, the best ones first.
  public var types: [String] { itemProviders.first?.registeredTypeIdentifiers ?? [] }

  /// Whether an item conforms to one of these types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    itemProviders.contains { pasteboardTypes.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }

  /// Increases each time something is copied, by this application or another.
  public private(set) var changeCount = 0

  // MARK: - Reading and copying

  /// The first text; nil if there is none, or if another application copied it. Setting it copies the text.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil in the same cases as ``string``.
  public var strings: [String]? {
    get { objects(of: String.self) }
    set { itemProviders = (newValue ?? []).map(NSItemProvider.init(object:)) }
  }

  /// The first image; nil if there is none, or if another application copied it. Setting it copies the image.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images; nil in the same cases as ``image``. Other applications get only the first one.
  public var images: [UIImage]? {
    get { objects(of: UIImage.self) }
    set { itemProviders = (newValue ?? []).map(NSItemProvider.init(object:)) }
  }

  /// The first URL; nil if there is none, or if another application copied it. Setting it copies the URL.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs; nil in the same cases as ``url``. File URLs are copied as files.
  public var urls: [URL]? {
    get { objects(of: URL.self) }
    set { itemProviders = (newValue ?? []).map(NSItemProvider.init(copying:)) }
  }

  /// The providers of all items. Several files of another application are one item here; a paste gets one item per file, see
  /// ``UIResponder/paste(itemProviders:)``.
  ///
  /// Setting it copies the items. Other applications get the first text, the first image and all URLs of those items that
  /// were created from objects or files.
  public var itemProviders: [NSItemProvider] {
    get { own ?? host?.itemProviders ?? [] }
    set {
      own = newValue
      changeCount += 1
      host?.copy(string, image, urls ?? [])
    }
  }
}

extension UIPasteboard {
  private var host: (any PasteboardHost)? { Interface.current.host?.pasteboard }

  /// Whether there is a file.
  package var hasFiles: Bool { offers(.fileURL) }

  private func offers(_ type: UTType) -> Bool {
    itemProviders.contains { $0.hasItemConformingToTypeIdentifier(type.identifier) }
  }

  /// Calls `take` with all items, one per file; at once if this application copied them.
  func loadItemProviders(then take: @escaping ([NSItemProvider]) -> Void) {
    guard own == nil, let host else { return take(itemProviders) }
    host.loadItemProviders(then: take)
  }

  /// The objects of a class that this application has copied; nil for none.
  private func objects<Object: NSItemProviderReading>(of aClass: Object.Type) -> [Object]? {
    guard let own else {
      if itemProviders.contains(where: { $0.canLoadObject(ofClass: aClass) }) {
        Messages.views.warning(
          """
          The pasteboard's \(aClass) is another application's, and isn't here yet: nil is answered. Load \
          it by UIPasteboard.general.itemProviders.
          """)
      }
      return nil
    }
    let objects = own.compactMap { $0.object as? Object ?? $0.file?.url as? Object }
    return objects.isEmpty ? nil : objects
  }

  /// Called when another application has copied something, or the clipboard has become empty.
  package func hostDidChange() {
    own = nil
    changeCount += 1
  }
}

extension NSItemProvider {
  /// Creates a provider of a URL; for a file URL, a provider of the file.
  fileprivate convenience init(copying url: URL) {
    if url.isFileURL { self.init(file: url) } else { self.init(object: url) }
  }
}

/// The clipboard of a desktop.
package protocol PasteboardHost: AnyObject {
  /// The items that another application has copied; several files are one item. Their data isn't transferred until it is
  /// loaded.
  var itemProviders: [NSItemProvider] { get }

  /// Calls `take` with the same items, but one per file.
  func loadItemProviders(then take: @escaping ([NSItemProvider]) -> Void)

  /// Offers what this application has copied to other applications. `text` and `image` are nil, and `addresses` is empty, if
  /// nothing of that kind was copied.
  func copy(_ text: String?, _ image: UIImage?, _ addresses: [URL])
}
