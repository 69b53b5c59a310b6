// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// What a function makes of each element, in their order, on all cores.
  func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Mutex<[Result?]>(Swift.Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0 }.compactMap(\.self)
  }
}
