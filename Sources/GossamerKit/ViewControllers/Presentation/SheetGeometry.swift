// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The frame of a sheet's card in its window.
struct SheetGeometry {
  /// Whether the sheet is a form sheet; otherwise it is a page sheet.
  let isForm: Bool
  /// The preferred size of a form sheet, in points. A side that isn't positive and finite gets its default. Page sheets
  /// ignore the size.
  let preferredSize: CGSize
  /// The height of the window's title bar, if it lies over the content, in points.
  var titleBarHeight: CGFloat = 0

  /// The radius of the card's corners.
  static let cornerRadius: CGFloat = 12
  /// The size of UIKit's form sheets.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The width of UIKit's page sheets on a wide screen.
  private static let pageWidth: CGFloat = 704
  /// The minimum distance between a card and the edges of the window, in points.
  private static let margin: CGFloat = 24

  /// The card's frame in a window of `size`, in whole points.
  func frame(in size: CGSize) -> CGRect {
    let (margin, topMargin) = (Self.margin, max(Self.margin, titleBarHeight))
    let wanted = wantedSize
    guard !isEdgeAttached(in: size) else {
      let top = min(topMargin, size.height)
      return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    }
    let height = max(0, min(wanted.height, size.height - topMargin - margin))
    let middle = ((size.height - height) / 2).rounded()
    return CGRect(
      x: ((size.width - wanted.width) / 2).rounded(), y: max(middle, min(topMargin, size.height)),
      width: wanted.width.rounded(), height: height.rounded())
  }

  /// Whether a window of `size` is so narrow that the card is as wide as the window and reaches to its bottom.
  func isEdgeAttached(in size: CGSize) -> Bool {
    wantedSize.width + 2 * Self.margin > size.width
  }

  private var wantedSize: CGSize {
    CGSize(
      width: side(preferredSize.width, else: isForm ? Self.formSize.width : Self.pageWidth),
      height: side(preferredSize.height, else: isForm ? Self.formSize.height : .infinity))
  }

  private func side(_ preferred: CGFloat, else standard: CGFloat) -> CGFloat {
    isForm && preferred > 0 && preferred.isFinite ? preferred : standard
  }
}
