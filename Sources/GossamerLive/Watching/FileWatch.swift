// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerSupport

/// Reports when a file was saved, however an editor does that: it may write to the file, replace it
/// by another one, or delete it and create it again, even together with its directory.
///
/// Saves in quick succession are reported as one, but a complete file is reported after a tenth of a second at the
/// latest. Nothing runs while nothing changes, unless the kernel's limit of watches is reached: then the file is polled
/// twice a second.
final class FileWatch {
  private let file: URL
  private let report: () -> Void
  private var directory: DirectoryWatch?
  private var pending: Task<Void, Never>?
  private var latestReport: ContinuousClock.Instant?
  private var polling: Task<Void, Never>?

  /// How long the file must not change after its writer has closed it, before it is reported.
  private static let quietAfterCompletion = Duration.milliseconds(10)
  /// How long it must not change while it may still be open for writing, or is gone.
  private static let quietBeforeCompletion = Duration.milliseconds(60)
  /// How long the report of a complete file may be delayed while one save follows the other.
  private static let maximumDelay = Duration.milliseconds(100)
  /// The time between two polls of a file that can't be watched.
  private static let timeBetweenPolls = Duration.milliseconds(500)

  /// Watches `file`, which need not exist. If it is a symbolic link, watches the file that it leads
  /// to now.
  /// - Parameter report: called when the file may have been changed, created or deleted.
  init(_ file: URL, by kernel: Inotify = Inotify(), report: @escaping () -> Void) {
    self.file = file.absoluteURL.resolvingSymlinksInPath()
    self.report = report
    do throws(WatchFailure) {
      directory = try DirectoryWatch(by: kernel) { [weak self] in self?.handle($0) }
    } catch {
      poll(because: error)
      return
    }
    followDirectory()
  }

  isolated deinit {
    pending?.cancel()
    polling?.cancel()
  }

  private func handle(_ events: [DirectoryWatch.Event]) {
    let hasMoved = followDirectory()
    let event = events.last { $0.name.isEmpty || $0.name == file.lastPathComponent }
    if event != nil || hasMoved { schedule(isComplete: event?.isComplete ?? false) }
  }

  private func schedule(isComplete: Bool) {
    let now = ContinuousClock.now
    let latestReport = latestReport ?? now + Self.maximumDelay
    self.latestReport = latestReport
    let reportTime =
      isComplete
      ? min(now + Self.quietAfterCompletion, latestReport) : now + Self.quietBeforeCompletion
    pending?.cancel()
    pending = Task { [weak self] in
      do { try await Task.sleep(until: reportTime) } catch { return }
      // The next save may have begun meanwhile: then its event cancels this task.
      self?.directory?.reportEvents()
      guard !Task.isCancelled else { return }
      self?.latestReport = nil
      self?.report()
    }
  }

  /// Watches the file's directory, or the nearest ancestor that exists.
  /// - Returns: whether that is another directory than before.
  @discardableResult
  private func followDirectory() -> Bool {
    guard let directory else { return false }
    let before = directory.path
    do throws(WatchFailure) {
      // A directory may be created or deleted before it is watched.
      var candidate = nearestDirectory
      while try !directory.watch(candidate.path) || nearestDirectory != candidate {
        guard candidate.path != "/" else { break }
        candidate = nearestDirectory
      }
    } catch {
      poll(because: error)
    }
    return directory.path != before
  }

  /// Polls the file, because the kernel can't watch it.
  private func poll(because failure: WatchFailure) {
    directory = nil
    Messages.live.warning(
      """
      \(file.path): warning: \(failure) Until then the file is looked at twice a second.
      """)
    var former = fileStatus()
    polling = Task { [weak self] in
      while true {
        do { try await Task.sleep(for: Self.timeBetweenPolls) } catch { return }
        guard let self else { return }
        let new = fileStatus()
        if new != former { schedule(isComplete: false) }
        former = new
      }
    }
  }

  /// The file's inode, size and modification time, which tell whether it has changed; nil without a
  /// file.
  private func fileStatus() -> [Int]? {
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
