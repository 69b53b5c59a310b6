// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets a person choose files in the desktop's own file chooser, over the window.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf])
///     picker.allowsMultipleSelection = true
///     picker.delegate = self
///     present(picker, animated: true)
///
/// When files are chosen, or the chooser is closed, the picker is dismissed. Then its delegate is called, once.
/// `dismiss(animated:)` in code closes the chooser without calling the delegate. In a browser, the files are those of
/// the machine on which the application runs.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
open class UIDocumentPickerViewController: UIViewController {
  /// Creates a picker of files, or of folders if all types conform to `UTType.directory`, for instance `UTType.folder`.
  /// - Parameters:
  ///   - contentTypes: the types that can be chosen, including types that conform to them. `UTType.item`, or an empty
  ///     array, means any type.
  ///   - asCopy: whether the delegate gets copies in a temporary folder, which the application may move or delete.
  ///     Copying a large file takes time. Otherwise the delegate gets the original files.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    (self.contentTypes, self.asCopy) = (contentTypes, asCopy)
  }

  /// Creates a picker of the place where files are written: of a new file for one of them, of a folder for several.
  /// - Parameters:
  ///   - urls: the files, at least one. Where they are written is what the delegate gets.
  ///   - asCopy: whether they are copied. Otherwise they are moved.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    (exported, self.asCopy) = (urls, asCopy)
    if urls.count > 1 { contentTypes = [.folder] }
  }

  /// The delegate. Held weakly; nil for none.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Whether several files can be chosen. False unless set; set it before the picker is presented.
  open var allowsMultipleSelection = false

  /// The folder that is shown first. If it is nil or doesn't exist, the chooser decides. Set it before the picker is
  /// presented.
  open var directoryURL: URL?

  // MARK: - UIViewController

  /// Makes an empty view: the chooser is a window of its own.
  open override func loadView() { view = UIView() }

  override func makeOwnPresentationController() -> UIPresentationController? {
    FileChooserPresentationController(presentedViewController: self, presenting: nil)
  }

  package override var screenTitle: String? { nil }

  // MARK: - State

  /// The types that can be chosen.
  private(set) var contentTypes: [UTType] = []
  /// The files that are written to the chosen place; empty if files are opened.
  private(set) var exported: [URL] = []
  /// Whether copies of the files are made.
  private(set) var asCopy = false
}

/// The delegate of a ``UIDocumentPickerViewController``. Both methods are optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when files were chosen and the picker is dismissed.
  /// - Parameter urls: the files, at least one. Any of them may no longer exist when it is read.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Called when nothing was chosen and the picker is dismissed.
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
