// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Reports changes to the files of one directory at a time, by the kernel's inotify.
///
/// It watches a directory rather than a file, because editors save by replacing the file with a new
/// one.
final class DirectoryWatch {
  /// A change to a file.
  struct Event: Equatable {
    /// The file's name; empty for the directory itself.
    let name: String
    /// Whether the file is complete: its writer has closed it, or it was moved here.
    let isComplete: Bool
  }

  private let kernel: Inotify
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let report: ([Event]) -> Void
  private var watched: (path: String, id: Int32)?

  /// Opens an inotify descriptor; ``watch(_:)`` then sets the directory.
  /// - Parameter report: called on the main actor with the changes.
  /// - Throws: ``WatchFailure`` if this user has reached the kernel's limit of descriptors.
  init(by kernel: Inotify, report: @escaping ([Event]) -> Void) throws(WatchFailure) {
    self.kernel = kernel
    self.report = report
    descriptor = kernel.open()
    guard descriptor >= 0 else { throw WatchFailure(path: nil, code: errno) }
    let descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.reportEvents() }
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
  }

  isolated deinit {
    source.cancel()
  }

  /// The directory that is watched; nil for none.
  var path: String? { watched?.path }

  /// Watches the directory at `path` instead of the former one.
  /// - Returns: false if there is none.
  /// - Throws: ``WatchFailure`` if the directory can't be watched, for instance because the kernel's limit of
  ///   watches is reached.
  func watch(_ path: String) throws(WatchFailure) -> Bool {
    guard path != watched?.path else { return true }
    if let watched { inotify_rm_watch(descriptor, watched.id) }
    watched = nil
    let id = kernel.watch(descriptor, path, Self.mask)
    if id < 0, errno != ENOENT, errno != ENOTDIR { throw WatchFailure(path: path, code: errno) }
    if id >= 0 { watched = (path, id) }
    return id >= 0
  }

  /// Reports the changes up to now at once, without waiting for the dispatch source.
  func reportEvents() {
    let events = readEvents()
    if !events.isEmpty { report(events) }
  }

  private static let completion = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)
  private static let directoryEnd = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
  private static let mask =
    completion | directoryEnd
    | UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_ONLYDIR)

  private func readEvents() -> [Event] {
    var events: [Event] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      buffer.withUnsafeBytes { bytes in
        var rest = bytes.prefix(count)
        while !rest.isEmpty { events.append(removeEvent(from: &rest)) }
      }
    }
    return events
  }

  private func removeEvent(from bytes: inout Slice<UnsafeRawBufferPointer>) -> Event {
    let start = UnsafeRawBufferPointer(rebasing: bytes)
    let header = start.loadUnaligned(as: inotify_event.self)
    let size = MemoryLayout<inotify_event>.size
    let name = start[size..<size + Int(header.len)].prefix { $0 != 0 }
    bytes = bytes.dropFirst(size + Int(header.len))
    if header.wd == watched?.id, header.mask & Self.directoryEnd != 0 {
      if let watched { inotify_rm_watch(descriptor, watched.id) }
      watched = nil
    }
    return Event(
      name: String(decoding: name, as: UTF8.self),
      isComplete: header.mask & Self.completion != 0)
  }
}
