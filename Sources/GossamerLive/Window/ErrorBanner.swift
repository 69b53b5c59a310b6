// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Shows the errors of a document above its scene. Pressing it removes it.
final class ErrorBanner: UIControl {
  private let heading = UILabel()
  private let message = UILabel()

  private static let margin: CGFloat = 14
  private static let gap: CGFloat = 4
  private static let maximumErrors = 3

  /// Creates a banner.
  /// - Parameters:
  ///   - title: what the errors mean for the person.
  ///   - errors: the errors; the first three are shown.
  init(_ title: String, _ errors: [String]) {
    super.init(frame: .zero)
    let rest = errors.count - Self.maximumErrors
    let text = (errors.prefix(Self.maximumErrors) + (rest > 0 ? ["And \(rest) more."] : []))
      .joined(separator: "\n")
    clipsToBounds = true
    backgroundColor = UIColor(red: 0.7, green: 0.15, blue: 0.12, alpha: 1)
    heading.text = title
    heading.font = .systemFont(ofSize: 14, weight: .semibold)
    message.text = text
    message.font = .systemFont(ofSize: 13)
    message.numberOfLines = 0
    for label in [heading, message] {
      label.textColor = .white
      addSubview(label)
    }
    accessibilityLabel = "\(title): \(text)"
    addAction(
      UIAction { [weak self] _ in self?.removeFromSuperview() }, for: .primaryActionTriggered)
  }

  /// Banners are in no document.
  required init?(coder: NSCoder) { nil }

  /// The whole width, and the height of the text.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = message.sizeThatFits(
      CGSize(width: size.width - 2 * Self.margin, height: .greatestFiniteMagnitude))
    let height = 2 * Self.margin + heading.intrinsicContentSize.height + Self.gap + text.height
    return CGSize(width: size.width, height: min(height, size.height))
  }

  override func layoutSubviews() {
    let width = max(bounds.width - 2 * Self.margin, 0)
    let headingHeight = heading.intrinsicContentSize.height
    heading.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: headingHeight)
    let y = heading.frame.maxY + Self.gap
    message.frame = CGRect(
      x: Self.margin, y: y, width: width, height: max(bounds.height - Self.margin - y, 0))
    super.layoutSubviews()
  }
}
