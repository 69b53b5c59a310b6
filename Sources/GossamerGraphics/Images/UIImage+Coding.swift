// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image in an archive: its pixels as a PNG file, and its scale.
nonisolated extension UIImage: NSSecureCoding {
  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the image into an archive with keys. An image without pixels is read again as nil.
  public func encode(with coder: NSCoder) {
    if let data = pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
    coder.encode(Double(scale), forKey: "UIScale")
  }

  /// Reads an image from an archive; nil if there is none.
  public convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
    self.init(data: Data(referencing: data), scale: coder.decodeDouble(forKey: "UIScale"))
  }
}
