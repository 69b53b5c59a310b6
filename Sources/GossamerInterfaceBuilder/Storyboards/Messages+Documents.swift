// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport
import Logging

extension Messages {
  /// Messages about Interface Builder documents.
  @MainActor package static var documents = Logger(label: "gossamer.documents")
}
