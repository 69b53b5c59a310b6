// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The name by which an application asks for an image, and the names of the files that may hold it.
nonisolated package struct ImageFileName {
  private let stem: String
  private let extensions: [String]

  /// Extensions that a name may leave out, in the order in which they are tried.
  private static let usualExtensions = ["png", "jpg", "jpeg", "gif", "svg"]

  package init(_ name: String) {
    let pathExtension = (name as NSString).pathExtension
    let isKnown = Self.usualExtensions.contains(pathExtension.lowercased())
    stem = isKnown ? (name as NSString).deletingPathExtension : name
    extensions = isKnown ? [pathExtension] : [""] + Self.usualExtensions
  }

  /// The names of the files that may hold the image, the best first: for the scale itself, then for
  /// larger scales, then for smaller ones.
  package func candidates(forScale scale: CGFloat) -> [String] {
    let wanted = min(max(scale.rounded(.up), 1), 3)
    let larger = [1, 2, 3].filter { $0 >= wanted }
    let smaller = [2, 1].filter { $0 < wanted }
    return (larger + smaller).flatMap { scale in
      extensions.map { name(scale: Int(scale), extension: $0) }
    }
  }

  private func name(scale: Int, extension: String) -> String {
    stem + (scale == 1 ? "" : "@\(scale)x") + (`extension`.isEmpty ? "" : "." + `extension`)
  }
}
