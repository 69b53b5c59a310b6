// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import Logging

nonisolated extension UIImage {
  /// The symbol that an image shows, and its size.
  package struct Symbol: Sendable {
    package let name: String
    let configuration: SymbolConfiguration
    /// The drawing of an application's own symbol; nil for one of the system.
    var drawing: SymbolDrawing?
  }

  /// A symbol of the system, by the name that Apple gave it: `"trash"`, `"chevron.right"`,
  /// `"square.and.arrow.up"`.
  ///
  /// The drawings are those of Adwaita, GNOME's icon theme, which covers some 270 of Apple's
  /// symbols. If Adwaita has only one icon for a symbol, the variants `.fill`, `.circle` and
  /// `.square` use it too. A symbol is shown in the tint colour. For a name without an icon the
  /// result is `nil`, and a message is logged.
  /// - Parameter name: the symbol's name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the system, in a size; see ``init(systemName:)``.
  /// - Parameters:
  ///   - name: the symbol's name.
  ///   - configuration: the size; `nil` for that of body text, 17 points.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(
      symbol: Symbol(name: name, configuration: configuration ?? .unspecified), look: Look())
  }

  convenience init?(symbol: Symbol, look: Look) {
    do throws(SymbolError) {
      try self.init(showing: symbol, look: look)
    } catch {
      Self.logger.warning("\(error.message(about: symbol.name))")
      return nil
    }
  }

  /// A symbol of the system, by its name.
  /// - Throws: a `SymbolError` if there is none, for callers that report it themselves.
  package convenience init(symbolNamed name: String) throws(SymbolError) {
    try self.init(
      showing: Symbol(name: name, configuration: .unspecified), look: Look())
  }

  private convenience init(showing symbol: Symbol, look: Look) throws(SymbolError) {
    let traits = UITraitCollection.current
    let scale = max(traits.displayScale, 1)
    let height = try Int((Self.height(of: symbol) * scale).rounded(.up))
    let pixels = try Self.pixels(of: symbol, height: height, with: traits)
    var look = look
    if let color = symbol.configuration.color {
      (look.tintColor, look.renderingMode) = (color, .alwaysOriginal)
    }
    self.init(pixels: pixels, scale: scale, look: look, origin: .symbol(symbol))
  }

  /// The height of a symbol in points. An application's own may be higher or lower than the system's.
  private static func height(of symbol: Symbol) throws(SymbolError) -> CGFloat {
    guard let drawing = symbol.drawing else { return symbol.configuration.side }
    return try reading(drawing) { () throws(ImageError) in
      let pointSize = symbol.configuration.side * 17 / 20
      return try max(drawing.height(pointSize: pointSize, symbol.configuration.weight), 1)
    }
  }

  private static func reading<Value>(
    _ drawing: SymbolDrawing, _ read: () throws(ImageError) -> Value
  ) throws(SymbolError) -> Value {
    do throws(ImageError) {
      return try read()
    } catch {
      throw .unusable(error.message(about: drawing.file))
    }
  }

  private static func pixels(
    of symbol: Symbol, height: Int, with traits: UITraitCollection
  ) throws(SymbolError) -> ImagePixels {
    if let drawing = symbol.drawing {
      return try reading(drawing) { () throws(ImageError) in
        try drawing.pixels(height: height, symbol.configuration.weight)
      }
    }
    let isMirrored = traits.layoutDirection == .rightToLeft
    guard let icon = SymbolNames.icon(for: symbol.name, isMirrored: isMirrored) else {
      throw .unknown(suggestion: SymbolNames.suggestion(for: symbol.name))
    }
    guard let file = IconTheme.adwaita.file(of: icon, isMirrored: isMirrored) else {
      throw .notInstalled(icon: icon)
    }
    do throws(ImageError) {
      return try ImageCache.pixels(ofFile: file, height: height) { file throws(ImageError) in
        try ImageDecoder.pixels(
          from: contents(ofFile: file), scaling: .height(height))
      }
    } catch {
      throw .undecodable(error.message(about: file))
    }
  }

  /// The symbol's drawing at a height in pixels; `nil` for an image that isn't a symbol, and for
  /// heights above 1,024.
  func symbolPixels(height: Int, with traits: UITraitCollection) -> ImagePixels? {
    guard let symbol, height > 0, height <= Self.greatestSymbolHeight else { return nil }
    return try? Self.pixels(of: symbol, height: height, with: traits)
  }

  /// Above this height a symbol isn't drawn again, but scaled.
  private static let greatestSymbolHeight = 1024

  /// Whether the image is a symbol: one of the system, or one of a catalog.
  public var isSymbolImage: Bool { symbol != nil }

  /// The symbol's configuration; `nil` for an image that isn't a symbol.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// The symbol with another configuration; values that it doesn't specify stay. An image that
  /// isn't a symbol is returned unchanged.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  /// The symbol with another configuration; values that it doesn't specify stay. `nil` for an image
  /// that isn't a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return nil }
    let applied = configuration.applying(over: symbol.configuration)
    var changed = Symbol(name: symbol.name, configuration: applied)
    changed.drawing = symbol.drawing
    return UIImage(symbol: changed, look: look)
  }

  /// The image as it is shown by a view that prefers a configuration. It applies to the values that
  /// the symbol's own configuration doesn't specify.
  package func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol, let configuration else { return self }
    return applyingSymbolConfiguration(symbol.configuration.applying(over: configuration)) ?? self
  }
}

/// Why there is no image of a symbol.
nonisolated package enum SymbolError: Error {
  /// The symbol has no icon; `suggestion` is a similar name that may have been meant.
  case unknown(suggestion: String?)
  /// The icon isn't in the theme's folders.
  case notInstalled(icon: String)
  /// The icon can't be decoded, for the decoder's reason.
  case undecodable(String)
  /// The application's own drawing can't be used; the message.
  case unusable(String)

  /// The message for the log, and for reports about documents.
  package func message(about name: String) -> String {
    switch self {
    case .unknown(let suggestion):
      let advice =
        suggestion.map { "Did you mean '\($0)'?" } ?? "Take an image of the application's own."
      return "The symbol '\(name)' has no icon on this system, so it is left out. \(advice)"
    case .notInstalled(let icon):
      return """
        The icon '\(icon)-symbolic', which stands for the symbol '\(name)', isn't installed. Install \
        the package adwaita-icon-theme.
        """
    case .undecodable(let reason):
      return "\(reason) Install the package librsvg2-common, which reads SVG."
    case .unusable(let message):
      return message
    }
  }
}
