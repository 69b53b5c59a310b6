// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import GossamerSupport

/// Data that another application offers on the clipboard or in a drag. Its types are known at once; the data is
/// transferred when it is read.
///
/// X11, Wayland and GTK name types by MIME types.
struct OfferedData {
  /// Where the data is read from.
  enum Source {
    /// A GdkClipboard.
    case clipboard(ObjectHandle)
    /// A drag over a window.
    case drop(OfferedDrop)
  }

  let source: Source

  /// The MIME types that are offered, in the order in which the other application lists them.
  var mimeTypes: [String] {
    let own =
      switch source {
      case .clipboard(let clipboard): gdk_clipboard_get_formats(clipboard.opaque)
      case .drop(let drop): gdk_drop_get_formats(drop.handle.opaque)
      }
    guard let own else { return [] }
    // Data that this process offers itself also has GTypes, which are turned into MIME types here.
    let formats = gdk_content_formats_union_serialize_mime_types(gdk_content_formats_ref(own))
    defer { gdk_content_formats_unref(formats) }
    var count: gsize = 0
    guard let types = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    return (0..<Int(count)).compactMap { types[$0].map { String(cString: $0) } }
  }

  /// The MIME type of a list of URLs, one per line.
  static let uriList = "text/uri-list"

  /// Everything that is offered, as one item, even several files. Nil if the Kit knows none of the types.
  var item: NSItemProvider? {
    let provider = NSItemProvider()
    var seen: [UTType] = []
    let offered = mimeTypes
    // File managers offer the path as text too. The URLs come first, because a receiver of files prefers the file.
    for mime in offered.filter({ $0 == Self.uriList }) + offered.filter({ $0 != Self.uriList }) {
      guard let type = Self.type(of: mime), !seen.contains(type) else { continue }
      seen.append(type)
      provider.register(type) { try await read(mime, limit: $0) }
    }
    return seen.isEmpty ? nil : provider
  }

  /// What is offered, with one item per URL. If the list of URLs can't be read, the result is one item, and loading that
  /// throws the reason.
  func items() async -> [NSItemProvider] {
    guard mimeTypes.contains(Self.uriList) else { return item.map { [$0] } ?? [] }
    let list: Data
    do {
      list = try await read(Self.uriList, limit: Self.greatestTextSize)
    } catch {
      Messages.views.error("\(error)")
      return item.map { [$0] } ?? []
    }
    let urls = URL.list(in: list)
    guard !urls.isEmpty, urls.contains(where: \.isFileURL) else { return item.map { [$0] } ?? [] }
    return urls.map { NSItemProvider(contentsOf: $0) ?? NSItemProvider(object: $0) }
  }

  private static func type(of mime: String) -> UTType? {
    switch mime {
    case uriList: return .fileURL
    // Private names of X11 and desktops, which describe no data.
    case _ where mime.hasPrefix("x-special/") || mime.hasPrefix("application/x-"): return nil
    case "text/plain": return .utf8PlainText
    default:
      let type = UTType(mimeType: mime)
      return type?.isDynamic == true && !mime.hasPrefix("image/") ? nil : type
    }
  }

  // MARK: - Reading

  /// The most bytes of text or URLs that are read. More can't be edited sensibly.
  static let greatestTextSize = 1 << 26

  /// Reads all data of a MIME type.
  /// - Parameter limit: the most bytes that are read.
  /// - Throws: ``ItemProviderError`` if the other application doesn't deliver the data or sends more than `limit`; a
  ///   `CancellationError`, at once, if the task is cancelled.
  func read(_ mime: String, limit: Int) async throws -> Data {
    let current = Current()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        current.reading = OfferedReading([mime], from: source, limit: limit) {
          continuation.resume(with: $0)
        }
      }
    } onCancel: {
      Task { @MainActor in current.reading?.cancel() }
    }
  }

  /// Holds the current reading, so that the cancellation handler can cancel it.
  private final class Current {
    var reading: OfferedReading?
  }

  /// Reads the text that is offered.
  /// - Parameters:
  ///   - limit: the most bytes that are read.
  ///   - completion: gets the text, with replacement characters for invalid UTF-8, or an error that
  ///     ``read(_:limit:)`` would throw.
  func readText(limit: Int, then completion: @escaping (Result<String, any Error>) -> Void) {
    _ = OfferedReading(["text/plain;charset=utf-8", "text/plain"], from: source, limit: limit) {
      outcome in
      completion(outcome.map { String(decoding: $0, as: UTF8.self) })
    }
  }
}

/// A GdkDrop. When the last reference to an accepted drop goes away, the drag's source is told that the drop is finished.
final class OfferedDrop {
  let handle: ObjectHandle
  private var action: GdkDragAction?

  init(_ drop: UnsafeMutableRawPointer) { handle = ObjectHandle(referencing: drop) }

  isolated deinit {
    if let action { gdk_drop_finish(handle.opaque, action) }
  }

  /// Whether the drag's source allows a move, and not only a copy.
  var allowsMove: Bool {
    gdk_drop_get_actions(handle.opaque).rawValue & GDK_ACTION_MOVE.rawValue != 0
  }

  /// Accepts the drop, as a copy or a move.
  func accept(_ action: GdkDragAction) { self.action = action }
}
