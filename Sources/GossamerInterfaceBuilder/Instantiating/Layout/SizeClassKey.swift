// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The size classes that a variation applies to, from its `key`, such as
/// `heightClass=regular-widthClass=compact`.
struct SizeClassKey {
  private let horizontal: UIUserInterfaceSizeClass
  private let vertical: UIUserInterfaceSizeClass

  /// Reads a key. Nil if it names something else than size classes, such as an idiom: such a variation
  /// never applies here.
  init?(_ key: String) {
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    for part in key == "default" ? [] : key.split(separator: "-") {
      switch part {
      case "widthClass=compact": horizontal = .compact
      case "widthClass=regular": horizontal = .regular
      case "heightClass=compact": vertical = .compact
      case "heightClass=regular": vertical = .regular
      default: return nil
      }
    }
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The number of size classes that the key names, 0 to 2. Of two variations that match, the one
  /// with the higher rank takes precedence.
  var rank: Int { [horizontal, vertical].count { $0 != .unspecified } }

  /// Whether the variation applies under `traits`.
  func matches(_ traits: UITraitCollection) -> Bool {
    (horizontal == .unspecified || horizontal == traits.horizontalSizeClass)
      && (vertical == .unspecified || vertical == traits.verticalSizeClass)
  }
}
