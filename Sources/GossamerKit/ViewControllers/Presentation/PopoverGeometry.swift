// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The directions in which the arrow of a popover points: up if the popover is below its source.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipopoverarrowdirection
nonisolated public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates a set of directions.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction of a popover that isn't shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Where a popover stands beside its source, in the coordinates of the window.
struct PopoverGeometry {
  /// The area that the popover can use.
  let room: CGRect
  /// The rectangle of the source.
  let source: CGRect
  /// The wanted size of the content, in points.
  let size: CGSize
  /// The directions that the arrow may have. If there are none, the popover has no arrow, and is over its source.
  var permitted = UIPopoverArrowDirection.any

  /// The height of an arrow, and the width of its base, in points.
  static let (arrowHeight, arrowWidth): (CGFloat, CGFloat) = (12, 26)
  static let cornerRadius: CGFloat = 10

  /// The direction of the arrow: the first one that leaves room for the whole content, or else the one that leaves the
  /// most of it visible. Nil without an arrow.
  var direction: UIPopoverArrowDirection? {
    let directions = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
    var best: (direction: UIPopoverArrowDirection, area: CGFloat)?
    for direction in directions {
      let space = space(for: direction).size
      if space.width >= size.width, space.height >= size.height { return direction }
      let area = max(min(space.width, size.width), 0) * max(min(space.height, size.height), 0)
      if area > best?.area ?? -1 { best = (direction, area) }
    }
    return best?.direction
  }

  /// The frame of the popover without its arrow, in whole points.
  var frame: CGRect {
    let direction = direction
    let space = direction.map(space) ?? room
    let (width, height) = (
      max(min(size.width, space.width), 0), max(min(size.height, space.height), 0)
    )
    var x = source.midX - width / 2
    var y = source.midY - height / 2
    switch direction {
    case .up?: y = space.minY
    case .down?: y = space.maxY - height
    case .left?: x = space.minX
    case .right?: x = space.maxX - width
    default: break
    }
    return CGRect(
      x: max(min(x, space.maxX - width), space.minX).rounded(),
      y: max(min(y, space.maxY - height), space.minY).rounded(), width: width.rounded(),
      height: height.rounded())
  }

  /// The frame of the arrow; nil without one. It points to the middle of the source as far as the corners permit.
  var arrow: CGRect? {
    guard let direction else { return nil }
    let frame = frame
    let (height, width) = (Self.arrowHeight, Self.arrowWidth)
    func place(_ middle: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      let (least, most) = (start + Self.cornerRadius, end - Self.cornerRadius - width)
      return max(min(middle - width / 2, most), min(least, (start + end - width) / 2)).rounded()
    }
    switch direction {
    case .up, .down:
      let x = place(source.midX, frame.minX, frame.maxX)
      let y = direction == .up ? frame.minY - height : frame.maxY
      return CGRect(x: x, y: y, width: width, height: height)
    default:
      let y = place(source.midY, frame.minY, frame.maxY)
      let x = direction == .left ? frame.minX - height : frame.maxX
      return CGRect(x: x, y: y, width: height, height: width)
    }
  }

  /// The area of the popover for a direction.
  private func space(for direction: UIPopoverArrowDirection) -> CGRect {
    let arrow = Self.arrowHeight
    let edges: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) =
      switch direction {
      case .up: (room.minX, max(source.maxY + arrow, room.minY), room.maxX, room.maxY)
      case .down: (room.minX, room.minY, room.maxX, min(source.minY - arrow, room.maxY))
      case .left: (max(source.maxX + arrow, room.minX), room.minY, room.maxX, room.maxY)
      default: (room.minX, room.minY, min(source.minX - arrow, room.maxX), room.maxY)
      }
    return CGRect(
      x: edges.left, y: edges.top, width: max(edges.right - edges.left, 0),
      height: max(edges.bottom - edges.top, 0))
  }
}
