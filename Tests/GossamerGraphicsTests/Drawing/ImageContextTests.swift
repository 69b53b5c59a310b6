// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) @MainActor struct ImageContextTests {
  /// Red, green, blue and alpha of a pixel.
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let pixels = image?.pixels() else { return [] }
    let start = y * pixels.rowStride + x * pixels.pixelStride
    return Array(pixels.bytes[start..<start + pixels.pixelStride])
  }

  private func draw(
    _ width: CGFloat = 20, _ height: CGFloat = 20, scale: CGFloat = 1, _ body: (CGContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { body($0.cgContext) }
  }

  @Test func anImageIsDrawnBetweenBeginAndEnd_AndContextsNest() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 3))
    UIGraphicsBeginImageContext(CGSize(width: 7, height: 7))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 7)
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 4, height: 3))
    #expect(image?.scale == 2)
    #expect(pixel(image, 0, 0) == [255, 0, 0, 255])
    #expect(pixel(image, 5, 0) == [0, 0, 0, 0])
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func thereIsNoContext_ForAnEmptySize() {
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func aPartOfAnImageIsCropped_AndAnOutsideOneIsNil() throws {
    let image = UIImage(pixels: ImageSamples.gradient(width: 10, height: 8), scale: 1)
    let whole = try #require(image.cgImage)
    let part = try #require(whole.cropping(to: CGRect(x: 2.5, y: 3, width: 3.2, height: 100)))
    #expect((part.width, part.height) == (4, 5))
    #expect(pixel(UIImage(cgImage: part), 0, 0) == pixel(image, 2, 3))
    #expect(whole.cropping(to: CGRect(x: 20, y: 0, width: 3, height: 3)) == nil)
    #expect(whole.cropping(to: .null) == nil)
    #expect(UIImage(cgImage: part, scale: 2, orientation: .up).size.width == 2)
  }

  @Test(arguments: [
    (UIImage.Orientation.down, 2, 1, 0, 0), (.left, 0, 2, 0, 0), (.right, 1, 0, 0, 0),
    (.upMirrored, 2, 0, 0, 0), (.downMirrored, 0, 1, 0, 0), (.leftMirrored, 0, 0, 0, 0),
    (.rightMirrored, 1, 2, 0, 0),
  ])
  func theFirstPixelComesTo_WhenAnImageIsTurned(
    _ orientation: UIImage.Orientation, _ x: Int, _ y: Int, _ fromX: Int, _ fromY: Int
  ) throws {
    let image = UIImage(pixels: ImageSamples.gradient(width: 3, height: 2), scale: 1)
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: orientation)
    #expect(pixel(turned, x, y) == pixel(image, fromX, fromY))
  }

  @Test func aCGImageIsUpsideDown_UnlessTheContextIsFlipped() throws {
    let image = UIImage(
      pixels: ImageSamples.gradient(width: 4, height: 4, hasAlpha: false), scale: 1)
    let cgImage = try #require(image.cgImage)
    let area = CGRect(x: 0, y: 0, width: 4, height: 4)
    let plain = draw(4, 4) { $0.draw(cgImage, in: area) }
    #expect(pixel(plain, 0, 3).prefix(3) == pixel(image, 0, 0)[...])
    let flipped = draw(4, 4) { context in
      context.translateBy(x: 0, y: 4)
      context.scaleBy(x: 1, y: -1)
      context.draw(cgImage, in: area)
    }
    #expect(pixel(flipped, 0, 0).prefix(3) == pixel(image, 0, 0)[...])
  }

  @Test func aShadowLiesBesideWhatIsDrawn_WhateverTheTransformAndTheScaleAre() {
    for scale in [1, 2] {
      let image = draw(scale: CGFloat(scale)) { context in
        context.setShadow(
          offset: CGSize(width: 8, height: 4), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      }
      #expect(pixel(image, 3 * scale, 3 * scale) == [255, 0, 0, 255])
      #expect(pixel(image, 11 * scale, 7 * scale)[3] == 128)
      #expect(pixel(image, 15 * scale, 15 * scale)[3] == 0)
    }
  }

  @Test func aBlurredShadowFades_AndNoneIsDrawnWithoutAColour() {
    let image = draw(40, 40) { context in
      context.setShadow(offset: .zero, blur: 8, color: CGColor.black)
      context.fill(CGRect(x: 15, y: 15, width: 10, height: 10))
    }
    let alphas = [13, 11, 9].map { pixel(image, $0, 20)[3] }
    #expect(alphas[0] > alphas[1] && alphas[1] > alphas[2] && alphas[2] > 0)
    let plain = draw(40, 40) { context in
      context.setShadow(offset: .zero, blur: 8, color: nil)
      context.fill(CGRect(x: 15, y: 15, width: 10, height: 10))
    }
    #expect(pixel(plain, 13, 20)[3] == 0)
  }

  @Test func aGradientGoesFromColourToColour_AndBeyondIfItMay() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray, locations: [0, 1]))
    let (start, end) = (CGPoint(x: 5, y: 0), CGPoint(x: 15, y: 0))
    let inside = draw { $0.drawLinearGradient(gradient, start: start, end: end, options: []) }
    #expect(abs(Int(pixel(inside, 10, 3)[0]) - 140) < 10)
    #expect(pixel(inside, 2, 3)[3] == 0)
    #expect(pixel(inside, 18, 3)[3] == 0)
    let beyond = draw {
      $0.drawLinearGradient(
        gradient, start: start, end: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(pixel(beyond, 2, 3) == [0, 0, 0, 255])
    #expect(pixel(beyond, 18, 3) == [255, 255, 255, 255])
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [UIColor.red], locations: nil) == nil)
  }

  @Test func theMiddleIsStretchedOrRepeated_BetweenCaps() {
    // Columns of 2 points: red, green, blue.
    let image = draw(6, 2) { context in
      for (index, color) in [UIColor.red, .green, .blue].enumerated() {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: index * 2, y: 0, width: 2, height: 2))
      }
    }
    let caps = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let capped = image.resizableImage(withCapInsets: caps, resizingMode: mode)
      #expect(capped.capInsets == caps)
      let wide = draw(20, 2) { _ in capped.draw(in: CGRect(x: 0, y: 0, width: 20, height: 2)) }
      #expect(pixel(wide, 1, 0) == [255, 0, 0, 255])
      #expect(pixel(wide, 10, 0) == [0, 255, 0, 255])
      #expect(pixel(wide, 18, 0) == [0, 0, 255, 255])
    }
    let parts = ImageSlices(capInsets: caps, resizingMode: .stretch)
      .parts(of: CGSize(width: 6, height: 2), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(parts.map(\.target.width) == [1, 1])
  }

  @Test func aLayerIsDrawnAsAWhole() {
    let image = draw { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      for color in [UIColor.red, .blue] {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      context.endTransparencyLayer()
      context.endTransparencyLayer()
    }
    #expect(pixel(image, 3, 3) == [0, 0, 255, 128])
  }

  @Test func componentsAreThoseOfTheColour() {
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(CGColor(gray: 0.5, alpha: 0.25).alpha == 0.25)
    #expect(
      CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
        == CGColor(gray: 0.5, alpha: 1))
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.5, 1]) == nil)
  }
}
