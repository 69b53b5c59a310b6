// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerSupport

/// The user's folder for documents. In iOS it is always there, so applications write into it without making it; a machine
/// without a desktop has none.
enum DocumentsFolder {
  /// Makes the folder where there is none. Developers are told where that can't be done.
  /// - Parameter folder: where `FileManager` says that it is; nil for nowhere.
  static func make(
    _ folder: URL? = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
  ) {
    // Foundation takes the quotation marks of the desktop's user-dirs.dirs for a part of the name. The desktop has made
    // the folder that is meant there.
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
