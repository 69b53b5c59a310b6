// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Work that is done on all processors.
enum Parallel {
  /// What `transform` makes of each input, in the order of the inputs.
  ///
  /// Tasks would run on threads whose stacks are too small: the parser and the walk through a tree recurse as deep as a source is nested.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let queue = Queue<Output>(count: inputs.count)
    let done = DispatchGroup()
    for _ in 0..<min(ProcessInfo.processInfo.activeProcessorCount, inputs.count) {
      done.enter()
      let thread = Thread {
        while let index = queue.next() { queue.finish(index, transform(inputs[index])) }
        done.leave()
      }
      thread.stackSize = 256 << 20
      thread.start()
    }
    done.wait()
    return queue.results
  }

  /// Hands out the inputs one by one, so that a thread that got small ones takes more of them.
  private final class Queue<Output: Sendable>: Sendable {
    private let state: Mutex<(next: Int, outputs: [Output?])>

    init(count: Int) {
      state = Mutex((0, [Output?](repeating: nil, count: count)))
    }

    func next() -> Int? {
      state.withLock { state in
        guard state.next < state.outputs.count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }

    func finish(_ index: Int, _ output: Output) {
      state.withLock { $0.outputs[index] = output }
    }

    var results: [Output] { state.withLock { $0.outputs.compactMap(\.self) } }
  }
}
