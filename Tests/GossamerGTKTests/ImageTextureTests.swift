// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct ImageTextureTests {
    private func image() -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
    }

    @Test func viewsOfOneImageShareItsTexture_WhichGoesWithTheLastOfThem() async throws {
      let root = UIView()
      let shown = try await Stage.show(root)
      let before = ImageTexture.count
      weak var gone: UIImage?
      do {
        let image = image()
        gone = image
        for number in 0..<100 {
          let view = UIImageView(image: image)
          view.frame.origin = CGPoint(x: number % 10 * 20, y: number / 10 * 20)
          root.addSubview(view)
        }
        try await Stage.settle(shown)
        #expect(ImageTexture.count == before + 1)
        #expect(
          try Picture(of: root, in: shown)[184, 184] == Picture.Pixel(red: 255, green: 0, blue: 0))
        shown.window.overrideUserInterfaceStyle = .dark
        try await Stage.settle(shown)
        #expect(ImageTexture.count == before + 1)
        let template = image.withRenderingMode(.alwaysTemplate)
        for view in root.subviews.prefix(2) { (view as? UIImageView)?.image = template }
        root.subviews.first?.tintColor = .green
        try await Stage.settle(shown)
        #expect(ImageTexture.count == before + 3)
        for view in root.subviews.dropFirst() { view.removeFromSuperview() }
        try await Stage.settle(shown)
        #expect(ImageTexture.count == before + 1)
        for view in root.subviews { view.removeFromSuperview() }
      }
      try await Stage.eventually("the image is freed") {
        ImageTexture.count == before && gone == nil
      }
    }
  }
}
