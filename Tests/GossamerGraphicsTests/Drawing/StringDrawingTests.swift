// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) @MainActor struct StringDrawingTests {
  private let text = "The quick brown fox jumps over the lazy dog"
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

  /// The rectangle with pixels that were drawn.
  private func ink(_ draw: () -> Void) -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200), format: format)
      .image { _ in draw() }
    guard let pixels = image.pixels() else { return .null }
    var box = CGRect.null
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels.bytes[y * pixels.rowStride + x * 4 + 3] > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func linesAreWrapped_WithTheirOriginAtTheTop() {
    let size = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let bounds = (text as NSString).boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let line = (text as NSString).size(withAttributes: attributes)
    #expect(bounds.width <= 120)
    #expect(bounds.height >= 3 * line.height)
    let drawn = ink {
      text.draw(
        with: CGRect(x: 20, y: 30, width: 120, height: 200), options: .usesLineFragmentOrigin,
        attributes: attributes, context: nil)
    }
    #expect(CGRect(x: 19, y: 30, width: 122, height: bounds.height).contains(drawn))
  }

  @Test func oneLineStandsOnTheOrigin_WithoutTheOption() {
    let bounds = text.boundingRect(with: .zero, attributes: attributes, context: nil)
    #expect(bounds.minY < 0)
    #expect(bounds.width > 200)
    let drawn = ink {
      "HHH".draw(
        with: CGRect(x: 20, y: 100, width: 0, height: 0), attributes: attributes, context: nil)
    }
    #expect(abs(drawn.maxY - 100) <= 1)
  }

  @Test func theLastLineEndsWithAnEllipsis_IfItShall() {
    let line = text.size(withAttributes: attributes).height
    let size = CGSize(width: 120, height: 2 * line)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let bounds = text.boundingRect(
      with: size, options: options, attributes: attributes, context: nil)
    #expect(bounds.height <= 2 * line)
    #expect(bounds.height > line)
  }

  @Test func theTextBecomesSmaller_AsFarAsTheContextPermits() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.2
    let size = CGSize(width: 150, height: 40)
    let bounds = text.boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: context)
    #expect(context.actualScaleFactor < 1)
    #expect(bounds.height <= 40)
    #expect(context.totalBounds == bounds)
  }

  @Test func aShadowIsDrawnBelowTheText() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 60, height: 0)
    shadow.shadowColor = UIColor.black
    let plain = ink { "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes) }
    let shadowed = ink {
      "H".draw(
        at: CGPoint(x: 10, y: 10), withAttributes: attributes.merging([.shadow: shadow]) { $1 })
    }
    #expect(shadowed.maxX == plain.maxX + 60)
  }

  @Test func anEmptyTextHasNoBounds() {
    #expect("".boundingRect(with: CGSize(width: 9, height: 9), context: nil) == .zero)
  }

  @Test func aDescriptorMakesOtherFontsOfAFont() throws {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold == .systemFont(ofSize: 17, weight: .bold))
    let both = try #require(
      bold.fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold]))
    #expect(both.symbolicTraits == [.traitItalic, .traitBold])
    #expect(both.withSize(9).pointSize == 9)
    #expect(UIFont(descriptor: both, size: 30).pointSize == 30)
    #expect(descriptor.withDesign(.rounded) == nil)
    #expect(descriptor.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
  }

  @Test func aFontIsFoundByItsName_AndOneOfIOSHasAStandIn() throws {
    let bold = UIFont.systemFont(ofSize: 12, weight: .bold)
    #expect(bold.fontName == "Inter-Bold")
    #expect(UIFont(name: bold.fontName, size: 12)?.familyName == "Inter")
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans").contains("DejaVuSans-Bold"))
    #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
    #expect(UIFont(name: "HelveticaNeue-Light", size: 12) != nil)
    #expect(UIFont(name: "Chalkduster", size: 12) != nil)
    #expect(UIFont(name: "Nosuchfont-Bold", size: 12) == nil)
  }

  @Test func saysWhichFontOfTheInfoPlistIsMissing() throws {
    let folder = TemporaryFolder()
    try folder.write("no font", named: "Broken.ttf")
    var reports: [String] = []
    let areKnown = ApplicationFonts.register(
      ["Fonts/Broken.ttf", "Missing.otf"], in: [folder.path]
    ) { reports.append($0) }
    #expect(!areKnown)
    #expect(
      reports == [
        "\(folder.path)/Broken.ttf: the font can't be read. Replace the file.",
        """
        UIAppFonts of the Info.plist: the font 'Missing.otf' isn't among the resources. Put the file there, or \
        take its name out.
        """,
      ])
  }

  @Test(arguments: [-20.0, 20]) func anOutlineIsDrawnAroundTheGlyphs(width: Double) {
    let plain = ink { "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes) }
    let outlined = ink {
      "H".draw(
        at: CGPoint(x: 10, y: 10), withAttributes: attributes.merging([.strokeWidth: width]) { $1 })
    }
    #expect(outlined.minX < plain.minX && outlined.maxX > plain.maxX)
  }
}
