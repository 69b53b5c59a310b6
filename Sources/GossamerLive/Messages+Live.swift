// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport
import Logging

extension Messages {
  /// Messages about documents that are shown live.
  @MainActor static var live = Logger(label: "gossamer.live")
}
