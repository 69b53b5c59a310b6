// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A fixed colour in sRGB, such as a layer has. Its components are from 0 to 1.
///
/// Semantics: https://developer.apple.com/documentation/coregraphics/cgcolor
nonisolated public struct CGColor: Hashable, Sendable {
  package let components: UIColor.Components

  /// Creates a colour of red, green and blue light with an opacity, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = UIColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }

  fileprivate init(_ components: UIColor.Components) {
    self.components = components
  }
}

nonisolated extension UIColor {
  /// The colour resolved with the current traits.
  public var cgColor: CGColor { CGColor(components()) }

  /// Creates a fixed colour.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.components)
  }
}
