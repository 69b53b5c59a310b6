// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The generations of Interface Builder, oldest first. The versions in a generation lay out the canvas by
/// the same rules.
nonisolated package enum CanvasGeneration: Int, Comparable {
  /// Up to Xcode 10.
  case first
  /// Xcode 11 and 12.
  case sheets
  /// Xcode 13 to 15.
  case plainButtons
  /// Xcode 16.
  case sixteen
  /// Xcode 26, and development builds.
  case glass

  /// The generation of a document, by the version that saved it last. A document without a version is of the
  /// first one.
  package init(of document: Document) {
    switch document.toolsVersion {
    case ..<15000: self = .first
    case ..<19000: self = .sheets
    case ..<23000: self = .plainButtons
    case ..<24000: self = .sixteen
    default: self = .glass
    }
  }

  package static func < (left: CanvasGeneration, right: CanvasGeneration) -> Bool {
    left.rawValue < right.rawValue
  }
}
