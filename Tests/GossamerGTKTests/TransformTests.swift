// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// Transforms are shown, and presses hit a view where it is shown.
  @Suite struct TransformTests {
    private let root = UIView()
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 20))

    init() {
      root.backgroundColor = .white
      view.backgroundColor = .red
      root.addSubview(view)
    }

    @Test(arguments: [
      CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(scaleX: 2, y: -3),
      CGAffineTransform(1, 0.5, -0.25, 2, 10, -20), CGAffineTransform(translationX: 3.5, y: 0),
    ])
    func aPointOfTheWidgetLiesWhereTheKitSays(transform: CGAffineTransform) async throws {
      let shown = try await Stage.show(root)
      view.transform = transform
      try await Stage.settle(shown)
      for corner in [CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 0, y: 20)] {
        var (x, y) = (0.0, 0.0)
        let isKnown = gtk_widget_translate_coordinates(
          try shown.widget(of: view), try shown.widget(of: root), corner.x, corner.y, &x, &y)
        try #require(isKnown != 0)
        let expected = view.convert(corner, to: root)
        #expect(abs(x - expected.x) < 0.01 && abs(y - expected.y) < 0.01, "\(corner): \(x), \(y)")
      }
    }

    @Test func aTurnedViewIsDrawnTurned() async throws {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let shown = try await Stage.show(root)
      let picture = try Picture(of: root, in: shown)
      let white = Picture.Pixel(red: 255, green: 255, blue: 255)
      #expect(picture[140, 75] != white)
      #expect(picture[105, 110] == white)
    }

    @Test func aViewWithoutAnAreaIsNotDrawn_AndComesBack() async throws {
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
      let shown = try await Stage.show(root)
      let white = Picture.Pixel(red: 255, green: 255, blue: 255)
      #expect(try Picture(of: root, in: shown)[140, 110] == white)
      view.transform = CGAffineTransform(scaleX: 1e30, y: 1)
      try await Stage.settle(shown)
      #expect(try Picture(of: root, in: shown)[140, 110] == white)
      view.transform = .identity
      try await Stage.settle(shown)
      #expect(try Picture(of: root, in: shown)[140, 110] != white)
    }

    @Test func aButtonIsPressed_WhereItIsSeen() async throws {
      let button = UIButton(frame: CGRect(x: 100, y: 200, width: 80, height: 20))
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      button.transform = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 60, y: 0)
      let pin = UIView(frame: CGRect(x: 138, y: 298, width: 4, height: 4))
      pin.isUserInteractionEnabled = false
      root.addSubview(button)
      root.addSubview(pin)
      let shown = try await Stage.show(root)
      try await Person.clicks(pin, in: shown)
      try await Stage.eventually("the button is pressed") { presses == 1 }
    }
  }
}
