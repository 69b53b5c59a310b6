// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Somebody who has a profile.
struct User {
  let name: String
  let email: String
  /// Where the picture is.
  let avatar: URL
}
