// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The open file chooser of a document picker. The host reads from it what to show, and reports what a person chooses.
///
/// It is closed when a person has chosen or cancelled, when the picker is dismissed, when the picker's container view
/// leaves the window, or when another chooser is opened. It is closed once; what happens after that has no effect.
package final class ShownFileChooser {
  /// The picker, with the settings and the delegate.
  private let picker: UIDocumentPickerViewController
  private weak var container: UIView?
  private weak var window: UIWindow?
  private var isOpen = true

  init(of picker: UIDocumentPickerViewController, in container: UIView) {
    self.picker = picker
    self.container = container
    window = container.window
  }

  /// Opens the chooser over the window. Closes another one that is open there.
  func open() {
    guard let window else { return }
    window.shownFileChooser?.close()
    window.shownFileChooser = self
    window.host?.open(self)
    window.eventSynthesizer.cancelTouches()
  }

  /// The title of the chooser; nil for the host's default.
  package var title: String? { picker.title }

  /// Whether several files can be chosen.
  package var allowsMultipleSelection: Bool { picker.allowsMultipleSelection }

  /// The folder that is shown first; nil lets the host decide.
  package var directoryURL: URL? { picker.directoryURL }

  /// Whether folders are chosen instead of files.
  package var choosesFolders: Bool {
    !picker.contentTypes.isEmpty
      && picker.contentTypes.allSatisfy { $0.conforms(to: .directory) }
  }

  /// The types of files that can be chosen; nil for all.
  package var filter: FileFilter? { FileFilter(for: picker.contentTypes) }

  /// Called when a person has chosen files. Dismisses the picker, copies the files if the picker wants copies, and
  /// calls its delegate. An empty array cancels.
  package func choose(_ urls: [URL]) {
    guard !urls.isEmpty else { return cancel() }
    let presenter = picker.presentingViewController
    dismiss { picker in
      guard picker.asCopy else {
        picker.delegate?.documentPicker(picker, didPickDocumentsAt: urls)
        return
      }
      Task {
        let copies = await Self.copies(of: urls)
        Self.show(copies.failures, of: urls.count, over: presenter) {
          if copies.urls.isEmpty {
            picker.delegate?.documentPickerWasCancelled(picker)
          } else {
            picker.delegate?.documentPicker(picker, didPickDocumentsAt: copies.urls)
          }
        }
      }
    }
  }

  /// Called when a person has closed the chooser without choosing anything.
  package func cancel() {
    dismiss { $0.delegate?.documentPickerWasCancelled($0) }
  }

  private func dismiss(then completion: @escaping (UIDocumentPickerViewController) -> Void) {
    guard isOpen else { return }
    close()
    removePicker(then: completion)
  }

  /// Dismisses the picker without animation, then calls `completion`. Does nothing if the picker isn't presented.
  func removePicker(
    then completion: @escaping (UIDocumentPickerViewController) -> Void = { _ in }
  ) {
    let picker = picker
    guard let presentation = picker.presentedBy, let window = presentation.window else { return }
    window.remove(presentation, animated: false) { _ in completion(picker) }
  }

  /// Closes the chooser without calling the delegate.
  func close() {
    guard isOpen else { return }
    isOpen = false
    if window?.shownFileChooser === self { window?.shownFileChooser = nil }
    window?.host?.close(self)
  }

  /// Whether the container of the picker is inside `view`, or no longer exists.
  func isIn(_ view: UIView?) -> Bool {
    guard let view else { return false }
    return container?.isDescendant(of: view) ?? true
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

/// The types of files that a file chooser lets a person choose. A file has to match one entry.
package struct FileFilter: Equatable {
  /// MIME types, such as `image/png`, or `image/*` for all images.
  package private(set) var mimeTypes: [String] = []
  /// Filename extensions, without the dot.
  package private(set) var filenameExtensions: [String] = []

  /// Creates a filter for types, including those that conform to them. Nil if that means all files, or if none of the
  /// types has a MIME type or a filename extension.
  init?(for types: [UTType]) {
    guard !types.isEmpty else { return nil }
    for type in types {
      if UTType.data.conforms(to: type) || type == .content { return nil }
      add(
        [type.preferredMIMEType].compactMap { $0 },
        [type.preferredFilenameExtension].compactMap { $0 })
      for family in UTType.families where family.parent.conforms(to: type) {
        add([family.prefix + "*"], [])
      }
      for known in KnownType.list where UTType(known: known.identifier).conforms(to: type) {
        add(known.mimeTypes, known.extensions)
      }
    }
    if mimeTypes.isEmpty, filenameExtensions.isEmpty { return nil }
  }

  private mutating func add(_ mimeTypes: [String], _ filenameExtensions: [String]) {
    self.mimeTypes += mimeTypes.filter { !$0.contains(";") && !self.mimeTypes.contains($0) }
    self.filenameExtensions += filenameExtensions.filter { !self.filenameExtensions.contains($0) }
  }
}
