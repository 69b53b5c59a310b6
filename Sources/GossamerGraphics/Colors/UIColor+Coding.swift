// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A colour in an archive. A dynamic colour is written as the fixed one that it is now.
nonisolated extension UIColor: NSSecureCoding {
  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the components into an archive with keys, by UIKit's names.
  public func encode(with coder: NSCoder) {
    let components = components(with: .current)
    coder.encode(Double(components.red), forKey: "UIRed")
    coder.encode(Double(components.green), forKey: "UIGreen")
    coder.encode(Double(components.blue), forKey: "UIBlue")
    coder.encode(Double(components.alpha), forKey: "UIAlpha")
  }

  /// Reads a colour from an archive; nil if there is none.
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIAlpha") else { return nil }
    self.init(
      red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
      blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
  }
}
