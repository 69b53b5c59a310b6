// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Measures. UIKit documents none of them; these are the sizes that Interface Builder stores for
// fields without constraints on their size: 34 points for a rounded rectangle at 14 and 17 points, a
// line and 1 point for a field without a border.
extension UITextField {
  /// The font that is shown.
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
    let line = measureLine(edited.string.isEmpty ? placeholder ?? "" : measuredText).size
    let height =
      switch borderStyle {
      case .none: line.height + 1
      case .line: line.height + 3
      case .bezel, .roundedRect: max(line.height + 13, 34)
      }
    return CGSize(
      width: line.width + 2 * horizontalInset + roomForOverlays, height: height)
  }

  /// What is measured of the text: enough to be wider than any screen, so that a long text costs no
  /// more at each key.
  private var measuredText: String {
    let scalars = edited.string.unicodeScalars.prefix(Self.greatestMeasuredLength)
    return isSecureTextEntry
      ? String(repeating: Self.secureCharacter, count: String(scalars).count) : String(scalars)
  }

  private static let greatestMeasuredLength = 2_000

  /// How far the baseline of the text lies below the top, and above the bottom.
  package var baselines: (first: CGFloat, last: CGFloat) {
    let height = bounds.height > 0 ? bounds.height : naturalSize.height
    let line = measureLine("")
    let first = ((height - line.size.height) / 2).rounded(.down) + line.firstBaseline
    return (first, height - first)
  }

  private func measureLine(_ text: String) -> TextMeasurement {
    TextMeasurer.shared.measure(text, font: shownFont, numberOfLines: 1, lineBreakMode: .byClipping)
  }

  private static let defaultFont = UIFont.systemFont(ofSize: 17)
}
