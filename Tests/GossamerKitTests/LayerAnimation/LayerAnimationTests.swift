// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Animations of layers in a window without a host, whose time the test advances.
@Suite(.alone) @MainActor struct LayerAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  private let shape = CAShapeLayer()
  private let gradient = CAGradientLayer()

  init() {
    window.addSubview(view)
    view.layer.addSublayer(shape)
    view.layer.addSublayer(gradient)
    window.isHidden = false
    Interface.current.updateCycle.updateToRest()
  }

  /// Ends what still moves.
  private func end() {
    for layer in [view.layer, shape, gradient] { layer.removeAllAnimations() }
  }

  @Test func onlyWhatIsShownMoves_FromTheGivenValueToTheLayers() {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 120
    move.duration = 1
    view.layer.add(move, forKey: "move")
    #expect(view.center.x == 20)
    #expect(view.layer.presentation()?.position.x == 120)
    advance(0.5)
    #expect(view.layer.presentation()?.position.x == 70)
    #expect(view.layer.animationKeys() == ["move"])
    advance(0.6)
    #expect(view.layer.presentation()?.position.x == 20)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(arguments: [
    ("opacity", 1.0, 0.0), ("cornerRadius", 0, 8), ("borderWidth", 0, 4), ("shadowOpacity", 0, 1),
    ("position.y", 10, 30), ("bounds.size.width", 40, 80), ("transform.rotation", 0, 1),
    ("transform.rotation.z", 0, 4), ("transform.scale", 1, 3), ("transform.scale.x", 1, 2),
    ("transform.translation.x", 0, 10), ("transform.translation.y", 0, 10), ("zPosition", 0, 2),
  ])
  func numbersOfAViewsLayer_AreInTheMiddle_AfterHalfOfTheTime(
    keyPath: String, from: Double, to: Double
  ) throws {
    defer { end() }
    let property = try #require(AnimatedProperty(keyPath))
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue) = (from, NSNumber(value: to))
    animation.duration = 2
    view.layer.add(animation, forKey: nil)
    advance(1)
    let layer = try #require(view.layer.presentation())
    guard case .vector(let numbers) = property.value(of: layer) else {
      Issue.record("no number")
      return
    }
    // A rotation of 2 is an angle between -π and π.
    #expect(abs(numbers[0] - (from + to) / 2) < 1e-6)
  }

  @Test func shapesAndGradients_Move() throws {
    defer { end() }
    let stroke = CABasicAnimation(keyPath: "strokeEnd")
    stroke.fromValue = 0
    let path = CABasicAnimation(keyPath: "path")
    path.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    path.toValue = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 30), transform: nil)
    for animation in [stroke, path] {
      animation.duration = 1
      shape.add(animation, forKey: animation.keyPath)
    }
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let colors = CABasicAnimation(keyPath: "colors")
    colors.toValue = [UIColor.blue.cgColor, UIColor.blue.cgColor]
    colors.duration = 1
    gradient.add(colors, forKey: nil)
    advance(0.5)
    let shown = try #require(shape.presentation())
    #expect(shown.strokeEnd == 0.5)
    #expect(shown.path?.boundingBox == CGRect(x: 5, y: 0, width: 10, height: 20))
    let first = try #require(gradient.presentation()?.colors?.first as? CGColor)
    #expect(first == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }

  @Test func repetitionsGoThereAndBack() {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0, 1)
    (fade.duration, fade.repeatCount, fade.autoreverses) = (1, 2, true)
    view.layer.add(fade, forKey: nil)
    for (step, expected) in [(0.25, 0.25), (1, 0.75), (0.5, 0.25), (0.5, 0.25), (1, 0.75)] {
      advance(step)
      #expect(abs(Double(opacity) - expected) < 1e-6)
    }
    advance(1)
    #expect(opacity == 1)
  }

  @Test func theLastValueStays_UnderForwards_AndTheFirstIsShownBefore_UnderBackwards() {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0.2, 0.6)
    fade.beginTime = CACurrentMediaTime() + 1
    fade.duration = 1
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    view.layer.add(fade, forKey: "fade")
    advance(0.5)
    #expect(opacity == 0.2)
    advance(1)
    #expect(abs(opacity - 0.4) < 1e-6)
    advance(5)
    #expect(opacity == 0.6)
    #expect(Interface.current.pendingWork.filter { $0.contains("animation") } == [])
    view.layer.removeAnimation(forKey: "fade")
    #expect(opacity == 1)
  }

  @Test func delegatesAreTold_OfTheBeginningAndTheEnd() {
    let delegate = Listener()
    for (key, duration) in [("short", 0.5), ("long", 2.0)] {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = duration
      animation.delegate = delegate
      animation.setValue(key, forKey: "name")
      view.layer.add(animation, forKey: key)
    }
    #expect(delegate.heard == [])
    Interface.current.updateCycle.updateToRest()
    #expect(delegate.heard == ["short starts", "long starts"])
    advance(1)
    #expect(delegate.heard.last == "short stops: true")
    view.removeFromSuperview()
    Interface.current.updateCycle.updateToRest()
    #expect(delegate.heard.suffix(2) == ["short stops: true", "long stops: false"])
    advance(5)
    #expect(delegate.heard.count == 4)
  }

  @Test func keyframesReachTheirValues_AtTheirTimes() {
    defer { end() }
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.25, 0.75, 1]
    shake.duration = 4
    shake.isAdditive = true
    view.transform = CGAffineTransform(translationX: 100, y: 0)
    view.layer.add(shake, forKey: nil)
    for (step, expected) in [(0.5, 105.0), (0.5, 110), (1, 100), (1, 90), (0.5, 95)] {
      advance(step)
      #expect(abs((view.layer.presentation()?.affineTransform().tx ?? 0) - expected) < 1e-6)
    }
  }

  @Test func discreteKeyframes_JumpAndPacedOnesKeepTheirSpeed() {
    defer { end() }
    let jump = CAKeyframeAnimation(keyPath: "position.x")
    jump.values = [0, 50, 100, 200]
    (jump.duration, jump.calculationMode) = (4, .discrete)
    view.layer.add(jump, forKey: "x")
    advance(1.5)
    #expect(view.layer.presentation()?.position.x == 50)
    jump.calculationMode = .paced
    view.layer.add(jump, forKey: "x")
    advance(1)
    #expect(view.layer.presentation()?.position.x == 50)
    advance(1)
    #expect(view.layer.presentation()?.position.x == 100)
  }

  @Test func aLayerFollowsAPath_AndTurnsWithIt() throws {
    defer { end() }
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    let ride = CAKeyframeAnimation(keyPath: "position")
    (ride.path, ride.duration, ride.rotationMode) = (path, 2, .rotateAuto)
    view.layer.add(ride, forKey: nil)
    advance(0.5)
    #expect(view.layer.presentation()?.position == CGPoint(x: 50, y: 0))
    advance(1)
    let shown = try #require(view.layer.presentation())
    #expect(shown.position == CGPoint(x: 100, y: 50))
    #expect(abs(shown.affineTransform().decomposed().rotation - .pi / 2) < 1e-6)
  }

  @Test func aGroupsAnimations_RunInItsTime() throws {
    defer { end() }
    let (fade, move) = (
      CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position.x")
    )
    fade.fromValue = 0
    move.fromValue = 120
    (move.beginTime, move.duration) = (1, 1)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([fade, move], 2)
    view.layer.add(group, forKey: "both")
    advance(1)
    #expect(opacity == 0.5)
    #expect(view.layer.presentation()?.position.x == 120)
    advance(0.5)
    #expect(view.layer.presentation()?.position.x == 70)
  }

  @Test func aSpringOvershoots_AndSettles() throws {
    defer { end() }
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.damping = 5
    spring.duration = spring.settlingDuration
    view.layer.add(spring, forKey: nil)
    var greatest: CGFloat = 0
    for _ in 0..<60 {
      advance(spring.duration / 61)
      greatest = max(greatest, view.layer.presentation()?.position.x ?? 0)
    }
    #expect(greatest > 120)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 100) < 1)
  }

  @Test func aLayersTime_CanStandStill_AndGoOn() {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
    advance(3)
    view.layer.add(fade, forKey: "fade")
    advance(0.5)
    let layer = view.layer
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    (layer.speed, layer.timeOffset) = (0, paused)
    advance(10)
    #expect(opacity == 0.25 && layer.animation(forKey: "fade") != nil)
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    advance(0.5)
    #expect(abs(opacity - 0.5) < 1e-6)
    advance(1.1)
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func aTransaction_GivesTheDuration_AndCallsItsCompletionAtTheEnd() {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { calls.append("outer") }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    view.layer.add(fade, forKey: nil)
    UIView.animate(withDuration: 3) { view.center.x = 100 }
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("empty") }
    CATransaction.commit()
    #expect(calls == [])
    advance(1)
    #expect(opacity == 0.5 && calls == ["empty"])
    advance(1.5)
    #expect(calls == ["empty"])
    advance(1)
    #expect(calls == ["empty", "outer"])
  }

  @Test(arguments: [
    ("opacty", "there is no animatable property 'opacty'. Did you mean 'opacity'?"),
    ("frame", "'frame' isn't animated; animate 'position' and 'bounds'."),
    ("strokeEnd", "a CALayer has no 'strokeEnd'."), (nil, "it has no key path."),
    ("position", "'position' needs a CGPoint, and not String here."),
  ])
  func whatCantBeAnimated_IsRefused(keyPath: String?, reason: String) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = "here"
    let messages = messages { view.layer.add(animation, forKey: "it") }
    #expect(messages == ["A CABasicAnimation was not added to a CALayer: \(reason)"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func anAnimationWaits_UntilItsLayerIsInAWindow() {
    let late = UIView()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.duration) = (0, 1)
    late.layer.add(fade, forKey: nil)
    advance(5)
    #expect(late.layer.presentation()?.opacity == 0)
    window.addSubview(late)
    Interface.current.updateCycle.updateToRest()
    advance(0.5)
    #expect(late.layer.presentation()?.opacity == 0.5)
    advance(0.6)
    #expect(late.layer.presentation()?.opacity == 1)
  }

  @Test func valuesFit_InAnNSValue() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    let turn = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
    #expect(NSValue(uiEdgeInsets: .zero).cgRectValue == .zero)
  }

  @Test func transformsOfSpace_AreCombinedAndInverted() {
    var turn = CATransform3DIdentity
    turn.m34 = -1 / 500
    turn = CATransform3DRotate(turn, .pi / 3, 0, 1, 0)
    let back = CATransform3DConcat(turn, CATransform3DInvert(turn))
    #expect(zip(back.entries, CATransform3DIdentity.entries).allSatisfy { abs($0 - $1) < 1e-9 })
    let messages = messages { view.layer.transform = turn }
    #expect(messages.count == 1 && view.layer.transform == turn)
    #expect(abs(view.transform.a - 0.5) < 1e-9 && view.transform.d == 1)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  @Test func aDisplayLink_CallsForEachFrame_UntilItIsInvalidated() {
    let listener = Listener()
    weak var freed: Listener?
    let link = CADisplayLink(target: listener, selector: Listener.step)
    link.add(to: .main, forMode: .common)
    advance(0.5)
    #expect((29...30).contains(listener.frames.count))
    #expect(listener.frames.last == link.timestamp)
    link.preferredFramesPerSecond = 20
    advance(1)
    #expect((49...51).contains(listener.frames.count))
    link.isPaused = true
    advance(1)
    #expect((49...51).contains(listener.frames.count))
    #expect(Interface.current.pendingWork.contains("a CADisplayLink that wasn't invalidated"))
    link.invalidate()
    do {
      let other = Listener()
      freed = other
      let link = CADisplayLink(target: other, selector: Listener.step)
      link.add(to: .main, forMode: .default)
      link.invalidate()
    }
    #expect(freed == nil)
  }

  @Test func masks_AreRefused_IfTheyArePartOfSomethingElse() {
    let mask = CALayer()
    view.layer.mask = mask
    let messages = messages { shape.mask = mask }
    #expect(
      messages == ["A CALayer doesn't mask a CAShapeLayer: it is part of another layer already."])
    view.layer.mask = nil
    shape.mask = mask
    #expect(shape.mask === mask && view.layer.mask == nil)
  }

  private var opacity: Float { view.layer.presentation()?.opacity ?? -1 }

  private func advance(_ seconds: TimeInterval) {
    Interface.current.clock.advance(by: seconds)
  }
}

private final class Listener: CAAnimationDelegate {
  var heard: [String] = []
  var frames: [TimeInterval] = []

  func animationDidStart(_ anim: CAAnimation) { heard.append("\(name(anim)) starts") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append("\(name(anim)) stops: \(flag)")
  }

  func step(_ link: CADisplayLink) { frames.append(link.timestamp) }

  private func name(_ animation: CAAnimation) -> String {
    animation.value(forKey: "name") as? String ?? ""
  }
}
