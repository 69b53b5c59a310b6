// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The background of a button or a cell: a rectangle with rounded corners and an outline.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibackgroundconfiguration
@preconcurrency @MainActor public struct UIBackgroundConfiguration: Hashable {
  /// What the background belongs to, which decides its colours by state.
  enum Role: Hashable {
    case control
    case cell(UIColor)
    case sidebarCell
    case header
  }

  private let role: Role

  /// The colour of the rectangle. Nil is no colour for a button, and the tint colour for a cell.
  public var backgroundColor: UIColor?

  /// Changes the colour before it is shown; nil for the colour itself.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// The corner radius in points; at most half of the shorter side is used.
  public var cornerRadius: CGFloat = 0

  /// The insets of the rectangle from the edges of the button or the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The colour of the outline; nil for the tint colour.
  public var strokeColor: UIColor?

  /// Changes the colour of the outline before it is shown; nil for the colour itself.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The width of the outline, which lies inside the rectangle, in points; 0 for none.
  public var strokeWidth: CGFloat = 0

  private init(_ role: Role, _ color: UIColor? = nil) {
    self.role = role
    backgroundColor = color
  }

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration { Self(.control) }

  /// The background of a cell in any list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    Self(.cell(.systemBackground), .systemBackground)
  }

  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    Self(.cell(.secondarySystemGroupedBackground), .secondarySystemGroupedBackground)
  }

  /// The background of a cell in a sidebar: none, unless it is selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var made = Self(.sidebarCell, .clear)
    made.cornerRadius = 8
    return made
  }

  /// The background of a cell in a list of accompanying items, which looks like a sidebar's.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  /// The background of a header of any list.
  public static func listHeader() -> UIBackgroundConfiguration { Self(.header, .clear) }

  /// The background of a footer of any list.
  public static func listFooter() -> UIBackgroundConfiguration { Self(.header, .clear) }

  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    Self(.header, .secondarySystemBackground)
  }

  /// The background of a header or footer in a grouped list: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    Self(.header, .clear)
  }

  /// The background of a header in a sidebar: none.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.header, .clear) }

  /// The background for a state. A cell that is pressed or selected is grey, unless the colour was changed.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let state = state as? UICellConfigurationState, let normal = normalColor,
      backgroundColor == normal || backgroundColor == Self.chosenColor
    else { return self }
    var updated = self
    updated.backgroundColor =
      state.isHighlighted || state.isSelected ? Self.chosenColor : normal
    return updated
  }

  private static let chosenColor = UIColor.systemGray4

  private var normalColor: UIColor? {
    switch role {
    case .cell(let color): color
    case .sidebarCell: .clear
    case .control, .header: nil
    }
  }

  /// The colour of the rectangle in a view with a tint colour; nil for none.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? (role == .control ? .clear : tintColor)
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the outline in a view with a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Whether there is nothing to draw in a button.
  var isEmpty: Bool {
    backgroundColor == nil && strokeWidth <= 0
  }
}

/// Changes a colour of a configuration before it is shown.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct
@preconcurrency @MainActor public struct UIConfigurationColorTransformer: Hashable {
  private final class Identity {}

  private let identity = Identity()

  /// Returns the colour that is shown.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the colour that is shown.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Copies of a transformer are equal.
  nonisolated public static func == (one: Self, other: Self) -> Bool {
    one.identity === other.identity
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}

/// Changes the attributes of a configuration's title before it is shown.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
@preconcurrency @MainActor public struct UIConfigurationTextAttributesTransformer {
  /// Returns the attributes that are shown.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes that are shown.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// The view that shows a ``UIBackgroundConfiguration`` behind a cell's content.
final class BackgroundConfigurationView: UIView {
  var configuration = UIBackgroundConfiguration.clear() { didSet { show() } }
  /// The corners of the card that the cell is at the end of; they are as round as the card's unless the configuration rounds them.
  var cardCorners: CACornerMask = [] { didSet { if cardCorners != oldValue { show() } } }
  private let shape = UIView()

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    addSubview(shape)
  }

  private func show() {
    let tint = tintColor ?? .tintColor
    shape.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    let isCard = configuration.cornerRadius <= 0 && !cardCorners.isEmpty
    shape.layer.cornerRadius = isCard ? ListCard.cornerRadius : max(configuration.cornerRadius, 0)
    shape.layer.maskedCorners =
      isCard
      ? cardCorners
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    shape.layer.borderWidth = max(configuration.strokeWidth, 0)
    shape.layer.borderColor =
      configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) =
      isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let frame = CGRect(
      x: left, y: insets.top, width: max(bounds.width - left - right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    if shape.frame != frame { shape.frame = frame }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }
}
