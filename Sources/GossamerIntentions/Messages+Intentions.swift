// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Logging

extension Messages {
  /// Messages about intentions and their models.
  @MainActor package static var intentions = Logger(label: "gossamer.intentions")
}
