// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Reads data that another application offers, chunk by chunk, so that no more is read than the limit allows.
///
/// GLib's pending callbacks keep this object alive. A cancellation calls the completion at once, even if the other
/// application never answers.
final class OfferedReading {
  private let mimeTypes: [String]
  private let limit: Int
  private let cancellable: ObjectHandle
  private var stream: ObjectHandle?
  private var data = Data()
  /// Called once with the outcome, and then set to nil.
  private var completion: ((Result<Data, any Error>) -> Void)?
  /// Kept until the end of the reading: when it goes away, the drag's source is told that the drop is over.
  private var source: OfferedData.Source?

  private static let chunkSize: gsize = 1 << 16

  /// Begins to read.
  /// - Parameters:
  ///   - mimeTypes: the accepted types; the first one that is offered is read.
  ///   - limit: the most bytes that are read.
  ///   - completion: gets the data, or an ``ItemProviderError``, once.
  init(
    _ mimeTypes: [String], from source: OfferedData.Source, limit: Int,
    then completion: @escaping (Result<Data, any Error>) -> Void
  ) {
    guard let cancellable = g_cancellable_new() else {
      preconditionFailure("GIO made no cancellable.")
    }
    self.cancellable = ObjectHandle(owning: UnsafeMutableRawPointer(cancellable))
    (self.mimeTypes, self.limit, self.source, self.completion) = (
      mimeTypes, limit, source, completion
    )
    // GTK copies the array but not the strings, so they have to live on: interned strings do.
    var types = mimeTypes.map { UnsafePointer(g_intern_string($0)) } + [nil]
    switch source {
    case .clipboard(let clipboard):
      gdk_clipboard_read_async(
        clipboard.opaque, &types, G_PRIORITY_DEFAULT, cancellable,
        { clipboard, result, reading in
          var error: UnsafeMutablePointer<GError>?
          let stream = gdk_clipboard_read_finish(
            clipboard.map { OpaquePointer($0) }, result, nil, &error)
          OfferedReading.takeRetained(reading)?.begin(stream, error)
        }, retained)
    case .drop(let drop):
      gdk_drop_read_async(
        drop.handle.opaque, &types, G_PRIORITY_DEFAULT, cancellable,
        { drop, result, reading in
          var error: UnsafeMutablePointer<GError>?
          let stream = gdk_drop_read_finish(drop.map { OpaquePointer($0) }, result, nil, &error)
          OfferedReading.takeRetained(reading)?.begin(stream, error)
        }, retained)
    }
  }

  /// Ends the reading with a `CancellationError`, unless it has ended.
  func cancel() { end(.failure(CancellationError())) }

  /// A retained pointer to this object, for one GLib callback.
  private var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  private static func takeRetained(_ reading: gpointer?) -> OfferedReading? {
    reading.map { Unmanaged<OfferedReading>.fromOpaque($0).takeRetainedValue() }
  }

  /// The other application has answered, with a stream of the data or an error.
  private func begin(
    _ stream: UnsafeMutablePointer<GInputStream>?, _ error: UnsafeMutablePointer<GError>?
  ) {
    guard let stream else { return fail(error) }
    self.stream = ObjectHandle(owning: UnsafeMutableRawPointer(stream))
    readOn()
  }

  private func readOn() {
    // Releasing the stream closes it, so that the other application stops sending.
    guard completion != nil, let stream else {
      stream = nil
      return
    }
    g_input_stream_read_bytes_async(
      stream.pointer(to: GInputStream.self), Self.chunkSize, G_PRIORITY_DEFAULT,
      cancellable.pointer(to: GCancellable.self),
      { stream, result, reading in
        var error: UnsafeMutablePointer<GError>?
        let bytes = stream.flatMap {
          g_input_stream_read_bytes_finish(
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: GInputStream.self), result, &error)
        }
        OfferedReading.takeRetained(reading)?.add(bytes, error)
      }, retained)
  }

  private func add(_ bytes: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?) {
    guard let bytes else { return fail(error) }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count), count > 0 else { return end(.success(data)) }
    guard Int(count) <= limit - data.count else {
      return end(.failure(ItemProviderError.tooLarge(Self.name, limit: limit)))
    }
    data.append(start.assumingMemoryBound(to: UInt8.self), count: Int(count))
    readOn()
  }

  private func fail(_ error: UnsafeMutablePointer<GError>?) {
    let reason = error?.pointee.message.map { String(cString: $0) } ?? "No reason is given."
    g_error_free(error)
    end(
      .failure(
        ItemProviderError.undelivered(Self.name, type: mimeTypes.first ?? "", reason: reason)))
  }

  private static let name = "What another application offers"

  private func end(_ outcome: Result<Data, any Error>) {
    stream = nil
    data = Data()
    guard let completion else { return }
    self.completion = nil
    if case .failure = outcome { g_cancellable_cancel(cancellable.pointer(to: GCancellable.self)) }
    source = nil
    completion(outcome)
  }
}
