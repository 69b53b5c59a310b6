// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport
package import Logging

extension Messages {
  /// Messages about frames, constraints and layout.
  @MainActor package static var layout = Logger(label: "gossamer.layout")
  /// Messages about the update cycle and bindings.
  @MainActor package static var updates = Logger(label: "gossamer.updates")
}
