// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport

/// Why a window test can't go on, with the actual state.
enum WindowTestError: Error, CustomStringConvertible {
  case timedOut(_ expectation: String, seen: String)
  case accessibilityFailed(operation: String, reason: String)
  case lacks(interface: String, node: String)
  case commandFailed(command: [String], status: Int32, output: String)
  case ended(status: Int32, output: String)
  case complained(String)

  var description: String {
    switch self {
    case .timedOut(let expectation, let seen):
      "waited \(TestLimit.wait) for \(expectation); saw instead:\n\(seen)"
    case .accessibilityFailed(let operation, let reason):
      "the accessibility bus refused to \(operation): \(reason)"
    case .lacks(let interface, let node):
      "\(node) has no accessible \(interface)"
    case .commandFailed(let command, let status, let output):
      "'\(command.joined(separator: " "))' ended with \(status): \(output)"
    case .ended(let status, let output):
      "the showcase ended with \(status); it output: \(output)"
    case .complained(let complaints):
      "the showcase complained: \(complaints)"
    }
  }
}
