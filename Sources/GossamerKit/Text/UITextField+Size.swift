// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Measures. UIKit documents none of them; these are the sizes that Interface Builder stores for
// fields without constraints on their size: 34 points for a rounded rectangle at 14 and 17 points, a
// line and 1 point for a field without a border.
extension UITextField {
  /// The font of text without a font attribute.
  package var shownFont: UIFont { font ?? Self.defaultFont }

  /// The text as it is shown: a dot for each character if it is secure.
  package var shownText: String {
    isSecureTextEntry
      ? String(repeating: Self.secureCharacter, count: edited.string.count) : edited.string
  }

  /// The character shown in place of each character of a secure text.
  package static let secureCharacter: Character = "•"

  /// The points between the border and the text, left and right each.
  package var horizontalInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  var naturalSize: CGSize {
    let line = TextMeasurer.shared.measure(shownLine).size
    let height =
      switch borderStyle {
      case .none: line.height + 1
      case .line: line.height + 3
      case .bezel, .roundedRect: max(line.height + 13, 34)
      }
    return CGSize(
      width: line.width + 2 * horizontalInset + roomForOverlays, height: height)
  }

  /// The text or the placeholder as it is measured: enough to be wider than any screen, so that a long text
  /// costs no more at each key.
  private var shownLine: TextRequest {
    guard hasText else { return placeholderLine }
    let measured = edited.substring(
      in: edited.valid(NSRange(0..<min(edited.length, Self.greatestMeasuredLength))))
    return isSecureTextEntry
      ? line(String(repeating: Self.secureCharacter, count: measured.count))
      : line(measured, textRuns)
  }

  private var placeholderLine: TextRequest {
    line(placeholder ?? "", styledPlaceholder.runs)
  }

  /// The length of the part that is measured, in UTF-16 units. Text after it doesn't affect the natural size.
  static let greatestMeasuredLength = 1_000

  /// The distance of the text's baseline from the top and from the bottom, in points.
  package var baselines: (first: CGFloat, last: CGFloat) {
    let height = bounds.height > 0 ? bounds.height : naturalSize.height
    let isStyled = hasText ? !textRuns.isEmpty : !styledPlaceholder.runs.isEmpty
    let line = TextMeasurer.shared.measure(
      (isStyled ? shownLine : line("")).scaled(by: fontScale))
    let first = ((height - line.size.height) / 2).rounded(.down) + line.firstBaseline
    return (first, height - first)
  }

  /// The factor by which the font is scaled so that the text fits: 1 or less.
  package var fontScale: CGFloat {
    guard adjustsFontSizeToFitWidth, minimumFontSize > 0, arrangement.text.width > 0 else {
      return 1
    }
    let size = CGSize(width: arrangement.text.width, height: .infinity)
    let line = shownLine
    return TextRequest(
      line.text, runs: line.runs, font: line.font, numberOfLines: 1, lineBreakMode: .byClipping,
      width: size.width
    )
    .greatestScale(fitting: size, from: minimumFontSize / shownFont.pointSize)
  }

  private func line(_ text: String, _ runs: TextRuns = TextRuns()) -> TextRequest {
    TextRequest(
      text, runs: runs, font: shownFont, numberOfLines: 1, lineBreakMode: .byClipping,
      width: .infinity)
  }

  static let defaultFont = UIFont.systemFont(ofSize: 17)
}
