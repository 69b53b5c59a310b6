// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSpelling

nonisolated extension String {
  /// The text as messages quote it: with visible control characters, and cut after 60 characters.
  var excerpt: String {
    let start = prefix(60)
    return (start.endIndex < endIndex ? start + "…" : start).printable
  }
}
