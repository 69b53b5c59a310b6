// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

@testable import GossamerImages

extension ImageFetcherError {
  /// The description without the address, which has another port each time.
  func message(_ url: URL) -> String {
    description.replacingOccurrences(of: url.absoluteString, with: url.path)
  }
}

extension ImageFetcher.Limits {
  /// The usual limits but for what `change` changes, and for the time, of which a busy machine takes minutes for a test.
  static func with(_ change: (inout Self) -> Void) -> Self {
    var limits = Self()
    (limits.silence, limits.time) = (.seconds(900), .seconds(900))
    change(&limits)
    return limits
  }
}
