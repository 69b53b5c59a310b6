// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A screen that consists of the host's file chooser, over the window.
protocol FileChooserClient: UIViewController {
  /// Whether several files can be chosen.
  var allowsMultipleSelection: Bool { get }

  /// The folder that is shown first; nil lets the host decide.
  var directoryURL: URL? { get }

  /// The types that can be chosen; empty for all.
  var contentTypes: [UTType] { get }

  /// The name that is proposed for a file that will be written; nil if files are opened.
  var savedName: String? { get }

  /// Called once, when a person has chosen files, at least one. The chooser is closed.
  func didChoose(_ urls: [URL], in chooser: ShownFileChooser)

  /// Called once, when a person has closed the chooser without choosing anything.
  func didCancelChoosing(in chooser: ShownFileChooser)
}

/// The open file chooser of a picker. The host reads from it what to show, and reports what a person chooses.
///
/// It is closed when a person has chosen or cancelled, when the picker is dismissed, when the picker's container view
/// leaves the window, or when another chooser is opened. It is closed once; what happens after that has no effect.
package final class ShownFileChooser {
  /// The picker, with the settings.
  private let picker: any FileChooserClient
  private weak var container: UIView?
  private weak var window: UIWindow?
  private var isOpen = true

  init(of picker: any FileChooserClient, in container: UIView) {
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

  /// The name that is proposed for a file that will be written; nil if files are opened.
  package var savedName: String? { picker.savedName }

  /// The types of files that can be chosen; nil for all.
  package var filter: FileFilter? { FileFilter(for: picker.contentTypes) }

  /// Called when a person has chosen files. Closes the chooser, and tells the picker. An empty array cancels.
  package func choose(_ urls: [URL]) {
    guard !urls.isEmpty else { return cancel() }
    guard isOpen else { return }
    close()
    picker.didChoose(urls, in: self)
  }

  /// Called when a person has closed the chooser without choosing anything.
  package func cancel() {
    guard isOpen else { return }
    close()
    picker.didCancelChoosing(in: self)
  }

  /// Dismisses the picker without animation, then calls `completion`. Does nothing if the picker isn't presented.
  func removePicker(then completion: @escaping () -> Void = {}) {
    guard let presentation = picker.presentedBy, let window = presentation.window else { return }
    window.remove(presentation, animated: false) { _ in completion() }
  }

  /// Closes the chooser without telling the picker.
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
}

/// Opens the host's file chooser over the window when a picker is presented, and closes it with the picker.
final class FileChooserPresentationController: UIPresentationController {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    openChooser()
  }

  /// Opens the chooser, also once more.
  func openChooser() {
    guard let picker = presentedViewController as? any FileChooserClient, let containerView else {
      return
    }
    ShownFileChooser(of: picker, in: containerView).open()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if let chooser = window?.shownFileChooser, chooser.isIn(containerView) { chooser.close() }
  }
}
