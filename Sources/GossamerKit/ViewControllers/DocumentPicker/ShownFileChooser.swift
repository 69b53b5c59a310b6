// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A file chooser that is open: what the host shows of it, and what becomes of it.
///
/// It closes when a person has chosen or cancelled, when the picker is dismissed, and when what that lies on
/// leaves the window. Only the first of these counts.
package final class ShownFileChooser {
  /// What is chosen, and who hears of it.
  private let picker: UIDocumentPickerViewController
  private weak var container: UIView?
  private weak var window: UIWindow?
  private var isOpen = true

  init(of picker: UIDocumentPickerViewController, in container: UIView) {
    self.picker = picker
    self.container = container
    window = container.window
  }

  /// Opens the chooser over the window, in the place of the one that may be open.
  func open() {
    guard let window else { return }
    window.shownFileChooser?.close()
    window.shownFileChooser = self
    window.host?.open(self)
    window.eventSynthesizer.cancelTouches()
  }

  /// What the chooser is called; nil for its own name.
  package var title: String? { picker.title }

  /// Whether several files can be chosen.
  package var allowsMultipleSelection: Bool { picker.allowsMultipleSelection }

  /// The folder that is shown first; nil for any.
  package var directoryURL: URL? { picker.directoryURL }

  /// Whether folders are chosen, and not files.
  package var choosesFolders: Bool {
    !picker.contentTypes.isEmpty
      && picker.contentTypes.allSatisfy { $0.conforms(to: .directory) }
  }

  /// What files can be chosen; nil for all.
  package var filter: FileFilter? { FileFilter(for: picker.contentTypes) }

  /// A person has chosen files; none is the same as to cancel.
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

  /// A person has closed the chooser without choosing anything.
  package func cancel() {
    dismiss { $0.delegate?.documentPickerWasCancelled($0) }
  }

  private func dismiss(then tell: @escaping (UIDocumentPickerViewController) -> Void) {
    guard isOpen else { return }
    close()
    takePickerAway(then: tell)
  }

  /// Dismisses the picker, then tells.
  func takePickerAway(then tell: @escaping (UIDocumentPickerViewController) -> Void = { _ in }) {
    let picker = picker
    guard let presentation = picker.presentedBy, let window = presentation.window else { return }
    window.remove(presentation, animated: false) { _ in tell(picker) }
  }

  /// Closes the chooser; nobody is told.
  func close() {
    guard isOpen else { return }
    isOpen = false
    if window?.shownFileChooser === self { window?.shownFileChooser = nil }
    window?.host?.close(self)
  }

  /// Whether the chooser belongs to what lies in `view`.
  func isIn(_ view: UIView?) -> Bool {
    guard let view else { return false }
    return container?.isDescendant(of: view) ?? true
  }

  /// Shows a person why files that were chosen aren't handed on, over what is presented by then, and goes on when they
  /// have read it. Where there is no window any more, developers are told.
  private static func show(
    _ failures: [String], of count: Int, over presenter: UIViewController?,
    then goOn: @escaping () -> Void
  ) {
    guard !failures.isEmpty else { return goOn() }
    let top = sequence(first: presenter) { $0?.presentedViewController }.compactMap(\.self)
      .suffix(1).first
    guard let top, top.viewIfLoaded?.window != nil else {
      for failure in failures {
        Messages.views.error("A file that was chosen isn't handed on: \(failure)")
      }
      return goOn()
    }
    let shown = failures.prefix(mostReasons).joined(separator: "\n")
    let more = failures.count - mostReasons
    let alert = UIAlertController(
      title: count == 1
        ? "The file can't be copied" : "\(failures.count) of \(count) files can't be copied",
      message: more > 0 ? "\(shown)\n… and \(more) more." : shown, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in goOn() })
    top.present(alert, animated: true)
  }

  private static let mostReasons = 4

  /// Copies of files, each in a temporary folder of its own, since two may have one name.
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

/// What files a file chooser lets a person choose.
package struct FileFilter: Equatable {
  /// MIME types, such as `image/png`, or `image/*` for all of a family.
  package private(set) var mimeTypes: [String] = []
  /// What names may end with, without the dot.
  package private(set) var filenameExtensions: [String] = []

  /// A filter for some types and all kinds of them; nil if that is all files.
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
