// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A layer that draws text.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/catextlayer
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`, which brings its own fonts and colours; nil for none.
  open var string: Any? { didSet { textDidChange() } }

  /// The font: a `UIFont`, or the name of one; nil, the default, for the system's. Its size is ``fontSize``.
  open var font: Any? { didSet { textDidChange() } }

  /// The size of the font in points; 36 by default.
  open var fontSize: CGFloat = 36 { didSet { textDidChange() } }

  /// The colour of a plain text; white by default, nil for none.
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { textDidChange() }
  }

  /// Whether lines are wrapped at the width of the layer; false by default.
  open var isWrapped = false { didSet { textDidChange() } }

  /// Where the lines of a plain text stand; natural by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { textDidChange() } }

  /// Where a plain text that is too long gets an ellipsis; nowhere by default.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { textDidChange() } }

  private var drawn: Drawing?
  private var drawnSize: CGSize?

  private func textDidChange() {
    drawnSize = nil
    didChange()
  }

  package override var content: LayerContent? {
    let bounds = bounds
    if drawnSize != bounds.size {
      drawn = draw(in: CGRect(origin: .zero, size: bounds.size))
      drawnSize = bounds.size
    }
    return drawn.map { .drawing($0) }
  }

  override func take(_ model: CALayer, at time: TimeInterval) {
    super.take(model, at: time)
    guard let model = model as? CATextLayer else { return }
    (string, font, fontSize) = (model.string, model.font, model.fontSize)
    (foregroundColor, isWrapped) = (model.foregroundColor, model.isWrapped)
    (alignmentMode, truncationMode) = (model.alignmentMode, model.truncationMode)
  }

  private func draw(in bounds: CGRect) -> Drawing? {
    guard bounds.width > 0, bounds.height > 0, let text = text else { return nil }
    let context = CGContext(recordingOf: bounds)
    UIGraphicsPushContext(context)
    let width = isWrapped ? bounds.width : max(bounds.width, text.size().width)
    let x = isWrapped || truncationMode != .none ? 0 : shift(width - bounds.width)
    text.draw(
      in: CGRect(
        x: -x, y: 0, width: truncationMode == .none ? width : bounds.width, height: bounds.height))
    UIGraphicsPopContext()
    return Drawing(context, bounds: bounds)
  }

  /// How far a text that is wider than the layer begins before it.
  private func shift(_ excess: CGFloat) -> CGFloat {
    switch alignmentMode {
    case .center: excess / 2
    case .right: excess
    default: 0
    }
  }

  private var text: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let text = string as? String else { return nil }
    let size = fontSize.isFinite ? max(fontSize, 1) : 36
    let named = (font as? String).flatMap { UIFont(name: $0, size: size) }
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
    return NSAttributedString(
      string: text,
      attributes: [
        .font: (font as? UIFont)?.withSize(size) ?? named ?? UIFont.systemFont(ofSize: size),
        .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? UIColor.clear,
        .paragraphStyle: style,
      ])
  }
}

/// Where the lines of a text layer stand.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the language is written.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From edge to edge.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where a text layer shortens a text.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere: it is cut off at the edge.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}
