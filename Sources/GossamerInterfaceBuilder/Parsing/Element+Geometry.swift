// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Values in child elements, found by their key: `nil` if there is none, or, with a warning, if one of its
/// numbers can't be read.
nonisolated extension Element {
  /// A rectangle: `<rect key="frame" x="0" y="0" width="10" height="10"/>`.
  package func rect(_ key: String) -> CGRect? {
    numbers(key, "x", "y", "width", "height").map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// A point: `<point key="canvasLocation" x="0" y="0"/>`.
  package func point(_ key: String) -> CGPoint? {
    numbers(key, "x", "y").map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// A size: `<size key="itemSize" width="50" height="50"/>`.
  package func size(_ key: String) -> CGSize? {
    numbers(key, "width", "height").map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// Insets, in either of the forms that documents have:
  /// `<edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>` and
  /// `<inset key="contentEdgeInsets" minX="8" minY="8" maxX="8" maxY="8"/>`.
  package func edgeInsets(_ key: String) -> UIEdgeInsets? {
    let numbers =
      child(key: key)?.name == "inset"
      ? numbers(key, "minY", "minX", "maxY", "maxX")
      : numbers(key, "top", "left", "bottom", "right")
    return numbers.map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  /// Insets that follow the direction of the language:
  /// `<directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="8" bottom="8" trailing="8"/>`.
  package func directionalEdgeInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    numbers(key, "top", "leading", "bottom", "trailing").map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }

  /// A range: `<range key="value" location="0" length="5"/>`.
  package func range(_ key: String) -> NSRange? {
    guard let child = child(key: key), let location = child.integer("location"),
      let length = child.integer("length"), location >= 0, length >= 0
    else { return nil }
    return NSRange(location: location, length: length)
  }

  /// The numbers of the child with this key; an absent one is 0.
  private func numbers(_ key: String, _ names: String...) -> [CGFloat]? {
    guard let child = child(key: key) else { return nil }
    let numbers = names.map { child.attributes[$0] == nil ? 0 : child.number($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }
}
