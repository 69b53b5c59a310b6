// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Measures. UIKit documents none of them; these are the sizes that Interface Builder stores for
// fields without constraints on their size: 34 points for a rounded rectangle at 14 and 17 points, a
// line and 1 point for a field without a border.
extension UITextField {
  /// The font of what has none of its own.
  package var shownFont: UIFont { font ?? Self.defaultFont }

  /// What is shown of the text: a dot a character if it is secret.
  package var shownText: String {
    isSecureTextEntry
      ? String(repeating: Self.secureCharacter, count: edited.string.count) : edited.string
  }

  /// What stands for a character of a secret.
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

  /// In UTF-16 units. What is typed behind them leaves the natural size as it is.
  static let greatestMeasuredLength = 1_000

  /// How far the baseline of the text lies below the top, and above the bottom.
  package var baselines: (first: CGFloat, last: CGFloat) {
    let height = bounds.height > 0 ? bounds.height : naturalSize.height
    let isStyled = hasText ? !textRuns.isEmpty : !styledPlaceholder.runs.isEmpty
    let line = TextMeasurer.shared.measure(
      (isStyled ? shownLine : line("")).scaled(by: fontScale))
    let first = ((height - line.size.height) / 2).rounded(.down) + line.firstBaseline
    return (first, height - first)
  }

  /// How much smaller text is shown than its font is, to find room: 1 or less.
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
