// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  /// Layers as GTK draws them.
  @Suite struct LayerPictureTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private static let (red, blue) = (
      Picture.Pixel(red: 255, green: 0, blue: 0), Picture.Pixel(red: 0, green: 0, blue: 255)
    )

    @Test func aGradient_GoesFromEdgeToEdge() async throws {
      let layer = CAGradientLayer()
      layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
      view.layer.addSublayer(layer)
      let picture = try await picture()
      #expect(picture[50, 21].red > 240 && picture[50, 78].blue > 240)
      #expect((110...145).contains(picture[50, 50].red))
      #expect(picture[10, 50].alpha == 0 && picture[90, 50].alpha == 0)
    }

    @Test(arguments: [CAGradientLayerType.radial, .conic])
    func otherGradients_AreDrawn(type: CAGradientLayerType) async throws {
      let layer = CAGradientLayer()
      layer.type = type
      layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = type == .conic ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 1, y: 1)
      layer.frame = view.bounds
      view.layer.addSublayer(layer)
      let picture = try await picture()
      if type == .radial {
        #expect(picture[50, 50].red > 240 && picture[50, 2].blue > 230 && picture[2, 50].blue > 230)
      } else {
        // Clockwise from the right, so the bottom comes before the top.
        #expect(picture[80, 53].red > 230 && picture[80, 47].blue > 230)
        #expect(picture[50, 80].red > picture[50, 20].red)
      }
    }

    @Test func aShape_IsFilledAndStroked() async throws {
      let layer = CAShapeLayer()
      layer.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40)).cgPath
      layer.fillColor = UIColor.red.cgColor
      layer.strokeColor = UIColor.blue.cgColor
      layer.lineWidth = 6
      layer.strokeEnd = 0.25
      // What lies outside of the bounds is drawn too.
      layer.frame = CGRect(x: 20, y: 20, width: 1, height: 1)
      view.layer.addSublayer(layer)
      let picture = try await picture()
      #expect(picture[50, 50] == Self.red)
      #expect(picture[50, 29] == Self.blue && picture[50, 31] == Self.blue)
      #expect(picture[50, 68] == Self.red && picture[50, 72].alpha == 0)
    }

    @Test func layersLie_BehindSubviews_OnWhatIsDrawn_InOrder() async throws {
      view.backgroundColor = .green
      let (back, front) = (CALayer(), CALayer())
      back.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      back.backgroundColor = UIColor.red.cgColor
      front.frame = CGRect(x: 40, y: 0, width: 60, height: 60)
      front.backgroundColor = UIColor.blue.cgColor
      view.layer.addSublayer(front)
      view.layer.addSublayer(back)
      front.zPosition = 1
      let subview = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
      subview.backgroundColor = .white
      view.addSubview(subview)
      let picture = try await picture()
      #expect(picture[20, 20] == Self.red && picture[50, 20] == Self.blue)
      #expect(picture[20, 55] == Picture.Pixel(red: 255, green: 255, blue: 255))
    }

    @Test func masksToBounds_CutsLayersToTheRoundCorners() async throws {
      view.layer.cornerRadius = 30
      view.layer.maskedCorners = [.layerMinXMinYCorner]
      view.clipsToBounds = true
      let layer = CALayer()
      layer.frame = CGRect(x: -20, y: -20, width: 200, height: 200)
      layer.backgroundColor = UIColor.red.cgColor
      view.layer.addSublayer(layer)
      let picture = try await picture()
      #expect(picture[2, 2].alpha == 0)
      #expect(picture[97, 2] == Self.red && picture[97, 97] == Self.red)
      #expect(picture[50, 50] == Self.red)
    }

    @Test func aTurnedLayer_IsTurnedAboutItsAnchor() async throws {
      let layer = CALayer()
      layer.anchorPoint = .zero
      layer.bounds.size = CGSize(width: 40, height: 10)
      layer.position = CGPoint(x: 50, y: 50)
      layer.backgroundColor = UIColor.red.cgColor
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      view.layer.addSublayer(layer)
      let picture = try await picture()
      #expect(picture[45, 70] == Self.red)
      #expect(picture[70, 55].alpha == 0 && picture[55, 55].alpha == 0)
    }

    @Test func theLayerOfALayerClass_DrawsTheView() async throws {
      let view = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      view.layer.cornerRadius = 20
      self.view.addSubview(view)
      let picture = try await picture()
      #expect(picture[50, 1].red > 240 && picture[50, 98].blue > 240 && picture[1, 1].alpha == 0)
    }

    /// The shadow beside the edges of a view that is turned: it is as dark all along an edge.
    @Test func theShadowOfATurnedView_HasNoSeams() async throws {
      let card = UIView(frame: CGRect(x: 90, y: 90, width: 120, height: 120))
      card.backgroundColor = .white
      card.layer.cornerRadius = 10
      card.layer.shadowOpacity = 1
      card.layer.shadowRadius = 8
      card.layer.shadowOffset = .zero
      card.transform = CGAffineTransform(rotationAngle: .pi / 6)
      view.frame.size = CGSize(width: 300, height: 300)
      view.addSubview(card)
      let picture = try await picture()
      for edge in 0..<4 {
        let turn = CGAffineTransform(rotationAngle: .pi / 6 + CGFloat(edge) * .pi / 2)
        let darkness = stride(from: CGFloat(-42), through: 42, by: 1).map { x in
          let place = CGPoint(x: x, y: -65).applying(turn)
          return Int(
            picture[Int((150 + place.x).rounded()), Int((150 + place.y).rounded())].alpha)
        }
        // 5 points away from the edge of a half plane, with a standard deviation of 8.
        #expect(darkness.allSatisfy { abs($0 - 68) < 20 }, "edge \(edge): \(darkness)")
      }
    }

    @Test func aShadowFadesOut_WithoutAnEdge() async throws {
      let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      card.backgroundColor = .white
      card.layer.shadowOpacity = 1
      card.layer.shadowRadius = 8
      card.layer.shadowOffset = .zero
      view.frame.size = CGSize(width: 200, height: 200)
      view.addSubview(card)
      let picture = try await picture()
      let darkness = (15..<50).map { Int(picture[$0, 100].alpha) }
      // With a standard deviation of 8 points it is steepest at the card: 255 / (8 √2π) a point.
      #expect(zip(darkness, darkness.dropFirst()).allSatisfy { 0...16 ~= $1 - $0 }, "\(darkness)")
      #expect(darkness[0] == 0 && darkness[34] > 90)
    }

    @Test func hugeAndEmptyLayers_AreLeftOut() async throws {
      view.backgroundColor = .white
      for size in [CGSize(width: 1e30, height: 10), .zero, CGSize(width: 10, height: 0)] {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.frame = CGRect(origin: .zero, size: size)
        view.layer.addSublayer(layer)
      }
      #expect(try await picture()[50, 50] == Picture.Pixel(red: 255, green: 255, blue: 255))
    }

    private func picture() async throws -> Picture {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
      root.addSubview(view)
      let shown = try await Stage.show(root, size: CGSize(width: 320, height: 320))
      try await Stage.settle(shown)
      return try Picture(of: root, in: shown)
    }
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
