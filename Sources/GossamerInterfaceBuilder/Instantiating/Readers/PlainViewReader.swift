// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<view>`, which has no attributes of its own, and unsupported elements.
enum PlainViewReader: ViewReader {
  static func read(_ element: Element, into view: UIView, _ instantiation: Instantiation) {}
}
