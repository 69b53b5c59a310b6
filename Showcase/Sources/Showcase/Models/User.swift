// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A user with a profile.
struct User {
  let name: String
  let email: String
  /// The address of the picture.
  let avatar: URL
}
