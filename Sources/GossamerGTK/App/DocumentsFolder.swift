// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerSupport

/// The user's documents folder. iOS always has one, so applications write into it without creating it. A machine without
/// a desktop has none.
enum DocumentsFolder {
  /// Creates the folder if it is missing. Prints a warning if that fails.
  /// - Parameter folder: the path that `FileManager` gives; nil does nothing.
  static func make(
    _ folder: URL? = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
  ) {
    // Foundation takes the quotation marks in the desktop's user-dirs.dirs for a part of the path. The real folder exists
    // then, because the desktop has created it.
    guard let folder, !folder.path.contains("\"") else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      Messages.views.warning(
        """
        \(folder.path) can't be made: \(error.localizedDescription) Applications that keep documents there can't write \
        them. Make the folder, or let its parent be written to.
        """)
    }
  }
}
