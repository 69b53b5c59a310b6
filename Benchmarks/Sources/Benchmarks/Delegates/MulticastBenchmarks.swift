// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// Measures a delegate method that asks three delegates a question.
let multicastBenchmarks = [
  Benchmark("delegates/multicast-3/ask", unit: "ns", peer: "loop over an array") {
    let delegates = (0..<3).map { _ in CountingDelegate() }
    let multicast = MulticastDelegate<any UITextFieldDelegate>()
    multicast.delegates = delegates
    let plain: [any UITextFieldDelegate] = delegates
    let field = UITextField()
    let calls = 100_000
    var yes = 0
    let value = Stopwatch.median(
      prepare: {},
      run: { _ in
        for _ in 0..<calls where multicast.ask({ $0.textFieldShouldReturn(field) }) { yes += 1 }
      })
    let floor = Stopwatch.median(
      prepare: {},
      run: { _ in
        for _ in 0..<calls {
          var isYes = true
          for delegate in plain where !delegate.textFieldShouldReturn(field) { isYes = false }
          if isYes { yes += 1 }
        }
      })
    guard delegates.allSatisfy({ $0.questions == yes }) else {
      throw WrongResult(description: "a delegate wasn't asked")
    }
    return Figures(value: value * 1e6 / Double(calls), peerValue: floor * 1e6 / Double(calls))
  }
]

private final class CountingDelegate: UITextFieldDelegate {
  private(set) var questions = 0

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    questions += 1
    return true
  }
}
