// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CoreFoundation

/// The frames of a row's image, text and secondary text. They are computed from left to right, and mirrored at the end.
struct ListContentLayout {
  /// The arrangement of the two texts.
  enum Arrangement {
    /// The secondary text is below the text.
    case stacked
    /// The secondary text is at the trailing side if both fit in one line, and otherwise below.
    case sideBySide
    /// The text is in a column of fixed width, and the secondary text beside it.
    case labelled
  }

  /// Returns the size of a text for a width.
  typealias Measure = (CGFloat) -> CGSize

  var arrangement = Arrangement.stacked
  /// The size of the image; nil for no image.
  var imageSize: CGSize?
  /// The minimum width of the column in which the image is centred.
  var imageColumn: CGFloat = 0
  var text: Measure?
  var detail: Measure?
  var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  var imageGap: CGFloat = 16
  /// The vertical distance between the texts.
  var lineGap: CGFloat = 2
  /// The horizontal distance between the texts.
  var columnGap: CGFloat = 6
  var minimumHeight: CGFloat = 44
  var isMirrored = false

  /// The width of the column of ``Arrangement/labelled``, as in UIKit.
  private static let labelColumn: CGFloat = 91

  /// The frames, and the height of the row.
  struct Result {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var height: CGFloat = 0
  }

  /// Makes the image smaller, in its proportions, if it is higher than a row whose height is fixed.
  mutating func limitImage(toHeight height: CGFloat) {
    guard let size = imageSize, size.height > height, height > 0 else { return }
    imageSize = CGSize(width: size.width * height / size.height, height: height)
  }

  /// Computes the frames.
  /// - Parameter height: the height of the row; nil for its natural height.
  func result(width: CGFloat, height: CGFloat? = nil) -> Result {
    var result = Result()
    var start = margins.leading
    if let imageSize {
      let column = max(imageSize.width, imageColumn)
      result.image = CGRect(
        origin: CGPoint(x: start + ((column - imageSize.width) / 2).rounded(), y: 0),
        size: imageSize)
      start += column + imageGap
    }
    let room = max(0, width - start - margins.trailing)
    let textHeight = placeTexts(in: room, &result)
    let natural = max(textHeight, imageSize?.height ?? 0) + margins.top + margins.bottom
    result.height = max(natural, minimumHeight).rounded(.up)
    let area = (height ?? result.height) - margins.top - margins.bottom
    let shift = margins.top + ((area - textHeight) / 2).rounded()
    result.text = result.text.offsetBy(dx: start, dy: shift)
    result.detail = result.detail.offsetBy(dx: start, dy: shift)
    result.image.origin.y = margins.top + ((area - result.image.height) / 2).rounded()
    if isMirrored {
      for frame in [\Result.image, \Result.text, \Result.detail] {
        result[keyPath: frame].origin.x = width - result[keyPath: frame].maxX
      }
    }
    return result
  }

  /// Places the texts, from (0, 0), in a width of `room`.
  /// - Returns: the height of both.
  private func placeTexts(in room: CGFloat, _ result: inout Result) -> CGFloat {
    guard let text, let detail else {
      if let text { result.text = CGRect(origin: .zero, size: fitted(text, room)) }
      if let detail { result.detail = CGRect(origin: .zero, size: fitted(detail, room)) }
      return max(result.text.height, result.detail.height)
    }
    switch arrangement {
    case .stacked: return stack(text, detail, room, &result)
    case .sideBySide:
      let (first, second) = (text(.infinity), detail(.infinity))
      guard first.width + columnGap + second.width <= room else {
        return stack(text, detail, room, &result)
      }
      let height = max(first.height, second.height)
      result.text = CGRect(origin: CGPoint(x: 0, y: height - first.height), size: first)
      result.detail = CGRect(
        origin: CGPoint(x: room - second.width, y: height - second.height), size: second)
      return height
    case .labelled:
      let column = min(Self.labelColumn, room)
      let first = CGSize(width: column, height: text(column).height)
      let second = fitted(detail, room - column - columnGap)
      let height = max(first.height, second.height)
      result.text = CGRect(origin: CGPoint(x: 0, y: height - first.height), size: first)
      result.detail = CGRect(
        origin: CGPoint(x: column + columnGap, y: height - second.height), size: second)
      return height
    }
  }

  private func stack(
    _ text: Measure, _ detail: Measure, _ room: CGFloat, _ result: inout Result
  ) -> CGFloat {
    let (first, second) = (fitted(text, room), fitted(detail, room))
    result.text = CGRect(origin: .zero, size: first)
    result.detail = CGRect(origin: CGPoint(x: 0, y: first.height + lineGap), size: second)
    return first.height + lineGap + second.height
  }

  /// The full width and the height of a text. With the full width, the text's own alignment takes effect.
  private func fitted(_ text: Measure, _ width: CGFloat) -> CGSize {
    CGSize(width: max(0, width), height: text(max(0, width)).height)
  }
}
