// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension String {
  /// A sentence of somebody else's, with its full stop.
  package var asSentence: String { last?.isPunctuation == true ? self : self + "." }
}

nonisolated extension Duration {
  /// `30 seconds`, `0.2 seconds`.
  package var inWords: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    return seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
  }
}
