// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Numbers of all types are converted to each other, as by `NSNumber`. Conversions to integers have to be exact.

extension WireConvertible where Self: BinaryInteger {
  static func convert(_ value: Any) -> Any? {
    switch value {
    case let bool as Bool: Self(exactly: bool ? 1 : 0)
    case let integer as any BinaryInteger: Self(exactly: integer)
    case let number as any BinaryFloatingPoint: Self(exactly: Double(number))
    default: nil
    }
  }
}

extension WireConvertible where Self: BinaryFloatingPoint {
  static func convert(_ value: Any) -> Any? {
    switch value {
    case let bool as Bool: Self(bool ? 1 : 0)
    case let integer as any BinaryInteger: Self(integer)
    case let number as any BinaryFloatingPoint: Self(number)
    default: nil
    }
  }
}

extension Int: WireConvertible {}
extension Int32: WireConvertible {}
extension UInt: WireConvertible {}
extension Double: WireConvertible {}
extension Float: WireConvertible {}
extension CGFloat: WireConvertible {}

extension Bool: WireConvertible {
  /// Every number but 0 is true.
  static func convert(_ value: Any) -> Any? {
    (Double.convert(value) as? Double).map { $0 != 0 }
  }
}
