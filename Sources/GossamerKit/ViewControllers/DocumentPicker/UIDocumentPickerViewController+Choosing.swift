// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// What happens with the files that a person has chosen.
extension UIDocumentPickerViewController: FileChooserClient {
  var savedName: String? {
    exported.count == 1 ? exported.first?.lastPathComponent : nil
  }

  func didChoose(_ urls: [URL], in chooser: ShownFileChooser) {
    let presenter = presentingViewController
    chooser.removePicker { [self] in
      if !exported.isEmpty {
        export(to: urls[0], over: presenter)
      } else if asCopy {
        Task {
          let copies = await Self.copies(of: urls)
          finish(copies.urls, copies.failures, of: urls.count, over: presenter)
        }
      } else {
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
      }
    }
  }

  func didCancelChoosing(in chooser: ShownFileChooser) {
    chooser.removePicker { [self] in delegate?.documentPickerWasCancelled(self) }
  }

  /// Tells the delegate, after an alert about the files that failed.
  private func finish(
    _ urls: [URL], _ failures: [String], of count: Int, over presenter: UIViewController?
  ) {
    Self.show(failures, of: count, over: presenter) { [self] in
      if urls.isEmpty {
        delegate?.documentPickerWasCancelled(self)
      } else {
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
      }
    }
  }

  /// Copies or moves the exported files.
  /// - Parameter place: the file to write, or the folder for several files.
  private func export(to place: URL, over presenter: UIViewController?) {
    let (sources, asCopy) = (exported, asCopy)
    Task {
      let written = await Self.write(sources, to: place, asCopy: asCopy)
      finish(written.urls, written.failures, of: sources.count, over: presenter)
    }
  }

  @concurrent nonisolated private static func write(
    _ sources: [URL], to place: URL, asCopy: Bool
  ) async -> (urls: [URL], failures: [String]) {
    let files = FileManager.default
    var (urls, failures): ([URL], [String]) = ([], [])
    for source in sources {
      let target = sources.count == 1 ? place : place.appending(path: source.lastPathComponent)
      do {
        // The chooser has asked whether the file may be replaced.
        if sources.count == 1, files.fileExists(atPath: target.path), source != target {
          try files.removeItem(at: target)
        }
        if source != target {
          if asCopy {
            try files.copyItem(at: source, to: target)
          } else {
            try files.moveItem(at: source, to: target)
          }
        }
        urls.append(target)
      } catch {
        failures.append(error.localizedDescription)
      }
    }
    return (urls, failures)
  }

  /// Shows an alert that says why files couldn't be copied, over the topmost screen that `presenter` presents. Calls
  /// `completion` when the alert is dismissed. Without failures, calls it at once; without a window, after logging the
  /// failures.
  private static func show(
    _ failures: [String], of count: Int, over presenter: UIViewController?,
    then completion: @escaping () -> Void
  ) {
    guard !failures.isEmpty else { return completion() }
    let top = sequence(first: presenter) { $0?.presentedViewController }.compactMap(\.self)
      .suffix(1).first
    guard let top, top.viewIfLoaded?.window != nil else {
      for failure in failures {
        Messages.views.error("A chosen file can't be copied: \(failure)")
      }
      return completion()
    }
    let shown = failures.prefix(maximumReasons).joined(separator: "\n")
    let more = failures.count - maximumReasons
    let alert = UIAlertController(
      title: count == 1
        ? "The file can't be copied" : "\(failures.count) of \(count) files can't be copied",
      message: more > 0 ? "\(shown)\n… and \(more) more." : shown, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completion() })
    top.present(alert, animated: true)
  }

  /// The maximum number of reasons in the alert.
  private static let maximumReasons = 4

  /// Copies files. Each copy is in a temporary folder of its own, because two files may have the same name.
  /// - Returns: the copies, and the reason for each file that couldn't be copied.
  @concurrent
  nonisolated private static func copies(
    of urls: [URL]
  ) async -> (urls: [URL], failures: [String]) {
    var (copies, failures): ([URL], [String]) = ([], [])
    for url in urls {
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "gossamer-chosen-\(UUID().uuidString)")
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        copies.append(try LocalFile(url: url).copy(into: folder, limit: LocalFile.usualLimit))
      } catch {
        try? FileManager.default.removeItem(at: folder)
        failures.append(error.localizedDescription)
      }
    }
    return (copies, failures)
  }
}
