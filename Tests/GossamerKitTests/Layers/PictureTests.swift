// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Pictures of views without a window.
@Suite(.alone) @MainActor struct PictureTests {
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))

  init() {
    view.backgroundColor = .red
    let part = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
    part.backgroundColor = .blue
    view.addSubview(part)
  }

  @Test func aViewIsDrawnIntoAContext_WithItsSubviews() throws {
    let picture = try image { view.layer.render(in: $0) }
    #expect(try pixel(picture, 5, 20) == [255, 0, 0, 255])
    #expect(try pixel(picture, 30, 20) == [0, 0, 255, 255])
  }

  @Test func theHierarchyIsScaled() throws {
    let picture = try image { _ in
      view.drawHierarchy(
        in: CGRect(x: 0, y: 0, width: 20, height: 40), afterScreenUpdates: true)
    }
    #expect(try pixel(picture, 5, 20) == [255, 0, 0, 255])
    #expect(try pixel(picture, 15, 20) == [0, 0, 255, 255])
    #expect(try pixel(picture, 30, 20)[3] == 0)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }

  @Test func aMaskOfAView_CutsItOut() throws {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    mask.backgroundColor = .black
    view.mask = mask
    let picture = try image { view.layer.render(in: $0) }
    #expect(try pixel(picture, 5, 20) == [255, 0, 0, 255])
    #expect(try pixel(picture, 15, 20)[3] == 0)
    #expect(view.mask === mask)
    let messages = messages { view.mask = view.subviews[0] }
    #expect(messages.count == 1 && view.mask === mask)
    view.mask = nil
    #expect(view.mask == nil && view.layer.mask == nil)
  }

  @Test func aSnapshotHasTheViewsSize_AndThereIsNoneOfNothing() {
    let snapshot = view.snapshotView(afterScreenUpdates: true)
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test func aTextLayer_DrawsItsText() throws {
    let layer = CATextLayer()
    layer.frame = view.bounds
    (layer.string, layer.fontSize) = ("MMMM", 30)
    layer.foregroundColor = UIColor.red.cgColor
    let picture = try image { layer.render(in: $0) }
    let seen = try (0..<40).contains { x in
      try (0..<40).contains { try pixel(picture, x, $0)[3] > 200 }
    }
    #expect(seen)
    layer.string = nil
    #expect(layer.content == nil)
  }

  private func image(_ draw: (CGContext) -> Void) throws -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
      .image { draw($0.cgContext) }
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [Int] {
    let pixels = try #require(image.pixels(height: nil))
    let start = y * pixels.rowStride + x * (pixels.hasAlpha ? 4 : 3)
    let parts = (0..<3).map { Int(pixels.bytes[start + $0]) }
    return parts + [pixels.hasAlpha ? Int(pixels.bytes[start + 3]) : 255]
  }
}
