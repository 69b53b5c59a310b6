// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  /// The host runs animations: the Kit does nothing per frame.
  @Suite struct AnimationTests {
    private let root = UIView()
    private let card = Card(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

    init() {
      root.backgroundColor = .white
      card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      root.addSubview(card)
    }

    private final class Card: UIView {
      private(set) var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }

    @Test func noKitCodeRunsForAFrame() async throws {
      let shown = try await Stage.show(root)
      var ends: [Bool] = []
      UIView.animate(withDuration: 20) {
        card.center = CGPoint(x: 250, y: 300)
        card.transform = CGAffineTransform(rotationAngle: 1)
        card.alpha = 0.2
      } completion: {
        ends.append($0)
      }
      let motion = { try shown.peer(of: self.card).motion }
      try await Stage.eventually("the card moves") {
        try motion().map { $0.offset.center.x > -179.9 } ?? false
      }
      let (cycles, layouts) = (Interface.current.updateCycle.count, card.layouts)
      var places: Set<Double> = []
      try await Stage.eventually("it was in ten places") {
        if let x = try motion()?.offset.center.x { places.insert(x) }
        return places.count >= 10
      }
      #expect(Interface.current.updateCycle.count == cycles)
      #expect(card.layouts == layouts)
      #expect(ends == [])
      card.layer.removeAllAnimations()
      try await Stage.eventually("the completion is called") { ends == [false] }
      #expect(try motion() == nil)
      #expect(gtk_widget_get_opacity(try shown.widget(of: card)).isNear(0.2))
    }

    @Test func theCardIsDrawnOnItsWay_AndThereInTheEnd() async throws {
      let shown = try await Stage.show(root)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        card.frame = CGRect(x: 220, y: 220, width: 100, height: 60)
        card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
      animator.fractionComplete = 0.5
      try await Stage.settle(shown)
      try await Stage.settle(shown)
      var picture = try Picture(of: root, in: shown)
      #expect(picture[170, 150] == Picture.Pixel(red: 128, green: 0, blue: 128))
      #expect(picture[70, 50] == Picture.Pixel(red: 255, green: 255, blue: 255))
      #expect(picture[270, 250] == Picture.Pixel(red: 255, green: 255, blue: 255))
      animator.startAnimation()
      try await Stage.eventually("the card is there") { animator.state == .inactive }
      try await Stage.settle(shown)
      picture = try Picture(of: root, in: shown)
      #expect(picture[270, 250] == Picture.Pixel(red: 0, green: 0, blue: 255))
      #expect(picture[170, 150] == Picture.Pixel(red: 255, green: 255, blue: 255))
    }

    @Test func aViewGrowsFromNothing_AndShrinksToIt() async throws {
      card.transform = CGAffineTransform(scaleX: 0, y: 0)
      let shown = try await Stage.show(root)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        card.transform = .identity
      }
      animator.fractionComplete = 0.5
      try await Stage.settle(shown)
      try await Stage.settle(shown)
      let (red, white) = (
        Picture.Pixel(red: 255, green: 0, blue: 0), Picture.Pixel(red: 255, green: 255, blue: 255)
      )
      #expect(try Picture(of: root, in: shown)[70, 50] == red)
      #expect(try Picture(of: root, in: shown)[25, 25] == white)
      animator.stopAnimation(true)
      card.transform = .identity
      let back = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        card.transform = CGAffineTransform(scaleX: 0, y: 0)
      }
      back.fractionComplete = 0.5
      try await Stage.settle(shown)
      try await Stage.settle(shown)
      #expect(try Picture(of: root, in: shown)[70, 50] == red)
      #expect(try Picture(of: root, in: shown)[25, 25] == white)
      back.stopAnimation(true)
    }

    /// GTK drops the render node of a widget as soon as something in it has to be redrawn.
    @Test(arguments: [false, true])
    func contentFadesIntoTheOther(hasToBeDrawnAnew: Bool) async throws {
      let shown = try await Stage.show(root)
      try await Stage.settle(shown)
      if hasToBeDrawnAnew { gtk_widget_queue_draw(try shown.widget(of: card)) }
      let animated = AnimationRun(
        AnimationRun.Leg(curve: .linear, duration: 1))
      let picture = try #require(try shown.peer(of: card).makePicture())
      card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      AnimationBlock(animated).perform {
        AnimationBlock.record(.content(picture: picture), of: card)
      }
      animated.pause(at: 0.5)
      try await Stage.settle(shown)
      try await Stage.settle(shown)
      let pixel = try Picture(of: root, in: shown)[70, 50]
      #expect(pixel.red > 120 && pixel.red < 135 && pixel.blue > 120 && pixel.blue < 135)
      animated.finish()
    }

    @Test func completionsAreCalledOnce_WhenTheWindowIsClosedInTheMidst() async throws {
      var ends: [Bool] = []
      do {
        let shown = try await Stage.show(root)
        for options in [UIView.AnimationOptions.repeat, []] {
          UIView.animate(withDuration: 10, delay: 0, options: options) {
            card.center.x += 50
          } completion: {
            ends.append($0)
          }
        }
        try await Stage.eventually("it moves") {
          try shown.peer(of: card).motion?.offset.center.x ?? -100 > -99.9
        }
      }
      Interface.current.updateCycle.update()
      #expect(ends == [false, false])
    }

    @Test func aViewMayLeaveInTheMidst() async throws {
      let shown = try await Stage.show(root)
      var ends: [Bool] = []
      UIView.animate(withDuration: 5) {
        card.alpha = 0
      } completion: {
        ends.append($0)
      }
      try await Stage.settle(shown)
      card.removeFromSuperview()
      try await Stage.eventually("the completion is called") { ends == [false] }
      root.addSubview(card)
      try await Stage.settle(shown)
      #expect(try shown.peer(of: card).motion == nil)
    }

    @Test func anArrangedViewFades_WhenItIsHiddenInAnAnimation() async throws {
      let views = (0..<3).map { _ in UILabel() }
      for view in views { view.text = "Row" }
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 100, width: 200, height: 90)
      root.addSubview(stack)
      let shown = try await Stage.show(root)
      UIView.animate(withDuration: 0.3) { views[1].isHidden = true }
      #expect(stack.subviews.filter { $0 is PictureView }.count == 1)
      try await Stage.eventually("the last row is on its way") {
        try shown.peer(of: views[2]).motion != nil
      }
      try await Stage.eventually("nothing is left") { stack.subviews == views }
      #expect(try gtk_widget_get_visible(shown.widget(of: views[1])) == 0)
    }

    @Test func changesAtOnce_WhenTheDesktopHasNoAnimations() async throws {
      let shown = try await Stage.show(root)
      try shown.setAnimationsEnabled(false)
      defer { try? shown.setAnimationsEnabled(true) }
      var ends: [Bool] = []
      UIView.animate(withDuration: 60) {
        card.center.x = 200
      } completion: {
        ends.append($0)
      }
      try await Stage.eventually("the completion is called") { ends == [true] }
      #expect(try shown.peer(of: card).motion == nil)
    }

    @Test func aMovingButtonIsNotPressed_UnlessThatIsAllowed() async throws {
      let button = UIButton(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      root.addSubview(button)
      let shown = try await Stage.show(root)
      UIView.animate(withDuration: 60) { button.alpha = 0.9 }
      try await Stage.settle(shown)
      try await Person.clicks(button, in: shown)
      try await Stage.settle(shown)
      #expect(presses == 0)
      button.layer.removeAllAnimations()
      UIView.animate(withDuration: 60, delay: 0, options: .allowUserInteraction) {
        button.alpha = 1
      }
      try await Stage.settle(shown)
      try await Person.clicks(button, in: shown)
      try await Stage.eventually("the button is pressed") { presses == 1 }
    }

    @Test func theClocksAgree() async throws {
      let shown = try await Stage.show(root)
      let clock = try #require(gtk_widget_get_frame_clock(try shown.gtkWindow))
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
      try await Stage.settle(shown)
      let frame = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
      #expect(abs(frame - Interface.current.clock.now) < 5)
    }
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 0.01 }
}
