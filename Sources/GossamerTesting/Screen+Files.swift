// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Chooses files, as a person does. `present(UIDocumentPickerViewController(...))` opens the file
// chooser.
extension Screen {
  /// Chooses files in the file chooser that is open, then runs the update cycle.
  /// - Parameter urls: the files. Their existence and types aren't checked, because in reality too
  ///   a file can be deleted, or have another type than its name says.
  /// - Throws: ``ScreenError`` if no chooser is open, or if it doesn't allow several files.
  public func chooseDocuments(_ urls: URL...) throws(ScreenError) {
    guard let chooser = window.shownFileChooser else { throw .noFileChooser }
    guard urls.count == 1 || chooser.allowsMultipleSelection else {
      throw .oneFileOnly(count: urls.count)
    }
    chooser.choose(urls)
    update()
  }

  /// Closes the file chooser that is open without choosing anything, then runs the update cycle.
  /// - Throws: ``ScreenError`` if none is open.
  public func cancelDocumentPicker() throws(ScreenError) {
    guard let chooser = window.shownFileChooser else { throw .noFileChooser }
    chooser.cancel()
    update()
  }
}
