// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerSupport

/// Tells when a file was saved, however an editor does that: written in place, replaced by another
/// file, deleted and made anew, with its directory even.
///
/// Saves in quick succession are told of as one, but of a finished one after a tenth of a second at
/// the latest. Nothing runs while nothing happens, unless the kernel has no watch left: then the file is looked at twice a
/// second.
final class FileWatch {
  private let file: URL
  private let report: () -> Void
  private var directory: DirectoryWatch?
  private var pending: Task<Void, Never>?
  private var latest: ContinuousClock.Instant?
  private var looking: Task<Void, Never>?

  /// How long nothing must happen to the file after its writer has closed it.
  private static let quietAfterCompletion = Duration.milliseconds(10)
  /// How long nothing must happen to it while it may be open for writing, or is gone.
  private static let quietBeforeCompletion = Duration.milliseconds(60)
  /// How long a finished file is kept back while one save follows the other.
  private static let patience = Duration.milliseconds(100)
  /// How often the file is looked at that can't be watched.
  private static let timeBetweenLooks = Duration.milliseconds(500)

  /// Watches `file`, which need not exist; where it is a symbolic link, the file that it names now.
  /// - Parameter report: called when the file may have changed, come or gone.
  init(_ file: URL, by kernel: Inotify = Inotify(), report: @escaping () -> Void) {
    self.file = file.absoluteURL.resolvingSymlinksInPath()
    self.report = report
    do throws(WatchFailure) {
      directory = try DirectoryWatch(by: kernel) { [weak self] in self?.handle($0) }
    } catch {
      lookFromTimeToTime(because: error)
      return
    }
    followDirectory()
  }

  isolated deinit {
    pending?.cancel()
    looking?.cancel()
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
    do throws(WatchFailure) {
      // A directory may come or go before it is watched.
      var candidate = nearestDirectory
      while try !directory.watch(candidate.path) || nearestDirectory != candidate {
        guard candidate.path != "/" else { break }
        candidate = nearestDirectory
      }
    } catch {
      lookFromTimeToTime(because: error)
    }
    return directory.path != before
  }

  /// Goes on without the kernel's help.
  private func lookFromTimeToTime(because failure: WatchFailure) {
    directory = nil
    Messages.live.warning(
      """
      \(file.path): warning: \(failure) Until then the file is looked at twice a second.
      """)
    var known = look()
    looking = Task { [weak self] in
      while true {
        do { try await Task.sleep(for: Self.timeBetweenLooks) } catch { return }
        guard let self else { return }
        let new = look()
        if new != known { schedule(isComplete: false) }
        known = new
      }
    }
  }

  /// What changes when a file does: its number, its size, and when it was changed; nil without a file.
  private func look() -> [Int]? {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    return [
      Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
    ]
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
