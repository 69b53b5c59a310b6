// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

nonisolated extension UITraitCollection {
  /// The size classes of a window of this size, as on Apple's devices and their split screens; none for an empty window.
  ///
  /// A height below 480 points is compact: it is that of a phone in landscape (at most 440); the shortest phone in portrait
  /// has 480. With a compact height the width is regular on large phones (736 by 414 points), and compact on others, even on
  /// wider ones (844 by 390). With a regular height the width is regular from 640 points on: two thirds of the largest tablet
  /// in portrait (639) are compact, half of it in landscape (678) is regular.
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
