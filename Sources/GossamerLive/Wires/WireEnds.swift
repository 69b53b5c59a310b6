// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rectangles that a wire connects.
struct WireEnds: Equatable {
  let from: CGRect
  let to: CGRect
}
