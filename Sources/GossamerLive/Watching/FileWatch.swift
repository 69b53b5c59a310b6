// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells when a file was saved, however an editor does that: written in place, replaced by another
/// file, deleted and made anew, with its directory even.
///
/// Saves in quick succession are told of as one, but of a finished one after a tenth of a second at
/// the latest. Nothing runs while nothing happens.
final class FileWatch {
  private let file: URL
  private let report: () -> Void
  private var directory: DirectoryWatch?
  private var pending: Task<Void, Never>?
  private var latest: ContinuousClock.Instant?

  /// How long nothing must happen to the file after its writer has closed it.
  private static let quietAfterCompletion = Duration.milliseconds(10)
  /// How long nothing must happen to it while it may be open for writing, or is gone.
  private static let quietBeforeCompletion = Duration.milliseconds(60)
  /// How long a finished file is kept back while one save follows the other.
  private static let patience = Duration.milliseconds(100)

  /// Watches `file`, which need not exist; where it is a symbolic link, the file that it names now.
  /// - Parameter report: called when the file may have changed, come or gone.
  /// - Throws: `POSIXError` if the kernel has no watch left for this user.
  init(_ file: URL, report: @escaping () -> Void) throws {
    self.file = file.absoluteURL.resolvingSymlinksInPath()
    self.report = report
    directory = try DirectoryWatch { [weak self] in self?.handle($0) }
    followDirectory()
  }

  isolated deinit {
    pending?.cancel()
  }

  private func handle(_ events: [DirectoryWatch.Event]) {
    let hasMoved = followDirectory()
    let own = events.last { $0.name.isEmpty || $0.name == file.lastPathComponent }
    if own != nil || hasMoved { schedule(isComplete: own?.isComplete ?? false) }
  }

  private func schedule(isComplete: Bool) {
    let now = ContinuousClock.now
    let latest = latest ?? now + Self.patience
    self.latest = latest
    let due =
      isComplete ? min(now + Self.quietAfterCompletion, latest) : now + Self.quietBeforeCompletion
    pending?.cancel()
    pending = Task { [weak self] in
      do { try await Task.sleep(until: due) } catch { return }
      // The next save may have begun meanwhile, which cancels this.
      self?.directory?.reportEvents()
      guard !Task.isCancelled else { return }
      self?.latest = nil
      self?.report()
    }
  }

  /// Watches the file's directory, or the nearest one above it that is there.
  /// - Returns: whether it is another one than before.
  @discardableResult
  private func followDirectory() -> Bool {
    guard let directory else { return false }
    let before = directory.path
    var candidate = nearestDirectory
    // A directory may come or go before it is watched.
    while !directory.watch(candidate.path) || nearestDirectory != candidate {
      guard candidate.path != "/" else { break }
      candidate = nearestDirectory
    }
    return directory.path != before
  }

  private var nearestDirectory: URL {
    var candidate = file.deletingLastPathComponent()
    var isDirectory: ObjCBool = false
    while candidate.path != "/",
      !FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isDirectory)
        || !isDirectory.boolValue
    {
      candidate = candidate.deletingLastPathComponent()
    }
    return candidate
  }
}
