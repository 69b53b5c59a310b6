// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CPango
import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Drawing into images; the tests check the pixels.
@Suite(.alone) @MainActor struct DrawingTests {
  typealias Drawing = @MainActor @Sendable (CGContext) -> Void

  /// What is drawn on 10 by 10 points, and the pixels it must show: r(ed), g(reen), b(lue), . (nothing).
  nonisolated static let drawings: [(String, Drawing, [String: Character])] = [
    (
      "a filled rectangle",
      { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 2, y: 2, width: 4, height: 4))
      }, ["2,2": "r", "5,5": "r", "1,2": ".", "6,5": "."]
    ),
    (
      "a rectangle of negative size",
      { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 6, y: 6, width: -4, height: -4))
      }, ["2,2": "r", "5,5": "r", "1,2": ".", "6,6": "."]
    ),
    (
      "a frame of one point, inside",
      { _ in
        UIColor.red.set()
        UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
      }, ["0,0": "r", "9,9": "r", "0,5": "r", "1,1": ".", "5,5": "."]
    ),
    (
      "an oval",
      { _ in
        UIColor.green.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
      }, ["5,5": "g", "0,0": ".", "9,9": ".", "5,1": "g", "1,5": "g"]
    ),
    (
      "two of four corners",
      { _ in
        UIColor.blue.setFill()
        UIBezierPath(
          roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10),
          byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 4, height: 4)
        ).fill()
      }, ["0,0": ".", "9,0": "b", "9,9": ".", "0,9": "b", "5,0": "b", "0,5": "b"]
    ),
    (
      "a dot: a line of no length with round ends",
      { _ in
        let dot = UIBezierPath()
        dot.move(to: CGPoint(x: 5, y: 5))
        dot.addLine(to: CGPoint(x: 5, y: 5))
        dot.lineWidth = 6
        dot.lineCapStyle = .round
        UIColor.blue.setStroke()
        dot.stroke()
      }, ["5,5": "b", "3,5": "b", "4,6": "b", "1,1": ".", "8,8": ".", "1,5": "."]
    ),
    (
      "a quarter, clockwise from the right to the bottom",
      { _ in
        UIColor.red.setFill()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addArc(
          withCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi / 2,
          clockwise: true)
        path.close()
        path.fill()
      }, ["7,7": "r", "2,2": ".", "7,2": ".", "2,7": "."]
    ),
    (
      "three quarters, the other way round",
      { _ in
        UIColor.red.setFill()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addArc(
          withCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi / 2,
          clockwise: false)
        path.close()
        path.fill()
      }, ["7,7": ".", "2,2": "r", "7,2": "r", "2,7": "r"]
    ),
    (
      "a ring by the even-odd rule",
      { _ in
        UIColor.red.setFill()
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
        path.usesEvenOddFillRule = true
        path.fill()
      }, ["1,1": "r", "5,5": ".", "8,8": "r"]
    ),
    (
      "in a clip, which ends with the state",
      { context in
        UIColor.red.setFill()
        context.saveGState()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 10)).addClip()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
        context.restoreGState()
        UIRectFill(CGRect(x: 5, y: 5, width: 5, height: 5))
      }, ["1,1": "r", "4,1": ".", "1,6": ".", "6,6": "r"]
    ),
    (
      "turned, moved and scaled",
      { context in
        context.translateBy(x: 10, y: 0)
        context.rotate(by: .pi / 2)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      }, ["9,0": "b", "6,1": "b", "5,0": ".", "9,2": "."]
    ),
    (
      "a path that stays where it was made",
      { context in
        context.setFillColor(UIColor.blue.cgColor)
        context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.translateBy(x: 5, y: 5)
        context.fillPath()
      }, ["1,1": "b", "6,6": "."]
    ),
    (
      "a hole",
      { context in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.clear(CGRect(x: 4, y: 4, width: 2, height: 2))
      }, ["1,1": "r", "4,4": ".", "5,5": ".", "6,6": "r"]
    ),
    (
      "an image, scaled",
      { _ in
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
          UIColor.green.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        image.draw(in: CGRect(x: 2, y: 2, width: 6, height: 6))
      }, ["2,2": "g", "7,7": "g", "1,1": ".", "8,8": "."]
    ),
    (
      "dashes",
      { context in
        context.setStrokeColor(UIColor.red.cgColor)
        context.setLineWidth(2)
        context.setLineDash(phase: 0, lengths: [4, 2])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
      }, ["0,4": "r", "3,5": "r", "4,5": ".", "5,4": ".", "6,5": "r", "0,3": "."]
    ),
  ]

  @Test(arguments: drawings)
  func shows(name: String, draw: @escaping Drawing, expected: [String: Character]) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      draw($0.cgContext)
    }
    var shown: [String: Character] = [:]
    for place in expected.keys { shown[place] = image.letter(at: place) }
    #expect(shown == expected)
  }

  @Test func anImageHasTheScaleOfItsFormat_AndColoursThatAreNotMultiplied() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.scale == 3)
    let pixels = try #require(image.pixels())
    #expect((pixels.width, pixels.height) == (12, 6))
    #expect(zip(pixels.bytes.prefix(4), [255, 128, 0, 128]).allSatisfy { abs(Int($0) - $1) <= 1 })
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: CGFloat.nan, height: 4),
    CGSize(width: CGFloat.infinity, height: 4), CGSize(width: 100_000, height: 1),
    CGSize(width: 30_000, height: 30_000),
  ])
  func anImageIsEmpty_WhereItsSizeCannotBe(size: CGSize) {
    let renderer = UIGraphicsImageRenderer(size: size)
    #expect(renderer.image { _ in Issue.record("Nothing is to be drawn.") }.size == .zero)
    #expect(renderer.pngData { _ in }.isEmpty)
  }

  // MARK: - Text

  /// The bounding box of the drawn pixels on 200 by 100 points, in points, at a scale of 2.
  private func ink(_ draw: () -> Void) throws -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format)
      .image { _ in draw() }
    let pixels = try #require(image.pixels())
    var ink = CGRect.null
    for y in 0..<pixels.height {
      for x in 0..<pixels.width
      where pixels.bytes[y * pixels.rowStride + x * pixels.pixelStride + 3] > 100 {
        ink = ink.union(CGRect(x: Double(x) / 2, y: Double(y) / 2, width: 0.5, height: 0.5))
      }
    }
    return ink
  }

  @Test func aTextIsDrawnWhereItIsAsked_AsLargeAsItSays() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
    ]
    let size = "HHHH".size(withAttributes: attributes)
    #expect(("HHHH" as NSString).size(withAttributes: attributes) == size)
    #expect(size.height >= 20)
    let room = CGRect(origin: CGPoint(x: 30, y: 40), size: size)
    let ink = try ink { "HHHH".draw(at: room.origin, withAttributes: attributes) }
    #expect(room.insetBy(dx: -1, dy: -1).contains(ink))
    #expect(ink.width > size.width * 0.8)
    #expect(abs(ink.height - UIFont.systemFont(ofSize: 20).capHeight) < 1.5)
    #expect("HHHH\nH".size(withAttributes: attributes).height > 1.8 * size.height)
  }

  @Test func aTextIsWrapped_AndItsLinesEndWithTheRectangle() throws {
    let text = NSMutableAttributedString(
      string: "HHH HHH HHH HHH HHH HHH", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let line = text.size().height
    let room = CGRect(x: 10, y: 10, width: 60, height: line * 2.5)
    let wrapped = try ink { text.draw(in: room) }
    #expect(room.insetBy(dx: -1, dy: -1).contains(wrapped))
    #expect(wrapped.height > line && wrapped.height < 2 * line)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingTail
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 3))
    let cut = try ink { text.draw(in: room) }
    #expect(cut.height < line)
    let right = try ink {
      text.attributedSubstring(from: NSRange(location: 0, length: 3)).draw(in: room)
    }
    #expect(right.minX > room.minX + 10 && abs(right.maxX - room.maxX) < 3)
  }

  @Test func aTextFollowsTheContext() throws {
    let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 10)]
    let plain = try ink { "HH".draw(at: .zero, withAttributes: attributes) }
    let doubled = try ink {
      UIGraphicsGetCurrentContext()?.scaleBy(x: 2, y: 2)
      "HH".draw(at: .zero, withAttributes: attributes)
    }
    #expect(abs(doubled.width - 2 * plain.width) < 2)
    #expect(abs(doubled.height - 2 * plain.height) < 2)
    let faint = try ink {
      UIGraphicsGetCurrentContext()?.setAlpha(0.2)
      "HH".draw(at: .zero, withAttributes: attributes)
    }
    #expect(faint.isNull)
  }

  @Test func aFaintTextLeavesOtherGlyphsOpaque() throws {
    let ink = try ink {
      let faint = UIColor.black.withAlphaComponent(0.2)
      "HH".draw(at: .zero, withAttributes: [.foregroundColor: faint])
      UIGraphicsGetCurrentContext()?.showGlyphsAsGTKDoes()
    }
    #expect(!ink.isNull)
  }

  @Test func nothingHappens_WithoutAContext() {
    "Nothing".draw(at: .zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
    UIGraphicsPopContext()
  }

  @Test func whatIsNotFiniteIsLeftOut() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 3))
    path.addArc(
      withCenter: .zero, radius: 1, startAngle: -.infinity, endAngle: 2, clockwise: true)
    path.addLine(to: CGPoint(x: 5, y: 2))
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 4, height: 1))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.cgContext.scaleBy(x: 0, y: 1)
      $0.cgContext.rotate(by: .nan)
      $0.cgContext.setLineDash(phase: 0, lengths: [-1, 0])
      UIColor.red.set()
      $0.cgContext.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
      path.stroke()
    }
    #expect(image.letter(at: "3,3") == "r")
  }

  @Test func aPathKnowsWhatLiesInside() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 50, y: 5)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.contains(CGPoint(x: 105, y: 5)))
    #expect(path.bounds == CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(path.cgPath == path.cgPath.copy())
  }

  @Test func aViewIsDrawnWhenItIsShown_Resized_AndAsked_Only() throws {
    try withRecordingHost { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      window.addSubview(view)
      window.makeKeyAndVisible()
      #expect(view.drawn == [CGRect(x: 0, y: 0, width: 20, height: 10)])
      let drawing = try #require(view.storedLayer?.drawing)
      #expect(drawing.area == CGRect(x: 0, y: 0, width: 20, height: 10))
      view.frame.origin.x = 5
      view.alpha = 0.5
      Interface.current.updateCycle.update()
      #expect(view.drawn.count == 1)
      view.frame.size.width = 30
      Interface.current.updateCycle.update()
      #expect(view.drawn.last?.width == 30)
      view.setNeedsDisplay()
      view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
      Interface.current.updateCycle.update()
      #expect(view.drawn.count == 3)
      window.overrideUserInterfaceStyle = .dark
      Interface.current.updateCycle.update()
      #expect(view.styles == [.unspecified, .unspecified, .unspecified, .dark])
      view.drawsNothing = true
      view.setNeedsDisplay()
      Interface.current.updateCycle.update()
      #expect(view.storedLayer?.drawing == nil)
    }
  }

  @Test func aViewThatAsksWhileItIsDrawn_IsDrawnInTheNextCycle() {
    withRecordingHost { host in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.asksAgain = true
      window.addSubview(view)
      window.makeKeyAndVisible()
      #expect(view.drawn.count == 1)
      let requests = host.updateRequests
      Interface.current.updateCycle.update()
      #expect(view.drawn.count == 2)
      #expect(host.updateRequests == requests + 1)
    }
  }
}

extension CGContext {
  /// Draws glyphs in cairo's current colour, as GTK's cairo renderer does.
  fileprivate func showGlyphsAsGTKDoes() {
    let layout = pango_cairo_create_layout(cairo)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_text(layout, "HH", 2)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_move_to(cairo, 10, 50)
    let line = pango_layout_get_line_readonly(layout, 0)
    guard let run = line?.pointee.runs?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
    else { return }
    pango_cairo_show_glyph_string(cairo, run.pointee.item.pointee.analysis.font, run.pointee.glyphs)
  }
}

private final class DrawingView: UIView {
  var drawn: [CGRect] = []
  var styles: [UIUserInterfaceStyle] = []
  var drawsNothing = false
  var asksAgain = false

  override func draw(_ rect: CGRect) {
    drawn.append(rect)
    styles.append(UITraitCollection.current.userInterfaceStyle)
    if asksAgain { setNeedsDisplay() }
    guard !drawsNothing else { return }
    UIColor.label.setFill()
    UIRectFill(bounds)
  }
}

extension UIImage {
  /// What the pixel at "x,y" shows: "r", "g", "b", "." for nothing, "?" for anything else.
  fileprivate func letter(at place: String) -> Character {
    let position = place.split(separator: ",").compactMap { Int($0) }
    guard let pixels = pixels(), position.count == 2 else { return "?" }
    let start = position[1] * pixels.rowStride + position[0] * pixels.pixelStride
    return switch Array(pixels.bytes[start..<start + 4]) {
    case [255, 0, 0, 255]: "r"
    case [0, 255, 0, 255]: "g"
    case [0, 0, 255, 255]: "b"
    case let bytes where bytes[3] == 0: "."
    default: "?"
    }
  }
}
