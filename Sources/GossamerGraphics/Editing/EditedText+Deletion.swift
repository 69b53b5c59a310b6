// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What the delete keys delete.
nonisolated extension EditedText {
  /// What the backspace key deletes: the selection, else what stands before the caret. Nil at the
  /// start of the text.
  ///
  /// That is a whole character as a reader sees it, such as a family emoji or an e with its accent.
  /// In scripts whose marks are typed one by one, such as Arabic, Hebrew and the scripts of India,
  /// it is the last mark only. Pango (`backspace_deletes_character`) and Apple's systems
  /// (`kCFStringBackwardDeletionCluster`) draw the same line.
  package var rangeToDeleteBackward: NSRange? {
    guard selection.length == 0 else { return selection }
    let caret = indices(of: selection).lowerBound
    guard let cluster = string[..<caret].last, let first = cluster.unicodeScalars.first,
      let last = cluster.unicodeScalars.last
    else { return nil }
    let deletesMark = Self.isOfScriptWithTypedMarks(first)
    let length = deletesMark ? UTF16.width(last) : cluster.utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  /// What the delete key deletes: the selection, else the character behind the caret. Nil at the end
  /// of the text.
  package var rangeToDeleteForward: NSRange? {
    guard selection.length == 0 else { return selection }
    guard let cluster = string[indices(of: selection).lowerBound...].first else { return nil }
    return NSRange(location: selection.location, length: cluster.utf16.count)
  }

  /// Hebrew to Myanmar, Khmer to Mongolian, and the Brahmic scripts of Southeast Asia.
  private static func isOfScriptWithTypedMarks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x109F, 0x1780...0x18AF, 0x1900...0x1C4F, 0xA800...0xAAFF: true
    default: false
    }
  }
}
