// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets a person choose files: the desktop's own file chooser, over the window.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf])
///     picker.allowsMultipleSelection = true
///     picker.delegate = self
///     present(picker, animated: true)
///
/// When files are chosen, or the chooser is closed, the picker is dismissed, and its delegate is told
/// afterwards, once. `dismiss(animated:)` by code closes the chooser and tells nobody. In a browser the files
/// are those of the machine that the application runs on.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
open class UIDocumentPickerViewController: UIViewController {
  /// Creates a picker of files, or of folders if only `UTType.folder` is asked for.
  /// - Parameters:
  ///   - contentTypes: what can be chosen: these types and kinds of them. `UTType.item` is anything; so
  ///     are no types at all.
  ///   - asCopy: whether the delegate gets copies, in a temporary folder, which the application may move or
  ///     delete. A large file takes its time. Otherwise it gets the files where they lie.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    (self.contentTypes, self.asCopy) = (contentTypes, asCopy)
  }

  /// Hears what was chosen. Held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Whether several files can be chosen. False unless set, before the picker is presented.
  open var allowsMultipleSelection = false

  /// The folder that is shown first; nil, or one that isn't there, for that of the chooser's choice. Set
  /// before the picker is presented.
  open var directoryURL: URL?

  // MARK: - UIViewController

  /// Makes an empty view: the chooser is a window of its own.
  open override func loadView() { view = UIView() }

  override func makeOwnPresentationController() -> UIPresentationController? {
    DocumentPickerPresentationController(presentedViewController: self, presenting: nil)
  }

  package override var screenTitle: String? { nil }

  // MARK: - State

  /// What can be chosen.
  private(set) var contentTypes: [UTType] = []
  /// Whether copies of the files are made.
  private(set) var asCopy = false
}

/// Hears what a person has chosen in a ``UIDocumentPickerViewController``. Both methods have a default, which
/// does nothing.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when the picker is dismissed after files were chosen.
  /// - Parameter urls: the files, at least one; any of them may have vanished when it is read.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Called when the picker is dismissed and nothing was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}

  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Has the host open its file chooser over the window while the picker is presented.
final class DocumentPickerPresentationController: UIPresentationController {
  private var picker: UIDocumentPickerViewController? {
    presentedViewController as? UIDocumentPickerViewController
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let picker, let containerView else { return }
    ShownFileChooser(of: picker, in: containerView).open()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if let chooser = window?.shownFileChooser, chooser.isIn(containerView) { chooser.close() }
  }
}
