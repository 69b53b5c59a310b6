// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What was copied, where there is no host whose clipboard could have it.
package final class LocalPasteboard {
  /// The pasteboard that all fields share.
  package static let shared = LocalPasteboard()

  /// The text, or nil for none.
  package var string: String?

  private init() {}
}
