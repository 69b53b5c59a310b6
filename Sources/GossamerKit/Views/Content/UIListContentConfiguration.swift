// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// What a row of a list shows: a text, a further text and an image.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = photo.title
///     content.image = UIImage(systemName: "photo")
///     cell.contentConfiguration = content
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
  public struct TextProperties: Equatable {
    /// Where a text stands in its room.
    nonisolated public enum TextAlignment: Int, Sendable {
      /// At the side where reading begins.
      case natural
      /// In the middle.
      case center
      /// Against both sides.
      case justified
    }

    /// The font.
    public var font: UIFont
    /// Whether the font follows the size of text that the person wants; see
    /// ``UIContentSizeCategoryAdjusting``. True unless set.
    public var adjustsFontForContentSizeCategory = true
    /// The colour.
    public var color: UIColor
    /// Where the text stands.
    public var alignment = TextAlignment.natural
    /// The greatest number of lines; 0 for as many as the text needs.
    public var numberOfLines = 0
    /// What stands for text that finds no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }

  /// How the image looks.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct
  public struct ImageProperties: Equatable {
    /// The colour of symbols; nil for the tint colour.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; 0 in a direction for any. A greater image is made smaller.
    public var maximumSize = CGSize.zero
    /// The size of the room in whose middle the image lies; 0 for its own.
    public var reservedLayoutSize = CGSize.zero
    /// How large symbols are drawn; nil for the system's size.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Whether all is the same.
    public static func == (one: Self, other: Self) -> Bool {
      one.tintColor == other.tintColor && one.cornerRadius == other.cornerRadius
        && one.maximumSize == other.maximumSize
        && one.reservedLayoutSize == other.reservedLayoutSize
        && one.preferredSymbolConfiguration === other.preferredSymbolConfiguration
    }
  }

  /// The text; nil for none.
  public var text: String?
  /// The text with attributes, which comes before ``text``; nil for none.
  public var attributedText: NSAttributedString?
  /// The further text; nil for none.
  public var secondaryText: String?
  /// The further text with attributes, which comes before ``secondaryText``; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// The image; nil for none.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the further text looks.
  public var secondaryTextProperties: TextProperties
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// Whether the texts lie side by side where they have room in a line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// How far all keeps from the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Between the texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Between the texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private var minimumHeight: CGFloat

  private init(
    _ text: TextProperties, _ secondaryText: TextProperties, vertical: CGFloat, height: CGFloat
  ) {
    textProperties = text
    secondaryTextProperties = secondaryText
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: 16, bottom: vertical, trailing: 16)
    minimumHeight = height
  }

  private static func text(
    _ style: UIFont.TextStyle, _ color: UIColor = .secondaryLabel
  ) -> TextProperties {
    TextProperties(font: .preferredFont(forTextStyle: style), color: color)
  }

  /// A row with a text.
  public static func cell() -> Self {
    Self(text(.body, .label), text(.caption1, .label), vertical: 11, height: 43)
  }

  /// A row with a text and a smaller one below it.
  public static func subtitleCell() -> Self { cell() }

  /// A row with a text and a value at the opposite side.
  public static func valueCell() -> Self {
    var made = Self(text(.body, .label), text(.body), vertical: 11, height: 43)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// The header of a section of a plain list.
  public static func plainHeader() -> Self {
    Self(text(.headline, .label), text(.footnote), vertical: 5, height: 28)
  }

  /// The header of a section of a grouped list.
  public static func groupedHeader() -> Self {
    var made = Self(text(.footnote), text(.footnote), vertical: 7, height: 28)
    made.directionalLayoutMargins.top = 17
    return made
  }

  /// The footer of a section of a plain list.
  public static func plainFooter() -> Self {
    Self(text(.footnote), text(.footnote), vertical: 7, height: 28)
  }

  /// The footer of a section of a grouped list.
  public static func groupedFooter() -> Self { plainFooter() }

  /// Makes a ``UIListContentView``.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same: rows look alike in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  // MARK: - Layout

  /// Where everything lies, given what the views say.
  func layout(text: UILabel, detail: UILabel, imageSize: CGSize?, end: CGFloat?)
    -> ListContentLayout
  {
    var layout = ListContentLayout()
    layout.arrangement = prefersSideBySideTextAndSecondaryText ? .sideBySide : .stacked
    layout.imageSize = imageSize
    layout.imageColumn = imageProperties.reservedLayoutSize.width
    layout.text = measure(text)
    layout.detail = measure(detail)
    layout.margins = directionalLayoutMargins
    if let end { layout.margins.trailing = min(end, layout.margins.trailing) }
    layout.imageGap = imageToTextPadding
    layout.lineGap = textToSecondaryTextVerticalPadding
    layout.columnGap = textToSecondaryTextHorizontalPadding
    layout.minimumHeight = minimumHeight
    return layout
  }

  private func measure(_ label: UILabel) -> ListContentLayout.Measure? {
    guard label.text?.isEmpty == false else { return nil }
    return { label.sizeThatFits(CGSize(width: $0.isFinite ? $0 : 0, height: 0)) }
  }
}

/// The view of a ``UIListContentConfiguration``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilistcontentview
open class UIListContentView: UIView, UIContentView {
  private let text = CellLabel()
  private let detail = CellLabel()
  private let image = UIImageView()
  private var list: UIListContentConfiguration

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for part in [text, detail, image] { addSubview(part) }
    show()
  }

  /// A document doesn't make such a view: it is made by its configuration.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    for part in [text, detail, image] { addSubview(part) }
  }

  /// What is shown. One that is no ``UIListContentConfiguration`` is refused with a message.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        return Messages.views.error(
          "A UIListContentView can't show a \(type(of: newValue)); it shows what it did.")
      }
      list = new
      show()
    }
  }

  private func show() {
    show(list.text, list.attributedText, list.textProperties, in: text)
    show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: detail)
    image.image = list.image
    image.isHidden = list.image == nil
    image.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
    image.tintColor = list.imageProperties.tintColor
    image.layer.cornerRadius = list.imageProperties.cornerRadius
    image.clipsToBounds = list.imageProperties.cornerRadius > 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ string: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed { label.attributedText = attributed } else { label.text = string }
    label.isHidden = (label.text ?? "").isEmpty
  }

  private var imageSize: CGSize? {
    guard list.image != nil else { return nil }
    var size = image.intrinsicContentSize
    let most = list.imageProperties.maximumSize
    let scale = min(
      most.width > 0 ? most.width / max(size.width, 1) : 1,
      most.height > 0 ? most.height / max(size.height, 1) : 1)
    if scale < 1 { size = CGSize(width: size.width * scale, height: size.height * scale) }
    return size
  }

  private var contentLayout: ListContentLayout {
    let cell = superview as? CellContentView
    var layout = list.layout(
      text: text, detail: detail, imageSize: imageSize, end: cell?.endMargin)
    if let cell { layout.minimumHeight = cell.minimumHeight }
    layout.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return layout
  }

  /// Places image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let result = contentLayout.result(width: bounds.width, height: bounds.height)
    text.frame = result.text
    detail.frame = result.detail
    image.frame = result.image
  }

  /// As high as the texts in the present width; of no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentSize(forWidth: bounds.width).height)
  }

  /// As wide as `size`, and as high as the texts in that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(forWidth: size.width) }

  override var contentHeightDependsOnWidth: Bool { true }

  override func contentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(width: width, height: contentLayout.result(width: width).height)
  }
}
