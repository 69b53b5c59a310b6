// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<view>`, which has nothing that not all views have. Elements that aren't supported are read so too.
enum PlainViewReader: ViewReader {
  static func read(_ element: Element, into view: UIView, _ instantiation: Instantiation) {}
}
