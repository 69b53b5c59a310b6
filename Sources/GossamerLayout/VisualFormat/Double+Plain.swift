// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The number as text, without `.0` if it is whole: `8`, `0.5`.
  var plain: String {
    description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}
