// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A card of an alert: texts and text fields, a separator, and the buttons. Content that doesn't fit scrolls.
final class AlertCard: UIView {
  let header = AlertHeader()
  let buttons = AlertButtonList()
  private let line = UIView()

  override func setUp() {
    super.setUp()
    backgroundColor = .secondarySystemGroupedBackground
    clipsToBounds = true
    layer.cornerRadius = AlertLook.cornerRadius
    line.backgroundColor = .separator
    for view in [header, buttons, line] { addSubview(view) }
  }

  var isEmpty: Bool { header.isEmpty && buttons.isEmpty }

  /// The height of the whole content, at most `limit`.
  func height(in width: CGFloat, atMost limit: CGFloat) -> CGFloat {
    let (header, line, buttons) = parts(in: width, atMost: limit)
    return header + line + buttons
  }

  /// The heights of the header, the separator and the buttons. If they don't fit, the buttons get at least half of the
  /// available height, unless they need less.
  private func parts(in width: CGFloat, atMost limit: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    let (wanted, low) = (header.height(in: width), buttons.height(in: width))
    let line = header.isEmpty || buttons.isEmpty ? 0 : AlertLook.lineWidth
    let room = max(limit - line, 0)
    guard wanted + low > room else { return (wanted, line, low) }
    let lower = min(low, max(room / 2, room - wanted)).rounded(.down)
    return (min(wanted, room - lower), line, lower)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let (top, middle, low) = parts(in: width, atMost: bounds.height)
    header.frame = CGRect(x: 0, y: 0, width: width, height: top)
    line.frame = CGRect(x: 0, y: top, width: width, height: middle)
    buttons.frame = CGRect(x: 0, y: top + middle, width: width, height: low)
    header.setNeedsLayout()
    buttons.setNeedsLayout()
  }
}

/// The title, the message and the text fields of an alert, one below the other.
final class AlertHeader: UIScrollView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var inset = AlertLook.headerInset

  override func setUp() {
    super.setUp()
    contentInsetAdjustmentBehavior = .never
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
  }

  func show(_ alert: UIAlertController) {
    let isSheet = alert.preferredStyle == .actionSheet
    inset = isSheet ? AlertLook.sheetHeaderInset : AlertLook.headerInset
    accessibilityLabel = alert.title ?? alert.message
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    let message = UIFont.preferredFont(forTextStyle: .footnote)
    let small = UIFont.preferredFont(.footnote, weight: .semibold)
    let large = UIFont.preferredFont(forTextStyle: .headline)
    let hasTitle = !(alert.title ?? "").isEmpty
    titleLabel.font = isSheet ? small : large
    messageLabel.font = hasTitle || isSheet ? message : large
    for label in [titleLabel, messageLabel] { label.textColor = isSheet ? .secondaryLabel : .label }
    for field in fields where !alert.fields.contains(field) { field.removeFromSuperview() }
    fields = alert.fields
    for field in fields where field.superview !== self { addSubview(field) }
    setNeedsLayout()
  }

  private var labels: [UILabel] {
    [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
  }

  var isEmpty: Bool { labels.isEmpty && fields.isEmpty }

  func height(in width: CGFloat) -> CGFloat { places(in: width).last.map { $0.maxY + inset } ?? 0 }

  /// The frames of the labels that have text, then of the fields.
  private func places(in width: CGFloat) -> [CGRect] {
    let room = max(width - 2 * inset, 0)
    var (y, places) = (inset, [CGRect]())
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: room, height: .infinity)).height
      places.append(CGRect(x: inset, y: y, width: room, height: height))
      y += height + AlertLook.textGap
    }
    if !places.isEmpty { y += AlertLook.fieldsGap - AlertLook.textGap }
    for field in fields {
      let height = max(AlertLook.fieldHeight, field.intrinsicContentSize.height)
      places.append(CGRect(x: inset, y: y, width: room, height: height))
      y += height + AlertLook.fieldGap
    }
    return places
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (shown, width) = (labels, bounds.width)
    for label in [titleLabel, messageLabel] { label.isHidden = !shown.contains(label) }
    for (view, place) in zip(shown as [UIView] + fields, places(in: width)) { view.frame = place }
    contentSize = CGSize(width: width, height: height(in: width))
  }
}
