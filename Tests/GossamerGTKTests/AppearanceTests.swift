// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

@testable import GossamerGTK
@testable import GossamerGraphics
@testable import GossamerKit

extension GTKTests {
  @Suite struct AppearanceTests {
    @Test func backgroundAndBorderAreDrawn() async throws {
      let view = box()
      view.backgroundColor = .red
      view.layer.borderWidth = 4
      view.layer.borderColor = UIColor.blue.cgColor
      let picture = try await picture(of: view)
      #expect(picture[20, 20] == Picture.Pixel(red: 255, green: 0, blue: 0))
      #expect(picture[2, 20] == Picture.Pixel(red: 0, green: 0, blue: 255))
    }

    @Test func cornersAreCutOff() async throws {
      let view = box()
      view.backgroundColor = .red
      view.layer.cornerRadius = 20
      let picture = try await picture(of: view)
      #expect(picture[20, 20] == Picture.Pixel(red: 255, green: 0, blue: 0))
      #expect(picture[1, 1].alpha == 0)
    }

    /// A view at (20, 20) of 40 by 40 points, with a shadow 4 points below it; how dark it is at the bottom.
    @Test(arguments: [
      (0, false, 0...0), (1, false, 100...255), (0.5, false, 50...128), (1, true, 0...0),
    ])
    func aShadowLiesAroundTheBackground(
      opacity: Float, clips: Bool, darkness: ClosedRange<Int>
    ) async throws {
      let view = box()
      view.frame.origin = CGPoint(x: 20, y: 20)
      view.backgroundColor = .red
      view.clipsToBounds = clips
      view.layer.shadowOpacity = opacity
      view.layer.shadowOffset = CGSize(width: 0, height: 4)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(view)
      let picture = try await picture(of: root)
      #expect(picture[40, 40] == Picture.Pixel(red: 255, green: 0, blue: 0))
      #expect(darkness.contains(Int(picture[40, 61].alpha)))
      #expect(picture[40, 61].red == 0)
      // Above, the shadow ends sooner than below.
      #expect(picture[40, 18].alpha <= picture[40, 61].alpha)
      #expect(picture[40, 90].alpha == 0)
    }

    @Test func aShadowWithoutMeasureIsDrawn_WithoutACrash() async throws {
      let view = box()
      view.backgroundColor = .red
      view.layer.shadowOpacity = 4
      view.layer.shadowRadius = .infinity
      #expect(try await picture(of: view)[20, 20] == Picture.Pixel(red: 255, green: 0, blue: 0))
      view.layer.shadowRadius = 1e9
      #expect(try await picture(of: view)[20, 20] == Picture.Pixel(red: 255, green: 0, blue: 0))
      view.layer.shadowOffset = CGSize(width: CGFloat.nan, height: .infinity)
      #expect(try await picture(of: view)[20, 20] == Picture.Pixel(red: 255, green: 0, blue: 0))
    }

    @Test(arguments: [true, false])
    func subviewsAreCutOffAtTheBounds_IfTheViewClips(clips: Bool) async throws {
      let outer = box()
      let inner = UIView(frame: CGRect(x: -10, y: 10, width: 60, height: 10))
      inner.backgroundColor = .green
      outer.clipsToBounds = clips
      outer.frame.origin.x = 20
      outer.addSubview(inner)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(outer)
      let picture = try await picture(of: root)
      #expect(picture[15, 15].alpha == (clips ? 0 : 255))
      #expect(picture[30, 15] == Picture.Pixel(red: 0, green: 255, blue: 0))
    }

    @Test func dynamicColoursFollowTheStyleOfTheWindow() async throws {
      let view = box()
      view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      let root = UIView()
      root.addSubview(view)
      let shown = try await Stage.show(root)
      shown.window.overrideUserInterfaceStyle = .dark
      try await Stage.settle(shown)
      #expect(try Picture(of: view, in: shown)[5, 5].red == 255)
      shown.window.overrideUserInterfaceStyle = .light
      try await Stage.settle(shown)
      #expect(try Picture(of: view, in: shown)[5, 5].red == 0)
      shown.window.overrideUserInterfaceStyle = .unspecified
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func aSymbolIsSharp_InWhateverSizeItIsShown() async throws {
      let view = UIImageView(image: UIImage(systemName: "stop"))
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      view.contentMode = .scaleAspectFit
      view.tintColor = .red
      let root = UIView()
      root.addSubview(view)
      let shown = try await Stage.show(root)
      for length in [200, 300] {
        view.frame.size = CGSize(width: length, height: length)
        try await Stage.settle(shown)
        let picture = try Picture(of: view, in: shown)
        let middle = (0..<length).map { picture[$0, length / 2].alpha }
        // Of a picture of 20 pixels that was scaled up, the edges would be as wide as one of them.
        #expect(middle.count { (20...235).contains($0) } <= 4)
        #expect(middle[length / 2] == 255)
      }
    }

    @Test func oneWindowIsDark_AndTheOtherStaysLight() async throws {
      let dark = try await Stage.show(UITextField())
      let light = try await Stage.show(UITextField())
      dark.window.overrideUserInterfaceStyle = .dark
      try await Stage.settle(dark)
      #expect(adw_style_manager_get_dark(adw_style_manager_get_default()) == 0)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      #expect(light.window.traitCollection.userInterfaceStyle == .light)
      #expect(try textColor(of: dark.gtkWindow) == [1, 1, 1, 1])
      #expect(try textColor(of: light.gtkWindow)[0] == 0)
      let background = "gossamer_dark_window_bg_color"
      let shade = Float(0x24) / 255
      #expect(
        try color(background, of: dark.gtkWindow)
          == [shade, shade, shade, 1])
      dark.window.overrideUserInterfaceStyle = .unspecified
      try await Stage.settle(dark)
      #expect(try textColor(of: dark.gtkWindow)[0] == 0)
    }

    private func textColor(of widget: WidgetPointer) -> [Float] {
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
      return [color.red, color.green, color.blue, color.alpha]
    }

    private func color(_ name: String, of widget: WidgetPointer) throws -> [Float] {
      var color = GdkRGBA()
      let context = gtk_widget_get_style_context(widget)
      try #require(gtk_style_context_lookup_color(context, name, &color) != 0)
      return [color.red, color.green, color.blue, color.alpha]
    }

    @Test func anImageIsDrawnAsTheContentModeSays() async throws {
      let pixels = ImagePixels(
        width: 1, height: 1, rowStride: 3, hasAlpha: false, bytes: [0, 0, 255])
      let view = UIImageView(image: UIImage(pixels: pixels, scale: 1))
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      view.contentMode = .scaleAspectFit
      let picture = try await picture(of: view)
      #expect(picture[20, 10] == Picture.Pixel(red: 0, green: 0, blue: 255))
      #expect(picture[5, 10].alpha == 0)
    }

    @Test func drawsHiddenAndTransparentViews_AsTheirPropertiesSay() async throws {
      let view = box()
      let root = UIView()
      root.addSubview(view)
      let shown = try await Stage.show(root)
      view.alpha = 0.5
      view.isHidden = true
      try await Stage.settle(shown)
      let widget = try shown.widget(of: view)
      #expect(gtk_widget_get_visible(widget) == 0)
      #expect(abs(gtk_widget_get_opacity(widget) - 0.5) < 1 / 255)
    }

    private func box() -> UIView {
      UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    private func picture(of view: UIView) async throws -> Picture {
      let root = UIView()
      root.addSubview(view)
      return try Picture(of: view, in: try await Stage.show(root))
    }
  }
}
