// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content view of a cell: the labels and the image view of its style, which are created when they are first
/// accessed, and the subviews that the application adds.
final class CellContentView: UIView {
  /// The style, which determines how the labels and the image are arranged.
  var style: UITableViewCell.CellStyle {
    didSet { if style != oldValue { contentChanged() } }
  }
  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?
  private var margin: CGFloat = 16
  /// The margins above and below the title of a section header or footer; nil in a row's cell.
  private var end: (top: CGFloat, bottom: CGFloat)?

  /// The distance from the labels to the trailing edge, in points.
  var endMargin: CGFloat = 16 {
    didSet { if endMargin != oldValue { contentChanged() } }
  }

  /// The additional leading indentation of the labels and the image, in points.
  var indentation: CGFloat = 0 {
    didSet { if indentation != oldValue { contentChanged() } }
  }

  /// The least height, in points: that of a standard row without its separator.
  var minimumHeight: CGFloat = 44 {
    didSet {
      guard minimumHeight != oldValue else { return }
      contentChanged()
      configurationView?.invalidateIntrinsicContentSize()
    }
  }

  /// The content view of a content configuration; nil if there is none.
  weak var configurationView: UIView?

  init(style: UITableViewCell.CellStyle) {
    self.style = style
    super.init(frame: .zero)
    directionalLayoutMargins = Self.margins(16)
  }

  required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  private static func margins(_ side: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }

  /// Sets the horizontal layout margins to those of the table, unless the application has set others.
  func take(margin new: CGFloat) {
    if directionalLayoutMargins == Self.margins(margin) {
      directionalLayoutMargins = Self.margins(new)
    }
    margin = new
    contentChanged()
  }

  /// Makes this the content of a section header or footer, with margins above and below, in points.
  func showsEnd(top: CGFloat, bottom: CGFloat) {
    end = (top, bottom)
    contentChanged()
  }

  // MARK: - Parts

  var ensuredText: UILabel {
    if let text { return text }
    let made = add(CellLabel())
    made.font = style == .value2 ? Self.smallFont : .preferredFont(forTextStyle: .body)
    if style == .value2 {
      made.textColor = .tintColor
      made.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
    text = made
    return made
  }

  var ensuredDetail: UILabel {
    if let detail { return detail }
    let made = add(CellLabel())
    switch style {
    case .subtitle: made.font = .preferredFont(forTextStyle: .caption1)
    case .value2: made.font = Self.smallFont
    case .default, .value1:
      made.font = .preferredFont(forTextStyle: .body)
      made.textColor = .secondaryLabel
    }
    detail = made
    return made
  }

  var ensuredImage: UIImageView {
    if let image { return image }
    let made = add(CellImageView())
    image = made
    return made
  }

  private static var smallFont: UIFont {
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14))
  }

  private func add<Part: UIView>(_ part: Part) -> Part {
    addSubview(part)
    contentChanged()
    return part
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Uses a view from a document as a label or the image view of the style.
  func adopt(_ view: UIView, as part: UITableViewCell.Part) {
    switch part {
    case .text: text = view as? UILabel
    case .detail: detail = view as? UILabel
    case .image: image = view as? UIImageView
    }
    _ = add(view)
  }

  // MARK: - Layout

  private var hasParts: Bool { text != nil || detail != nil || image != nil }

  private var contentLayout: ListContentLayout {
    var layout = ListContentLayout()
    layout.arrangement =
      switch style {
      case .value1: .sideBySide
      case .value2: .labelled
      case .default, .subtitle: .stacked
      }
    layout.imageSize = image?.image == nil ? nil : image?.intrinsicContentSize
    layout.text = text.flatMap(Self.measure)
    layout.detail = detail.flatMap(Self.measure)
    layout.margins.leading = margin + indentation
    layout.margins.trailing = endMargin
    if style == .subtitle { layout.margins.top = 8 }
    if style == .subtitle { layout.margins.bottom = 8 }
    layout.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layout.minimumHeight = minimumHeight
    if let end {
      (layout.margins.top, layout.margins.bottom) = end
      layout.minimumHeight = 28
    }
    return layout
  }

  private static func measure(_ label: UILabel) -> ListContentLayout.Measure? {
    guard label.text?.isEmpty == false else { return nil }
    return { label.sizeThatFits(CGSize(width: $0.isFinite ? $0 : 0, height: 0)) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard hasParts else { return }
    var layout = contentLayout
    layout.limitImage(toHeight: bounds.height)
    let result = layout.result(width: bounds.width, height: bounds.height)
    text?.frame = result.text
    detail?.frame = result.detail
    image?.frame = result.image
  }

  override var intrinsicContentSize: CGSize {
    guard hasParts else { return super.intrinsicContentSize }
    return CGSize(
      width: UIView.noIntrinsicMetric, height: contentLayout.result(width: bounds.width).height)
  }

  override var contentHeightDependsOnWidth: Bool { hasParts }

  override func contentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(width: width, height: contentLayout.result(width: width).height)
  }
}

/// A label whose changes affect the height of its cell.
package final class CellLabel: UILabel {
  override func setUp() {
    super.setUp()
    adjustsFontForContentSizeCategory = true
  }

  override func contentDidChange() {
    super.contentDidChange()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}

/// An image view whose changes affect the height of its cell.
package final class CellImageView: UIImageView {
  package override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
