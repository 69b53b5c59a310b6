// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The header or footer of a section of a table.
///
/// Add subviews to the ``contentView``. Constraints between them and its edges determine the height.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
open class UITableViewHeaderFooterView: UIView, TableItemView {
  /// Creates a header or footer. Unlike in UIKit, the initialiser is `required`: Swift can create an instance of a
  /// registered class only by a required initialiser.
  /// - Parameter reuseIdentifier: the identifier under which the table reuses the view; nil for a view that isn't
  ///   reused.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a header or footer from an Interface Builder document.
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

  /// The identifier under which the table reuses the view; nil for a view that isn't reused.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused. An override calls `super`.
  open func prepareForReuse() {}

  /// The view to which subviews are added.
  open var contentView: UIView { content }

  /// The label that shows the section's title.
  open var textLabel: UILabel? { content.ensuredText }

  /// The content as a value; nil for the subviews of the ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// The configuration of a header in the style of the table.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
  }

  /// The background as a value, which replaces the background view; nil for that.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackgroundConfiguration() }
  }

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Lays out the background view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for background in [backgroundView, configuredBackground] {
      if let background, background.frame != bounds { background.frame = bounds }
    }
    let isNew = isMeasured
    isMeasured = false
    if !isNew, !isHidden { (superview as? UITableView)?.itemDidResize(self) }
    isMeasured = false
  }

  private let content = CellContentView(style: .default)
  private var configurationView: (any UIView & UIContentView)?
  private var configuredBackground: BackgroundConfigurationView?
  var isMeasured = false

  /// Shows the title that the data source returned.
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

  private func showConfiguration() {
    if let view = configurationView, let contentConfiguration, view.supports(contentConfiguration) {
      view.configuration = contentConfiguration
      return
    }
    configurationView?.removeFromSuperview()
    configurationView = contentConfiguration?.makeContentView()
    guard let view = configurationView else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    content.configurationView = view
    content.minimumHeight = 0
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }

  private func showBackgroundConfiguration() {
    configuredBackground?.removeFromSuperview()
    configuredBackground = nil
    guard let backgroundConfiguration else { return }
    backgroundView = nil
    let view = BackgroundConfigurationView(frame: bounds)
    view.configuration = backgroundConfiguration
    configuredBackground = view
    insertSubview(view, at: 0)
    setNeedsLayout()
  }
}
