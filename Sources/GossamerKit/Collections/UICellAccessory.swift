// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What stands before or after the content of a ``UICollectionViewListCell``.
///
///     cell.accessories = [.checkmark(), .delete { self.delete(item) }]
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicellaccessory
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  nonisolated public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the collection view is edited.
    case whenEditing
    /// While the collection view isn't edited.
    case whenNotEditing
  }

  /// The width that an accessory takes.
  nonisolated public enum LayoutDimension: Sendable {
    /// That of its view.
    case actual
    /// That of most symbols, so that contents of several rows begin at the same place.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The side on which a view stands, and when.
  nonisolated public enum Placement: Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The look of an accessory. Nil stands for the system's values.
  public struct Options {
    /// Whether it isn't shown.
    public var isHidden: Bool
    /// The width that it takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for that of the accessory.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The look of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// The look of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The look of a button that deletes.
  public typealias DeleteOptions = Options
  /// The look of a button that inserts.
  public typealias InsertOptions = Options
  /// The look of a detail button.
  public typealias DetailOptions = Options
  /// The look of the mark of several selected rows.
  public typealias MultiselectOptions = Options

  /// The look of a text.
  public struct LabelOptions {
    /// Whether it isn't shown.
    public var isHidden: Bool
    /// The width that it takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for that of secondary labels.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// Whether the font follows the text size that the person prefers.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual,
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A view of one's own.
  public struct CustomViewConfiguration {
    /// The view. It keeps the size of its frame, or gets the one that fits.
    public let customView: UIView
    /// The side on which it stands, and when.
    public let placement: Placement
    /// Whether it isn't shown.
    public var isHidden: Bool
    /// The width that it takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour of the view; nil for that of the cell.
    public var tintColor: UIColor?
    /// Whether the view keeps its size. Otherwise it is as large as its content.
    public var maintainsFixedSize: Bool

    /// Creates a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// The look of the sign with which a row's children are shown.
  public struct OutlineDisclosureOptions {
    /// Which part of the row shows and hides the children.
    nonisolated public enum Style: Sendable {
      /// The whole row in a sidebar, otherwise the sign.
      case automatic
      /// The whole row.
      case header
      /// The sign.
      case cell
    }

    /// Which part of the row shows and hides the children.
    public var style: Style
    /// Whether it isn't shown.
    public var isHidden: Bool
    /// The width that it takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the tint colour.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  enum Kind {
    /// Whether the whole row shows and hides the children, and what does it if it isn't the data source.
    case outline(isHeader: Bool, (() -> Void)?)
    case symbol(String)
    case button(String, label: String, () -> Void)
    /// Without an action of its own, it opens the actions at the trailing edge.
    case delete((() -> Void)?)
    case multiselect
    case label(String, UIFont, Bool)
    case custom(UIView, maintainsFixedSize: Bool)
  }

  let kind: Kind
  let displayed: DisplayedState
  let isLeading: Bool
  let isHidden: Bool
  let width: LayoutDimension
  let tintColor: UIColor?
  /// The place among the accessories of a side, from the outside to the content.
  let rank: Int

  private init(
    _ kind: Kind, _ displayed: DisplayedState, _ options: Options, isLeading: Bool = false,
    rank: Int
  ) {
    self.kind = kind
    self.displayed = displayed
    self.isLeading = isLeading
    self.rank = rank
    (isHidden, width, tintColor) = (
      options.isHidden, options.reservedLayoutWidth, options.tintColor
    )
  }

  /// A chevron, which says that another screen follows.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    var options = options
    options.tintColor = options.tintColor ?? .tertiaryLabel
    return Self(.symbol("chevron.right"), displayed, options, rank: 0)
  }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { Self(.symbol("checkmark"), displayed, options, rank: 1) }

  /// A sign with which the row's children are shown and hidden.
  /// - Parameter actionHandler: does it; nil to leave it to the diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    let shared = Options(
      isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
      tintColor: options.tintColor)
    return Self(
      .outline(isHeader: options.style == .header, actionHandler), displayed, shared, rank: 1)
  }

  /// A button with more information.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: @escaping () -> Void
  ) -> UICellAccessory {
    Self(.button("info.circle", label: "More Info", actionHandler), displayed, options, rank: 2)
  }

  /// A button that deletes the row.
  /// - Parameter actionHandler: deletes it; nil to offer the actions at the trailing edge.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var options = options
    options.tintColor = options.tintColor ?? .systemRed
    return Self(.delete(actionHandler), displayed, options, isLeading: true, rank: 0)
  }

  /// A button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: @escaping () -> Void
  ) -> UICellAccessory {
    var options = options
    options.tintColor = options.tintColor ?? .systemGreen
    return Self(
      .button("plus.circle.fill", label: "Insert", actionHandler), displayed, options,
      isLeading: true, rank: 0)
  }

  /// A mark that says whether the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    Self(.multiselect, displayed, options, isLeading: true, rank: 1)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    let shared = Options(
      isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
      tintColor: options.tintColor ?? .secondaryLabel)
    return Self(
      .label(text, options.font, options.adjustsFontForContentSizeCategory), displayed, shared,
      rank: 3)
  }

  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let shared = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    let kind = Kind.custom(
      configuration.customView, maintainsFixedSize: configuration.maintainsFixedSize)
    return switch configuration.placement {
    case .leading(let displayed): Self(kind, displayed, shared, isLeading: true, rank: 4)
    case .trailing(let displayed): Self(kind, displayed, shared, rank: 4)
    }
  }

  /// Whether it is shown.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: !isHidden && isEditing
    case .whenNotEditing: !isHidden && !isEditing
    }
  }
}

/// An accessory with its view.
struct ShownAccessory {
  let accessory: UICellAccessory
  let view: UIView
}

// The views of accessories.
extension UICollectionViewListCell {
  private static let standardWidth: CGFloat = 28
  private static let (margin, gap) = (CGFloat(16), CGFloat(8))

  func accessoriesDidChange() {
    let isEditing = collectionViewAround?.isEditing ?? false
    let old = shownAccessories
    shownAccessories = accessories.filter { $0.isShown(whileEditing: isEditing) }
      .enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map { ShownAccessory(accessory: $0.element, view: makeView(of: $0.element)) }
    for shown in old where !shownAccessories.contains(where: { $0.view === shown.view }) {
      shown.view.removeFromSuperview()
    }
    for shown in shownAccessories {
      if let color = shown.accessory.tintColor { shown.view.tintColor = color }
      if shown.view.superview !== self { addSubview(shown.view) }
    }
    leadingRoom = room(isLeading: true)
    trailingRoom = room(isLeading: false)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func room(isLeading: Bool) -> CGFloat {
    let widths = shownAccessories.filter { $0.accessory.isLeading == isLeading }.map(width)
    return widths.isEmpty ? 0 : Self.margin + widths.reduce(0) { $0 + $1 + Self.gap } - Self.gap
  }

  private func width(of shown: ShownAccessory) -> CGFloat {
    switch shown.accessory.width {
    case .actual: shown.view.bounds.width
    case .standard: max(shown.view.bounds.width, shown.accessory.isLeading ? Self.standardWidth : 0)
    case .custom(let width): width
    }
  }

  private func makeView(of accessory: UICellAccessory) -> UIView {
    switch accessory.kind {
    case .symbol(let name): return makeSymbol(name)
    case .outline(_, let action):
      let isOpen = outline.isExpanded
      return makeButton(isOpen ? "chevron.down" : "chevron.right", isOpen ? "Collapse" : "Expand") {
        [weak self] in
        if let action { action() } else { self?.toggleExpansion() }
      }
    case .multiselect:
      let view = makeSymbol(isSelected ? "checkmark.circle.fill" : "circle")
      view.tintColor = isSelected ? tintColor : .tertiaryLabel
      return view
    case .button(let symbol, let label, let action): return makeButton(symbol, label, action)
    case .delete(let action):
      return makeButton("minus.circle.fill", "Delete") { [weak self] in
        if let action { action() } else { self?.offerTrailingActions() }
      }
    case .label(let text, let font, let adjusts):
      let label = UILabel()
      (label.text, label.font) = (text, font)
      label.adjustsFontForContentSizeCategory = adjusts
      label.textColor = accessory.tintColor
      label.sizeToFit()
      return label
    case .custom(let view, let maintainsFixedSize):
      view.translatesAutoresizingMaskIntoConstraints = true
      if !maintainsFixedSize || view.bounds.isEmpty {
        let fitting = view.intrinsicContentSize
        if fitting.width >= 0, fitting.height >= 0 {
          view.frame.size = fitting
        } else if view.bounds.isEmpty {
          view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
      }
      return view
    }
  }

  private func makeSymbol(_ name: String) -> UIView {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let name = isMirrored && name == "chevron.right" ? "chevron.left" : name
    let view = UIImageView(image: UIImage(systemName: name))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: name.hasPrefix("chevron") ? 14 : 17)
    view.frame.size = view.intrinsicContentSize
    view.isAccessibilityElement = false
    return view
  }

  private func makeButton(
    _ symbol: String, _ label: String, _ action: @escaping () -> Void
  ) -> UIView {
    let button = UIButton(configuration: .plain())
    button.configuration?.image = UIImage(systemName: symbol)
    button.configuration?.contentInsets = .zero
    button.accessibilityLabel = label
    button.frame.size = CGSize(width: Self.standardWidth, height: Self.standardWidth)
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    return button
  }

  /// Whether a press on the row shows and hides its children.
  var togglesExpansion: Bool {
    shownAccessories.contains {
      if case .outline(isHeader: true, nil) = $0.accessory.kind { true } else { false }
    }
  }

  /// Shows the children of the row's item, or hides them.
  func toggleExpansion() {
    guard let list = collectionViewAround, let item = list.indexPath(for: self) else { return }
    (list.dataSource as? any OutlineDataSource)?.toggleExpansion(of: item)
  }

  private func offerTrailingActions() {
    collectionViewAround?.itemMenus.openMenu(of: self)
  }

  /// Places the accessories, and the content view between them.
  func placeAccessories() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for isLeading in [true, false] {
      var start = Self.margin
      for shown in shownAccessories where shown.accessory.isLeading == isLeading {
        let (size, width) = (shown.view.bounds.size, width(of: shown))
        let isAtLeft = isLeading != isMirrored
        let inset = start + (isLeading ? (width - size.width) / 2 : 0)
        let frame = CGRect(
          x: (isAtLeft ? inset : bounds.width - inset - size.width).rounded(),
          y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        if shown.view.frame != frame { shown.view.frame = frame }
        start += width + Self.gap
      }
    }
    let before = leadingRoom + indentation
    let frame = CGRect(
      x: isMirrored ? trailingRoom : before, y: 0,
      width: max(bounds.width - before - trailingRoom, 0), height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
  }
}
