// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension UIColor {
  /// Creates the colour of an element with components. Nil for an element that has only a name.
  convenience init?(components element: Element) {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      self.init(white: white, alpha: alpha)
      return
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    let isWide = element.string("customColorSpace") == "displayP3"
    let values = isWide ? DisplayP3.sRGB(red, green, blue) : (red, green, blue)
    self.init(red: values.0, green: values.1, blue: values.2, alpha: alpha)
  }
}
