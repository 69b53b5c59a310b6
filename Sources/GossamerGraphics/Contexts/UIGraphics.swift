// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import Logging

/// The stack of graphics contexts of each thread, the current one last.
nonisolated package enum UIGraphics {
  /// A context that is made on first use, so that a view that draws nothing costs nothing.
  final package class Slot {
    private let make: () -> CGContext
    /// The image that is drawn; nil if the context isn't that of `UIGraphicsBeginImageContext(_:)`.
    let image: UIGraphicsImageRendererContext?
    package private(set) var made: CGContext?

    package init(_ make: @escaping () -> CGContext) {
      self.make = make
      image = nil
    }

    init(_ image: UIGraphicsImageRendererContext) {
      make = { image.cgContext }
      self.image = image
    }

    var context: CGContext {
      if let made { return made }
      let context = make()
      made = context
      return context
    }
  }

  private static let key = "gossamer.graphics"

  /// The slots of the current thread.
  private static var slots: [Slot] {
    get { Thread.current.threadDictionary[key] as? [Slot] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }

  static var current: CGContext? { slots.last?.context }

  /// The image that the last slot draws; nil if it draws something else, or if there is none.
  static var currentImage: UIGraphicsImageRendererContext? { slots.last?.image }

  static func push(_ slot: Slot) { slots.append(slot) }

  /// Removes the last slot, if there is one.
  static func pop() { _ = slots.popLast() }

  /// Runs `draw` while the slot's context is the current one.
  package static func draw(in slot: Slot, _ draw: () throws -> Void) rethrows {
    push(slot)
    defer { pop() }
    try draw()
  }

  /// The current context. Without one it logs a message, which names `use`, and returns nil.
  static func context(for use: String) -> CGContext? {
    if let current { return current }
    logError(
      """
      There is no graphics context for \(use), so nothing was drawn. Draw in draw(_:) of a view or in the \
      closure of a UIGraphicsImageRenderer.
      """)
    return nil
  }

  static func logError(_ message: String) { logger.error("\(message)") }

  private static let logger = Logger(label: "gossamer.drawing")
}

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current graphics context: that of a view's `draw(_:)`, of the closure of a
/// `UIGraphicsImageRenderer`, or one that was pushed; nil elsewhere.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()>
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphics.current }

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes `context` the current one until `UIGraphicsPopContext()`.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)>
nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
  UIGraphics.push(UIGraphics.Slot { context })
}

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the context from before the last `UIGraphicsPushContext(_:)` the current one again.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uigraphicspopcontext()>
nonisolated public func UIGraphicsPopContext() { UIGraphics.pop() }

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill colour.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uirectfill(_:)>
nonisolated public func UIRectFill(_ rect: CGRect) {
  UIGraphics.context(for: "UIRectFill")?.fill(rect)
}

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line of 1 point along the edges of a rectangle, inside of it.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uirectframe(_:)>
nonisolated public func UIRectFrame(_ rect: CGRect) {
  UIGraphics.context(for: "UIRectFrame")?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips later drawing on the current context to a rectangle.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uirectclip(_:)>
nonisolated public func UIRectClip(_ rect: CGRect) {
  UIGraphics.context(for: "UIRectClip")?.clip(to: rect)
}

nonisolated extension UIColor {
  /// Makes the colour the current context's fill and stroke colour.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the current context's fill colour.
  public func setFill() { UIGraphics.context(for: "UIColor.setFill()")?.setFillColor(cgColor) }

  /// Makes the colour the current context's stroke colour.
  public func setStroke() {
    UIGraphics.context(for: "UIColor.setStroke()")?.setStrokeColor(cgColor)
  }
}
