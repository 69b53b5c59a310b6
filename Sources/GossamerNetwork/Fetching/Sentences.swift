// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension String {
  /// The text with a full stop, unless it ends with punctuation. For messages of other libraries.
  package var asSentence: String { last?.isPunctuation == true ? self : self + "." }
}

nonisolated extension Duration {
  /// `30 seconds`, `0.2 seconds`.
  package var inWords: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    return seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
  }
}
