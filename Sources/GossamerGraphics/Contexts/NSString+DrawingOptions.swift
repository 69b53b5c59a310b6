// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a string is drawn and measured.
///
/// Values: <https://developer.apple.com/documentation/uikit/nsstringdrawingoptions>
nonisolated public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as a number.
  public let rawValue: Int

  /// Options from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle begins at the top of the first of several lines. Without it, it begins at the
  /// baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the distance that the font recommends, as they always have here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds are those of the glyphs in UIKit. Here they are those of the lines all the same.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends with an ellipsis if there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is known about the drawing of a string.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/nsstringdrawingcontext>
@preconcurrency @MainActor public final class NSStringDrawingContext {
  /// How small a text that doesn't fit may become, from 0 to 1; 0, the default, means that it keeps its
  /// size.
  public var minimumScaleFactor: CGFloat = 0
  /// The factor with which the text was drawn or measured last.
  public internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of what was drawn or measured last, in points.
  public internal(set) var totalBounds = CGRect.zero

  /// A context without limits.
  public init() {}
}

extension NSAttributedString {
  /// Draws the text in `rect`, on the current context.
  ///
  /// Semantics: <https://developer.apple.com/documentation/foundation/nsattributedstring/draw(with:options:context:)>
  /// - Parameter context: gets what was drawn; nil for nobody.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let text = fitting(rect.size, options, context)
    let measured = text.measured(for: rect.size, options)
    context?.totalBounds = CGRect(origin: rect.origin, size: measured.size)
    var target = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width,
      height: rect.height > 0 ? rect.height : TextRequest.greatestExtent)
    if !options.contains(.usesLineFragmentOrigin) {
      target.origin.y -= measured.firstBaseline
      target.size = CGSize(width: CGFloat.infinity, height: TextRequest.greatestExtent)
    } else if rect.width <= 0 {
      target.size.width = .infinity
    }
    text.draw(text.request(for: target.size, options), in: target)
  }

  /// The rectangle that ``draw(with:options:context:)`` draws in, relative to the origin of the rectangle
  /// that is drawn in; in points, rounded up to whole ones.
  ///
  /// Semantics: <https://developer.apple.com/documentation/foundation/nsattributedstring/boundingrect(with:options:context:)>
  /// - Parameters:
  ///   - size: how much room there is; 0 or `.greatestFiniteMagnitude` for as much as is needed.
  ///   - context: gets what was measured; nil for nobody.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    let measured = fitting(size, options, context).measured(for: size, options)
    var bounds = CGRect(origin: .zero, size: measured.size)
    if !options.contains(.usesLineFragmentOrigin) { bounds.origin.y = -measured.firstBaseline }
    context?.totalBounds = bounds
    return bounds
  }

  private func request(for size: CGSize, _ options: NSStringDrawingOptions) -> TextRequest {
    guard options.contains(.usesLineFragmentOrigin) else {
      return request(width: .infinity, lines: 1)
    }
    let width = size.width > 0 ? size.width : .infinity
    guard options.contains(.truncatesLastVisibleLine), size.height > 0 else {
      return request(width: width)
    }
    return request(width: width, lines: lineCount(in: size.height, width), truncates: true)
  }

  private func measured(
    for size: CGSize, _ options: NSStringDrawingOptions
  ) -> TextMeasurement {
    TextMeasurer.shared.measure(request(for: size, options))
  }

  /// How many lines fit in a height; at least one.
  private func lineCount(in height: CGFloat, _ width: CGFloat) -> Int {
    var count = TextMeasurer.shared.measure(request(width: width)).lineCount
    while count > 1,
      TextMeasurer.shared.measure(request(width: width, lines: count)).size.height > height
    { count -= 1 }
    return max(count, 1)
  }

  /// The text, made smaller if it has to and may be.
  private func fitting(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> NSAttributedString {
    context?.actualScaleFactor = 1
    guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else {
      return self
    }
    let smallest = context.minimumScaleFactor
    for step in 0...8 {
      let scale = 1 - (1 - smallest) * CGFloat(step) / 8
      let text = scaled(by: scale)
      let needed = text.measured(for: size, options).size
      context.actualScaleFactor = scale
      let fits = needed.width <= size.width && (size.height <= 0 || needed.height <= size.height)
      if fits || step == 8 { return text }
    }
    return self
  }

  private func scaled(by scale: CGFloat) -> NSAttributedString {
    guard scale < 1 else { return self }
    let text = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      let font = value as? UIFont ?? .systemFont(ofSize: 12)
      text.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
    }
    return text
  }
}

extension NSString {
  /// Draws the text as `NSAttributedString.draw(with:options:context:)` does.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(describing: self)
      .draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The rectangle of the text as `NSAttributedString.boundingRect(with:options:context:)` gives it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

// On Apple's systems String has NSString's methods.
extension String {
  /// Draws the text as `NSAttributedString.draw(with:options:context:)` does.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// The rectangle of the text as `NSAttributedString.boundingRect(with:options:context:)` gives it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
