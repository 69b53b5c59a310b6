// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  /// Animated and masked layers as GTK draws them.
  @Suite struct LayerAnimationPictureTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private static let (red, blue, white) = (
      Picture.Pixel(red: 255, green: 0, blue: 0), Picture.Pixel(red: 0, green: 0, blue: 255),
      Picture.Pixel(red: 255, green: 255, blue: 255)
    )

    /// An animation that stays at its last value.
    private func held(_ keyPath: String, _ value: Any) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (value, value, 0.02)
      (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
      return animation
    }

    @Test func aViewIsDrawn_WhereItsLayersAnimationsShowIt() async throws {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      card.backgroundColor = .red
      view.addSubview(card)
      card.layer.add(held("position", CGPoint(x: 70, y: 70)), forKey: "move")
      card.layer.add(held("backgroundColor", UIColor.blue.cgColor), forKey: "color")
      let picture = try await picture()
      #expect(picture[20, 20] == Self.white && picture[70, 70] == Self.blue)
      #expect(card.center == CGPoint(x: 20, y: 20))
    }

    @Test func aSublayerIsDrawn_AsItsAnimationsShowIt() async throws {
      let layer = CAShapeLayer()
      layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
      layer.fillColor = UIColor.red.cgColor
      view.layer.addSublayer(layer)
      layer.add(held("transform.translation.x", 50), forKey: nil)
      layer.add(held("fillColor", UIColor.blue.cgColor), forKey: nil)
      let picture = try await picture()
      #expect(picture[10, 10] == Self.white && picture[60, 10] == Self.blue)
    }

    @Test func itMoves_TellsItsEnd_AndIsDrawnAsItIs() async throws {
      let root = self.root
      let end = End()
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      card.backgroundColor = .red
      view.addSubview(card)
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.duration, move.delegate) = (220, 0.3, end)
      card.layer.add(move, forKey: "move")
      let shown = try await Stage.show(root, size: CGSize(width: 320, height: 320))
      try await Stage.eventually("it has ended") { end.finished == true }
      try await Stage.settle(shown)
      #expect(try Picture(of: root, in: shown)[20, 20] == Self.red)
      #expect(card.layer.animationKeys() == nil)
    }

    @Test func aMaskCutsOut_TheViewWithItsSubviews() async throws {
      view.backgroundColor = .red
      let subview = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
      subview.backgroundColor = .blue
      view.addSubview(subview)
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 80, height: 80)).cgPath
      view.layer.mask = mask
      let picture = try await picture()
      #expect(picture[30, 50] == Self.red && picture[70, 50] == Self.blue)
      #expect(picture[5, 5] == Self.white && picture[95, 50] == Self.white)
      #expect(picture[15, 15] == Self.white)
    }

    @Test func aTransition_LeavesTheOldContent() async throws {
      view.backgroundColor = .red
      let root = self.root
      let shown = try await Stage.show(root, size: CGSize(width: 320, height: 320))
      try await Stage.settle(shown)
      let push = CATransition()
      (push.type, push.subtype, push.duration) = (.push, .fromRight, 10)
      (push.startProgress, push.endProgress) = (0.5, 0.5)
      view.layer.add(push, forKey: nil)
      view.backgroundColor = .blue
      try await Stage.settle(shown)
      try await Stage.settle(shown)
      let picture = try Picture(of: root, in: shown)
      #expect(picture[25, 50] == Self.red && picture[75, 50] == Self.blue)
      view.layer.removeAllAnimations()
    }

    private var root: UIView {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
      root.backgroundColor = .white
      root.addSubview(view)
      return root
    }

    private func picture() async throws -> Picture {
      let root = self.root
      let shown = try await Stage.show(root, size: CGSize(width: 320, height: 320))
      try await Stage.settle(shown)
      try await Stage.eventually("all animations have ended") {
        shown.window.interface.layerAnimations.pendingWork.isEmpty
      }
      try await Stage.settle(shown)
      return try Picture(of: root, in: shown)
    }
  }
}

private final class End: CAAnimationDelegate {
  var finished: Bool?

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished = flag }
}
