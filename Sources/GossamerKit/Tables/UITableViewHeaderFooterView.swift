// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What stands above or below a section of a table.
///
/// Subviews go into the ``contentView``; constraints between them and its edges say how high it is.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
open class UITableViewHeaderFooterView: UIView, TableItemView {
  /// Creates a header or footer. Unlike in UIKit it is `required`, since Swift makes an object of a class that was
  /// registered by such an initialiser only.
  /// - Parameter reuseIdentifier: for which sections it is used again; nil for none.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a header or footer that an Interface Builder document describes.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    hostsLayoutEngine = true
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// For which sections the view is used again; nil for none.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is used again. An override calls `super`.
  open func prepareForReuse() {}

  /// Where subviews go.
  open var contentView: UIView { content }

  /// The text of the section's title.
  open var textLabel: UILabel? { content.ensuredText }

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Places the background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    let isNew = isMeasured
    isMeasured = false
    if !isNew, !isHidden { (superview as? UITableView)?.itemDidResize(self) }
    isMeasured = false
  }

  private let content = CellContentView(style: .default)
  var isMeasured = false

  /// Shows the title that a data source gives.
  func show(title: String, isHeader: Bool, in style: UITableView.Style) {
    let label = content.ensuredText
    let isPlainHeader = style == .plain && isHeader
    label.font = .preferredFont(forTextStyle: isPlainHeader ? .headline : .footnote)
    label.textColor = isPlainHeader ? .label : .secondaryLabel
    label.numberOfLines = 0
    label.text = isHeader && style != .plain ? title.uppercased() : title
    label.accessibilityLabel = title
    label.accessibilityTraits = isHeader ? .header : .staticText
    content.showsEnd(top: style == .plain ? 4 : isHeader ? 17 : 7, bottom: style == .plain ? 4 : 7)
    backgroundColor = style == .plain ? .secondarySystemBackground : nil
    setNeedsCommit(.accessibility)
  }
}
