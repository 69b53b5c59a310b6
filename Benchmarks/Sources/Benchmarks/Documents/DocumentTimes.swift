// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// How long one document takes, in milliseconds.
struct DocumentTimes {
  /// The time to parse the XML of a changed file.
  let parsing: Double
  /// The time to create the views, constraints and connections of a parsed document.
  let instantiating: Double
  /// The time to solve the constraints and to set the frames.
  let layingOut: Double

  var total: Double { parsing + instantiating + layingOut }

  /// The times of all documents that contain something to load.
  static func all() throws -> [DocumentTimes] {
    if !measured.isEmpty { return measured }
    measured = try LoadableDocument.all().compactMap(DocumentTimes.init)
    guard !measured.isEmpty else {
      throw WrongResult(description: "no document has views to load")
    }
    return measured
  }

  private static var measured: [DocumentTimes] = []

  /// The times of one document; nil if it contains nothing to load.
  private init?(of document: LoadableDocument) {
    guard !document.roots().isEmpty else { return nil }
    let runs = 5
    let warm = Stopwatch.median(
      runs: runs, prepare: {}, run: { _ in _ = document.roots() })
    let cold = Stopwatch.median(
      runs: runs, prepare: document.touch, run: { _ in _ = document.roots() })
    let layout = Stopwatch.median(
      runs: runs, prepare: document.windows,
      run: { windows in for window in windows { window.window.layoutIfNeeded() } })
    parsing = max(0, cold - warm)
    instantiating = warm
    layingOut = layout
  }
}
