// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The content of a list's row: a text, a secondary text and an image.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = photo.title
///     content.image = UIImage(systemName: "photo")
///     cell.contentConfiguration = content
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
  public struct TextProperties: Equatable {
    /// The alignment of a text.
    nonisolated public enum TextAlignment: Int, Sendable {
      /// Aligned with the leading edge.
      case natural
      /// Centred.
      case center
      /// Aligned with both edges.
      case justified
    }

    /// The font.
    public var font: UIFont
    /// Whether the font follows the text size that the person prefers; see ``UIContentSizeCategoryAdjusting``. True
    /// unless set.
    public var adjustsFontForContentSizeCategory = true
    /// The colour.
    public var color: UIColor
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// How text that doesn't fit is truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the text is shrunk to fit into its width.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale to which the text is shrunk.
    public var minimumScaleFactor: CGFloat = 0
    /// How the letters of the text are changed.
    public var transform = TextTransform.none
    /// Changes the colour before it is shown; nil for the colour itself.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// How the letters of a text are changed.
    nonisolated public enum TextTransform: Int, Sendable {
      /// They aren't.
      case none
      /// All are capitals.
      case uppercase
      /// None is a capital.
      case lowercase
      /// The first one of each word is a capital.
      case capitalized
    }

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.localizedUppercase
      case .lowercase: text?.localizedLowercase
      case .capitalized: text?.localizedCapitalized
      }
    }
  }

  /// The appearance of the image.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct
  public struct ImageProperties: Equatable {
    /// The colour of symbols; nil for the tint colour.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image in points. 0 along an axis means no limit. A larger image is scaled down.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centred, in points; 0 for the image's own size.
    public var reservedLayoutSize = CGSize.zero
    /// The size of symbols; nil for the system's size.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Whether all properties are equal.
    public static func == (one: Self, other: Self) -> Bool {
      one.tintColor == other.tintColor && one.cornerRadius == other.cornerRadius
        && one.maximumSize == other.maximumSize
        && one.reservedLayoutSize == other.reservedLayoutSize
        && one.preferredSymbolConfiguration === other.preferredSymbolConfiguration
    }
  }

  /// The text; nil for none.
  public var text: String?
  /// The attributed text, which takes precedence over ``text``; nil for none.
  public var attributedText: NSAttributedString?
  /// The secondary text; nil for none.
  public var secondaryText: String?
  /// The attributed secondary text, which takes precedence over ``secondaryText``; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// The image; nil for none.
  public var image: UIImage?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// Whether the texts are side by side if both fit in one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distances between the content and the edges of the view, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Along which axes the margins of the superview count if they are larger. It has no effect: the margins are those of the configuration.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts of which one is below the other, in points.
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

  /// A row with a text, and a value at the trailing side.
  public static func valueCell() -> Self {
    var made = Self(text(.body, .label), text(.body), vertical: 11, height: 43)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// The header of a section of a plain list.
  public static func plainHeader() -> Self {
    Self(text(.headline, .label), text(.footnote), vertical: 5, height: 28)
  }

  /// The header of a section in a sidebar.
  public static func sidebarHeader() -> Self { plainHeader() }

  /// A row of a sidebar with a text.
  public static func sidebarCell() -> Self { cell() }

  /// A row of a sidebar with a text and a smaller one below it.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }

  /// A header of a list in which it stands out.
  public static func prominentInsetGroupedHeader() -> Self { plainHeader() }

  /// A header of any list.
  public static func header() -> Self { groupedHeader() }

  /// A footer of any list.
  public static func footer() -> Self { groupedFooter() }

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

  /// Returns the same configuration: rows look alike in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  // MARK: - Layout

  /// The layout of the content in the given views.
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

  /// Documents don't contain such views: they are created by their configuration.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    for part in [text, detail, image] { addSubview(part) }
  }

  /// The configuration that is shown. One that isn't a ``UIListContentConfiguration`` is refused with a message.
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
    label.textColor = properties.resolvedColor()
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = properties.transformed(string)
    }
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

  /// Places the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let result = contentLayout.result(width: bounds.width, height: bounds.height)
    text.frame = result.text
    detail.frame = result.detail
    image.frame = result.image
  }

  /// The height that the content needs at the current width. There is no natural width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentSize(forWidth: bounds.width).height)
  }

  /// The width of `size`, and the height that the content needs at that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(forWidth: size.width) }

  override var contentHeightDependsOnWidth: Bool { true }

  override func contentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(width: width, height: contentLayout.result(width: width).height)
  }
}
