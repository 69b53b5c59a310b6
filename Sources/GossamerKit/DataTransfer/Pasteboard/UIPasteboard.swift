// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// What was copied, here or in another application: the desktop's clipboard, and without a host one of the
/// process.
///
///     UIPasteboard.general.string = "Hello"
///     if UIPasteboard.general.hasImages { ... }
///
/// Which types are there is known at once. What another application has copied arrives later, though, since that
/// application has to send it: ``string``, ``image``, ``url`` and their like answer what this application
/// copied, and for another one's nil, with a message. ``itemProviders`` loads both:
///
///     let text = try await UIPasteboard.general.itemProviders.first?.loadObject(ofClass: String.self)
///
/// In a browser the clipboard is shared by this application's windows only.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipasteboard
public final class UIPasteboard {
  /// The pasteboard that all applications share.
  public static let general = UIPasteboard()

  private init() {}

  /// What this application copied; nil if another one was the last.
  private var own: [NSItemProvider]?

  // MARK: - What is there

  /// Whether there is a text.
  public var hasStrings: Bool { offers(.plainText) }

  /// Whether there is an image. A file that was copied is none, whatever is in it.
  public var hasImages: Bool { offers(.image) }

  /// Whether there is an address, such as that of a file.
  public var hasURLs: Bool { offers(.url) }

  /// How many items there are: files, for instance.
  public var numberOfItems: Int { itemProviders.count }

  /// The identifiers of the types of the first item, the best ones first.
  public var types: [String] { itemProviders.first?.registeredTypeIdentifiers ?? [] }

  /// Whether an item is of one of these types, or of a kind of it.
  public func contains(pasteboardTypes: [String]) -> Bool {
    itemProviders.contains { pasteboardTypes.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }

  /// Goes up each time something is copied, here or elsewhere.
  public private(set) var changeCount = 0

  // MARK: - Reading and copying

  /// The first text; nil for none, and for another application's. Setting it copies a text.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil as for ``string``.
  public var strings: [String]? {
    get { objects(of: String.self) }
    set { itemProviders = (newValue ?? []).map(NSItemProvider.init(object:)) }
  }

  /// The first image; nil for none, and for another application's. Setting it copies an image.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images; nil as for ``image``. Other applications get the first one.
  public var images: [UIImage]? {
    get { objects(of: UIImage.self) }
    set { itemProviders = (newValue ?? []).map(NSItemProvider.init(object:)) }
  }

  /// The first address; nil for none, and for another application's. Setting it copies an address.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses; nil as for ``url``. Those of files are copied as files.
  public var urls: [URL]? {
    get { objects(of: URL.self) }
    set { itemProviders = (newValue ?? []).map(NSItemProvider.init(copying:)) }
  }

  /// All that is there, to be loaded. Several files of another application are one item here; who pastes them
  /// gets each, see ``UIResponder/paste(itemProviders:)``.
  ///
  /// Setting it copies the items. Other applications get the first text, the first image and all addresses
  /// of those that were made of objects or files.
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

  /// Gives all items, each file by itself: at once if this application copied them.
  func loadItemProviders(then take: @escaping ([NSItemProvider]) -> Void) {
    guard own == nil, let host else { return take(itemProviders) }
    host.loadItemProviders(then: take)
  }

  /// What this application copied, as objects of a class; nil for none.
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

  /// Something has been copied that isn't this application's, or nothing is there any more.
  package func hostDidChange() {
    own = nil
    changeCount += 1
  }
}

extension NSItemProvider {
  /// A provider of an address, as a file if it is one's.
  fileprivate convenience init(copying url: URL) {
    if url.isFileURL { self.init(file: url) } else { self.init(object: url) }
  }
}

/// The clipboard of a desktop.
package protocol PasteboardHost: AnyObject {
  /// What another application has copied, several files as one item. Nothing is read before it is loaded.
  var itemProviders: [NSItemProvider] { get }

  /// Gives the same, but each file by itself.
  func loadItemProviders(then take: @escaping ([NSItemProvider]) -> Void)

  /// Offers what this application copies to others; nil and none for what it isn't.
  func copy(_ text: String?, _ image: UIImage?, _ addresses: [URL])
}
