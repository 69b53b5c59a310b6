// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import GossamerSupport

/// What another application offers, on the clipboard or by dragging it: which types, and the data when they are
/// read.
///
/// X11, Wayland and GTK call types by MIME types.
struct OfferedData {
  /// Who has the data.
  enum Source {
    /// A GdkClipboard.
    case clipboard(ObjectHandle)
    /// What is dragged over a window.
    case drop(OfferedDrop)
  }

  let source: Source

  /// The MIME types that are offered, in the order of who offers them.
  var mimeTypes: [String] {
    let own =
      switch source {
      case .clipboard(let clipboard): gdk_clipboard_get_formats(clipboard.opaque)
      case .drop(let drop): gdk_drop_get_formats(drop.handle.opaque)
      }
    guard let own else { return [] }
    // What this process offers itself has GTK's types, too.
    let formats = gdk_content_formats_union_serialize_mime_types(gdk_content_formats_ref(own))
    defer { gdk_content_formats_unref(formats) }
    var count: gsize = 0
    guard let types = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    return (0..<Int(count)).compactMap { types[$0].map { String(cString: $0) } }
  }

  /// Files and other addresses, one a line.
  static let uriList = "text/uri-list"

  /// All that is offered, as one item; several files are one. Nil for nothing that the Kit has a type for.
  var item: NSItemProvider? {
    let provider = NSItemProvider()
    var seen: [UTType] = []
    let offered = mimeTypes
    // A file's name is offered as a text too: who can take files wants the file.
    for mime in offered.filter({ $0 == Self.uriList }) + offered.filter({ $0 != Self.uriList }) {
      guard let type = Self.type(of: mime), !seen.contains(type) else { continue }
      seen.append(type)
      provider.register(type) { try await read(mime, limit: $0) }
    }
    return seen.isEmpty ? nil : provider
  }

  /// What is offered, each file and each other address as an item of its own. Addresses that don't arrive are one item,
  /// which says why when it is loaded.
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
    // Names of X11 and of desktops, which aren't MIME types of data.
    case _ where mime.hasPrefix("x-special/") || mime.hasPrefix("application/x-"): return nil
    case "text/plain": return .utf8PlainText
    default:
      let type = UTType(mimeType: mime)
      return type?.isDynamic == true && !mime.hasPrefix("image/") ? nil : type
    }
  }

  // MARK: - Reading

  /// How many bytes of text, or of addresses, are read at most. More can't be edited sensibly.
  static let greatestTextSize = 1 << 26

  /// Reads all data of a MIME type.
  /// - Parameter limit: the most bytes; of who sends more no more is read.
  /// - Throws: ``ItemProviderError`` if whoever offered it doesn't deliver, or too much; a `CancellationError`, at once,
  ///   if the task is cancelled.
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

  /// The reading that a cancelled task has to cancel.
  private final class Current {
    var reading: OfferedReading?
  }

  /// Reads the text that is offered.
  /// - Parameters:
  ///   - limit: the most bytes.
  ///   - completion: gets the text, with replacement characters for what isn't UTF-8, or an error as of
  ///     ``read(_:limit:)``.
  func readText(limit: Int, then completion: @escaping (Result<String, any Error>) -> Void) {
    _ = OfferedReading(["text/plain;charset=utf-8", "text/plain"], from: source, limit: limit) {
      outcome in
      completion(outcome.map { String(decoding: $0, as: UTF8.self) })
    }
  }
}

/// A GdkDrop. Who drags is told of the end of an accepted drop when nobody wants its data any more.
final class OfferedDrop {
  let handle: ObjectHandle
  private var action: GdkDragAction?

  init(_ drop: UnsafeMutableRawPointer) { handle = ObjectHandle(referencing: drop) }

  isolated deinit {
    if let action { gdk_drop_finish(handle.opaque, action) }
  }

  /// Whether who drags lets the data be moved, and not only copied.
  var allowsMove: Bool {
    gdk_drop_get_actions(handle.opaque).rawValue & GDK_ACTION_MOVE.rawValue != 0
  }

  /// The Kit has taken the drop.
  func accept(_ action: GdkDragAction) { self.action = action }
}
