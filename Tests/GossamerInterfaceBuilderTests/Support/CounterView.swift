// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A view of a document that counts, and records how many subviews it has after `init(coder:)`.
final class CounterView: UIView {
  var count = 0
  private(set) var subviewsAtFirst = -1

  override class var wires: AnyWires {
    Wires<CounterView>(super.wires)
      .attribute("count", \.count)
      .action("count:", CounterView.count(_:))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewsAtFirst = subviews.count
  }

  func count(_ sender: UIButton) {
    count += 1
  }
}
