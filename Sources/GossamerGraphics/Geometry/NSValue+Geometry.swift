// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// UIKit's names for what Foundation's NSValue can hold.
nonisolated extension NSValue {
  /// A value with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// A value with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// A value with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// The point.
  public var cgPointValue: CGPoint { pointValue }

  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}
