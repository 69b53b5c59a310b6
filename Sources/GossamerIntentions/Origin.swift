// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Where in the application's source an intention was made, for messages.
struct Origin: CustomStringConvertible {
  let file: String
  let line: Int

  var description: String {
    "\(file.split(separator: "/").last ?? ""):\(line)"
  }
}
