// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

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
      provider.register(type) { try await read(mime) }
    }
    return seen.isEmpty ? nil : provider
  }

  /// What is offered, each file and each other address as an item of its own.
  func items() async -> [NSItemProvider] {
    guard mimeTypes.contains(Self.uriList), let list = try? await read(Self.uriList) else {
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

  /// Reads all data of a MIME type.
  /// - Throws: ``ItemProviderError`` if whoever offered it doesn't deliver.
  func read(_ mime: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let reading = Unmanaged.passRetained(Reading(self, mime, continuation)).toOpaque()
      withMIMETypes([mime]) { types in
        switch source {
        case .clipboard(let clipboard):
          gdk_clipboard_read_async(
            clipboard.opaque, types, G_PRIORITY_DEFAULT, nil,
            { source, result, reading in
              var error: UnsafeMutablePointer<GError>?
              let stream = gdk_clipboard_read_finish(
                source.map { OpaquePointer($0) }, result, nil, &error)
              Reading.go(on: reading, with: stream, error)
            }, reading)
        case .drop(let drop):
          gdk_drop_read_async(
            drop.handle.opaque, types, G_PRIORITY_DEFAULT, nil,
            { source, result, reading in
              var error: UnsafeMutablePointer<GError>?
              let stream = gdk_drop_read_finish(
                source.map { OpaquePointer($0) }, result, nil, &error)
              Reading.go(on: reading, with: stream, error)
            }, reading)
        }
      }
    }
  }

  private func withMIMETypes(
    _ types: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void
  ) {
    // The array is GLib's to keep, too: GTK copies it, but for the strings, which it interns.
    var pointers = types.map { UnsafePointer(g_intern_string($0)) } + [nil]
    pointers.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { body(base) } }
  }

  /// A reading that is on its way, which GLib holds.
  private final class Reading {
    private let data: OfferedData
    private let mime: String
    private let continuation: CheckedContinuation<Data, any Error>

    init(_ data: OfferedData, _ mime: String, _ continuation: CheckedContinuation<Data, any Error>)
    {
      (self.data, self.mime, self.continuation) = (data, mime, continuation)
    }

    /// The application has answered: its data come by a stream.
    static func go(
      on reading: gpointer?, with stream: UnsafeMutablePointer<GInputStream>?,
      _ error: UnsafeMutablePointer<GError>?
    ) {
      guard let reading else { return }
      guard let stream, let memory = g_memory_output_stream_new_resizable() else {
        return end(reading, .failure(error))
      }
      g_output_stream_splice_async(
        memory, stream,
        GOutputStreamSpliceFlags(
          rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue
            | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue), G_PRIORITY_DEFAULT, nil,
        { memory, result, reading in
          guard let memory, let reading else { return }
          defer { g_object_unref(memory) }
          var error: UnsafeMutablePointer<GError>?
          let target = UnsafeMutableRawPointer(memory)
          let count = g_output_stream_splice_finish(
            target.assumingMemoryBound(to: GOutputStream.self), result, &error)
          guard count >= 0 else { return Reading.end(reading, .failure(error)) }
          let stream = target.assumingMemoryBound(to: GMemoryOutputStream.self)
          let bytes = g_memory_output_stream_get_data(stream)
          let size = Int(g_memory_output_stream_get_data_size(stream))
          Reading.end(reading, .success(bytes.map { Data(bytes: $0, count: size) } ?? Data()))
        }, reading)
      g_object_unref(stream)
    }

    private enum Outcome {
      case success(Data)
      case failure(UnsafeMutablePointer<GError>?)
    }

    private static func end(_ reading: gpointer, _ outcome: Outcome) {
      let ended = Unmanaged<Reading>.fromOpaque(reading).takeRetainedValue()
      switch outcome {
      case .success(let data): ended.continuation.resume(returning: data)
      case .failure(let error):
        let reason = error?.pointee.message.map { String(cString: $0) } ?? "No reason is given."
        g_error_free(error)
        ended.continuation.resume(
          throwing: ItemProviderError.undelivered(
            "What another application offers", type: ended.mime, reason: reason))
      }
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
