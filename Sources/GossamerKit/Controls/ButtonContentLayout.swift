// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The layout of the image and the title of a button: side by side or one above the other, and together aligned in the
/// button.
struct ButtonContentLayout {
  /// The insets of the content from the button's edges.
  var insets = UIEdgeInsets.zero
  /// The size of the image; nil for no image.
  var imageSize: CGSize?
  /// The size of the title; nil for no title.
  var titleSize: CGSize?
  /// The edge of the title at which the image is placed.
  var imagePlacement = NSDirectionalRectEdge.leading
  /// The distance between image and title.
  var imagePadding: CGFloat = 0
  var horizontalAlignment = UIControl.ContentHorizontalAlignment.center
  var verticalAlignment = UIControl.ContentVerticalAlignment.center
  var direction = UIUserInterfaceLayoutDirection.leftToRight

  /// The size of image and title together, without the insets.
  var contentSize: CGSize {
    let image = imageSize ?? .zero
    let title = titleSize ?? .zero
    return isRow
      ? CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
      : CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
  }

  /// The frames of the image and the title, at whole points. If there isn't enough room the title shrinks first, then the
  /// image.
  func frames(in bounds: CGRect) -> (image: CGRect, title: CGRect) {
    let room = bounds.inset(by: insets)
    let image = imageSize ?? .zero
    let title = titleSize ?? .zero
    let horizontal = Span(start: room.minX, length: room.width)
    let vertical = Span(start: room.minY, length: room.height)
    if isRow {
      let row = split(horizontal, image.width, title.width, horizontalAnchor)
      return (
        rect(row.image, vertical.placing(image.height, verticalAnchor)),
        rect(row.title, vertical.placing(title.height, verticalAnchor))
      )
    }
    let column = split(vertical, image.height, title.height, verticalAnchor)
    return (
      rect(horizontal.placing(image.width, horizontalAnchor), column.image),
      rect(horizontal.placing(title.width, horizontalAnchor), column.title)
    )
  }

  /// The room for the title in a button of this width.
  func titleWidth(in width: CGFloat) -> CGFloat {
    let room = width - insets.left - insets.right
    return max(isRow ? room - (imageSize?.width ?? 0) - gap : room, 0)
  }
}

extension ButtonContentLayout {
  private enum Anchor {
    case start
    case center
    case end
    case fill
  }

  private struct Span {
    var start: CGFloat
    var length: CGFloat

    /// The part of the span that content of this length takes.
    func placing(_ length: CGFloat, _ anchor: Anchor) -> Span {
      let placed = anchor == .fill ? self.length : min(length, self.length)
      let rest = self.length - placed
      let offset: CGFloat =
        switch anchor {
        case .start, .fill: 0
        case .center: rest / 2
        case .end: rest
        }
      return Span(start: start + offset, length: placed)
    }
  }

  private var isRow: Bool { imagePlacement.isDisjoint(with: [.top, .bottom]) }

  private var isImageFirst: Bool {
    isRow
      ? imagePlacement.contains(.trailing) == (direction == .rightToLeft)
      : imagePlacement.contains(.top)
  }

  private var gap: CGFloat { imageSize != nil && titleSize != nil ? imagePadding : 0 }

  private var horizontalAnchor: Anchor {
    switch horizontalAlignment {
    case .center: .center
    case .left: .start
    case .right: .end
    case .fill: .fill
    case .leading: direction == .rightToLeft ? .end : .start
    case .trailing: direction == .rightToLeft ? .start : .end
    }
  }

  private var verticalAnchor: Anchor {
    switch verticalAlignment {
    case .center: .center
    case .top: .start
    case .bottom: .end
    case .fill: .fill
    }
  }

  /// Divides `room` along one axis between the image and the title.
  private func split(
    _ room: Span, _ image: CGFloat, _ title: CGFloat, _ anchor: Anchor
  ) -> (image: Span, title: Span) {
    let image = titleSize == nil && anchor == .fill ? room.length : min(image, room.length)
    let rest = max(room.length - image - gap, 0)
    let title = titleSize != nil && anchor == .fill ? rest : min(title, rest)
    let content = room.placing(image + gap + title, anchor)
    return isImageFirst
      ? (
        Span(start: content.start, length: image),
        Span(start: content.start + image + gap, length: title)
      )
      : (
        Span(start: content.start + title + gap, length: image),
        Span(start: content.start, length: title)
      )
  }

  private func rect(_ horizontal: Span, _ vertical: Span) -> CGRect {
    CGRect(
      x: horizontal.start.rounded(), y: vertical.start.rounded(), width: horizontal.length,
      height: vertical.length)
  }
}
