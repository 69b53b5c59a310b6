// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

nonisolated extension UITraitCollection {
  /// The size classes of a window, from its size as Apple's devices and their split screens have
  /// them; none for an empty window.
  ///
  /// A height below 480 points is that of a phone held sideways (at most 440), and compact: the
  /// lowest upright phone has 480. Beside it the width is regular on the large phones (414 points
  /// high, 736 wide) and compact on the others, even where those are wider (390 by 844). In higher
  /// windows the width is regular from 640 points: two thirds of the largest tablet upright (639)
  /// are compact, a half of it sideways (678) is regular.
  ///
  /// Semantics: <https://developer.apple.com/design/human-interface-guidelines/layout>, "Device size
  /// classes"
  package init(windowSize size: CGSize) {
    guard size.width > 0, size.height > 0 else {
      self.init()
      return
    }
    let isLow = size.height < 480
    let isWide = isLow ? size.width >= 736 && size.height >= 414 : size.width >= 640
    self.init(traitsFrom: [
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isLow ? .compact : .regular),
    ])
  }
}
