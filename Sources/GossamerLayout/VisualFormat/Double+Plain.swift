// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The number without the `.0` of a whole one.
  var plain: String {
    description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}
