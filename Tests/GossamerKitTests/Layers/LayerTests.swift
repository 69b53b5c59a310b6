// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) struct LayerTests {
  @Test func frameBoundsAndPosition_FollowEachOther() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 60, y: 45))
    layer.position = .zero
    layer.bounds.size = CGSize(width: 10, height: 20)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -10, y: -20, width: 20, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(layer.bounds.size == CGSize(width: 20, height: 20))
    #expect(layer.position == CGPoint(x: 20, y: 20))
  }

  @Test func aViewsLayer_IsTheView() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.layer.frame.origin.x = 30
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.masksToBounds = true
    #expect(view.frame == CGRect(x: 30, y: 20, width: 100, height: 50))
    #expect(view.layer.bounds == view.bounds && view.layer.position == view.center)
    #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
    #expect(view.backgroundColor == .red && view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func sublayersHaveAnOrder() {
    let (layer, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    layer.addSublayer(a)
    layer.addSublayer(b)
    layer.insertSublayer(c, at: 0)
    #expect(layer.sublayers == [c, a, b])
    layer.insertSublayer(c, above: a)
    #expect(layer.sublayers == [a, c, b])
    layer.insertSublayer(b, below: a)
    #expect(layer.sublayers == [b, a, c])
    layer.insertSublayer(a, at: 100)
    #expect(layer.sublayers == [b, c, a])
    b.zPosition = 1
    c.isHidden = true
    #expect(layer.drawnSublayers == [a, b])
    let other = CALayer()
    other.addSublayer(a)
    #expect(layer.sublayers == [b, c] && a.superlayer === other)
    a.removeFromSuperlayer()
    #expect(other.sublayers == nil && a.superlayer == nil)
    layer.sublayers = [a]
    #expect(layer.sublayers == [a] && b.superlayer == nil)
  }

  @Test func aViewIsDrawnAnew_WhenALayerInItChanges() throws {
    try withRecordingHost { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      window.makeKeyAndVisible()
      let (outer, inner) = (CALayer(), CAGradientLayer())
      view.layer.addSublayer(outer)
      outer.addSublayer(inner)
      Interface.current.updateCycle.update()
      let peer = try #require(view.recordingPeer)
      _ = peer.takeChanges()
      let changes: [() -> Void] = [
        { inner.colors = [UIColor.red.cgColor] }, { inner.frame.size.width = 5 },
        { outer.opacity = 0.5 }, { inner.removeFromSuperlayer() },
      ]
      for change in changes {
        change()
        Interface.current.updateCycle.update()
        #expect(peer.takeChanges() == [.appearance])
      }
      window.isHidden = true
    }
  }

  @Test func layerClass_MakesTheViewsLayer() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer is CAGradientLayer)
    #expect(view.layer === view.layer)
    view.layer.frame.size.width = 20
    #expect(view.bounds.width == 20)
  }

  // MARK: - Gradients and shapes

  @Test(arguments: [
    ([0, 0.5, 1], [0, 0.5, 1]), ([0.2, 0.1, 0.9], [0.2, 0.2, 0.9]), ([-1, 0.5, 3], [0, 0.5, 1]),
    ([.nan, 0.5, 1], [0, 0.5, 1]), ([0.1], [0, 0.5, 1]), (nil, [0, 0.5, 1]),
  ])
  func locations_AreBroughtIntoOrder(locations: [Double]?, stops: [CGFloat]) throws {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red, .green, .blue].map(\.cgColor)
    layer.locations = locations?.map { NSNumber(value: $0) }
    guard case .gradient(let gradient) = try #require(layer.content) else { return }
    #expect(gradient.stops.map(\.location) == stops)
  }

  @Test func aGradient_NeedsAColour() throws {
    let layer = CAGradientLayer()
    #expect(layer.content == nil)
    layer.colors = []
    #expect(layer.content == nil)
    layer.colors = ["red"]
    #expect(layer.content == nil)
    layer.colors = [UIColor.red.cgColor]
    guard case .gradient(let gradient) = try #require(layer.content) else { return }
    #expect(gradient.stops.map(\.location) == [0, 1])
    layer.startPoint.x = .nan
    #expect(layer.content == nil)
  }

  @Test(arguments: [
    (0.0, 1.0, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (0, 0.25, CGRect(x: 0, y: 0, width: 100, height: 0)),
    (0.25, 0.5, CGRect(x: 100, y: 0, width: 0, height: 100)),
    (0.125, 0.375, CGRect(x: 50, y: 0, width: 50, height: 50)),
    (0.5, 0.25, .null), (-1, 0.25, CGRect(x: 0, y: 0, width: 100, height: 0)),
  ])
  func aPartOfAPath_GoesByItsLength(start: CGFloat, end: CGFloat, box: CGRect) {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.part(from: start, to: end).boundingBox == box)
  }

  @Test func halfACircle_IsCutInItsMiddle() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let box = circle.part(from: 0, to: 0.5).boundingBox
    #expect(abs(box.minY) < 0.01 && abs(box.maxY - 50) < 0.1 && abs(box.width - 100) < 0.1)
  }

  @Test func aShape_DrawsWhereItsPathIs() throws {
    let layer = CAShapeLayer()
    #expect(layer.content == nil)
    layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
    guard case .drawing(let drawing) = try #require(layer.content) else { return }
    #expect(drawing.area == CGRect(x: 10, y: 10, width: 20, height: 20))
    layer.fillColor = nil
    layer.strokeColor = UIColor.red.cgColor
    layer.lineWidth = 4
    layer.lineJoin = .round
    guard case .drawing(let line) = try #require(layer.content) else { return }
    #expect(line.area == CGRect(x: 8, y: 8, width: 24, height: 24))
  }

  // MARK: - Bad input

  @Test(arguments: ["itself", "around it", "a view's"])
  func whatCannotLieInALayer_IsRefused(what: String) throws {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    let view = UIView()
    let told = messages {
      switch what {
      case "itself": outer.addSublayer(outer)
      case "around it": inner.insertSublayer(outer, at: 0)
      default: outer.addSublayer(view.layer)
      }
    }
    #expect(outer.sublayers == [inner] && inner.sublayers == nil && outer.superlayer == nil)
    let reason =
      switch what {
      case "itself": "it is that layer itself."
      case "around it": "that one lies in it already."
      default: "it is a view's own layer. Add the view as a subview."
      }
    #expect(told == ["A CALayer was not added to a CALayer: \(reason)"])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func geometryThatIsNotFinite_IsRefused(value: CGFloat) {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let told = messages {
      layer.frame.size.width = value
      layer.bounds.origin.x = value
      layer.position.y = value
      layer.anchorPoint.x = value
      layer.setAffineTransform(CGAffineTransform(scaleX: value, y: 1))
    }
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(told.count == 5)
  }

  @Test func layersThatAreNestedDeeply_AreFreed() {
    var layer: CALayer? = CALayer()
    weak var last: CALayer?
    var current = layer
    for _ in 0..<200 {
      let next = CALayer()
      current?.addSublayer(next)
      current = next
    }
    last = current
    current = nil
    layer = nil
    #expect(last == nil && layer == nil)
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
