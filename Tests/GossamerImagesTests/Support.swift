// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

@testable import GossamerImages

extension ImageFetcherError {
  /// The description with only the path of the address, because the port differs in each run.
  func message(_ url: URL) -> String {
    description.replacingOccurrences(of: url.absoluteString, with: url.path)
  }
}

extension ImageFetcher.Limits {
  /// The default limits with the changes of `change`. The times are 900 seconds, because a busy machine may need minutes.
  static func with(_ change: (inout Self) -> Void) -> Self {
    var limits = Self()
    (limits.silence, limits.time) = (.seconds(900), .seconds(900))
    change(&limits)
    return limits
  }
}
