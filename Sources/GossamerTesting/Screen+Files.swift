// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Files, as a person chooses them: `present(UIDocumentPickerViewController(...))` opens the chooser.
extension Screen {
  /// Chooses files in the file chooser that is open, then runs the update cycle.
  /// - Parameter urls: the files, of any kind: what exists and what fits isn't checked, because a file can
  ///   vanish, and be something else than its name says.
  /// - Throws: ``ScreenError`` if no chooser is open, or if it takes one file only.
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
