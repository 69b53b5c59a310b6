// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  /// Screens slide to their frames, which they have from the start, and may be replaced at any moment.
  @Suite struct ScreenMotionTests {
    private let list = ButtonScreen("List")
    private let detail = ButtonScreen("Detail")

    @Test func aPushedScreenSlidesIn_AndNothingIsLeft() async throws {
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation)
      navigation.pushViewController(detail, animated: true)
      try await Stage.eventually("the detail is on its way") { x(of: detail.view) ?? 0 > 1 }
      #expect(views(in: navigation) == [list.view, detail.view])
      #expect(detail.view.transform == .identity && detail.view.bounds == navigation.view.bounds)
      try await Stage.eventually("it is there alone") { views(in: navigation) == [detail.view] }
      #expect(x(of: detail.view) == nil)
      try await Stage.settle(shown)
      #expect(try shown.peer(of: detail.view).motion == nil)
    }

    /// Between two white screens.
    @Test func aScreenThatSlidesInHasAnEdge_UntilItIsThere() async throws {
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation)
      for screen in [list, detail] { screen.view.backgroundColor = .white }
      navigation.pushViewController(detail, animated: true)
      try await Stage.settle(shown)
      let push = try #require(detail.view.storedLayer?.animations.first?.run)
      push.pause(at: 0.5)
      try await Stage.settle(shown)
      try await Stage.settle(shown)
      let picture = try Picture(of: navigation.view, in: shown)
      let edge = Int(try #require(x(of: detail.view)).rounded())
      let y = Int(navigation.view.bounds.height) - 20
      #expect((1...3).contains { picture[edge - $0, y].red < 240 })
      #expect(picture[edge - 20, y].red == 255 && picture[edge + 3, y].red == 255)
      push.finish()
      try await Stage.eventually("it is there alone") { views(in: navigation) == [detail.view] }
      #expect(detail.view.layer.sublayers?.isEmpty ?? true)
    }

    @Test func aPopDuringAPush_StartsFromTheShownPlaces() async throws {
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation)
      navigation.pushViewController(detail, animated: true)
      try await Stage.settle(shown)
      // Paused, so that no time passes between two checks.
      let push = try #require(detail.view.storedLayer?.animations.first?.run)
      push.pause(at: 0.3)
      let (seenList, seenDetail) = try (#require(x(of: list.view)), #require(x(of: detail.view)))
      navigation.popViewController(animated: true)
      #expect(views(in: navigation) == [list.view, detail.view])
      let (leavingX, listX) = (x(of: detail.view) ?? .nan, x(of: list.view) ?? .nan)
      #expect(abs(leavingX - seenDetail) < 1e-6 && leavingX > 200)
      #expect(abs(listX - seenList) < 1e-6 && listX < -30)
      push.finish()
      #expect(!list.view.isCovered && detail.view.isCovered)
      for _ in 0..<3 {
        navigation.pushViewController(detail, animated: true)
        try await Stage.settle(shown)
        navigation.popViewController(animated: true)
        try await Stage.settle(shown)
      }
      try await Stage.eventually("all is at rest") { views(in: navigation) == [list.view] }
    }

    @Test func aSheetComesAndGoes_AlsoInTheMidst() async throws {
      detail.modalPresentationStyle = .formSheet
      let shown = try await Stage.show(list, size: CGSize(width: 800, height: 700))
      list.present(detail, animated: true)
      try await Stage.settle(shown)
      let card = try #require(detail.view.superview)
      #expect(y(of: card) ?? 0 > 0)
      list.dismiss(animated: true)
      #expect(!list.view.isCovered && y(of: card) ?? 0 > 0)
      try await Stage.eventually("nothing is left") { shown.window.subviews == [list.view] }
      list.present(detail, animated: true)
      try await Stage.eventually("the card is there") {
        detail.view.superview.map { y(of: $0) == nil } ?? false
      }
      list.dismiss(animated: false)
      #expect(shown.window.subviews == [list.view])
    }

    @Test func aFullScreenComesOverTheOther() async throws {
      detail.modalPresentationStyle = .fullScreen
      let shown = try await Stage.show(list)
      list.present(detail, animated: true)
      #expect(list.view.window === shown.window && y(of: detail.view) ?? 0 > 0)
      try await Stage.eventually("the list has gone") { list.view.window == nil }
      list.dismiss(animated: true)
      #expect(list.view.window === shown.window)
      try await Stage.eventually("nothing is left") { shown.window.subviews == [list.view] }
    }

    @Test func nothingIsLeft_WhenTheWindowIsClosedInTheMidst() async throws {
      let lives: Lives
      do {
        let navigation = UINavigationController(rootViewController: list)
        let shown = try await Stage.show(navigation)
        navigation.pushViewController(detail, animated: true)
        try await Stage.settle(shown)
        lives = Lives(of: try shown.widget(of: navigation.view))
      }
      Interface.current.updateCycle.update()
      try await Stage.eventually("the widgets are freed") { lives.count == 0 }
    }

    @Test func nothingMoves_WhileAnimationsAreDisabled() async throws {
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation)
      UIView.performWithoutAnimation {
        navigation.pushViewController(detail, animated: true)
      }
      #expect(views(in: navigation) == [detail.view])
      #expect(x(of: detail.view) == nil)
      withExtendedLifetime(shown) {}
    }

    @Test func animatesAlongsideAPush() async throws {
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation)
      navigation.pushViewController(detail, animated: true)
      let coordinator = try #require(navigation.transitionCoordinator)
      var ends = 0
      coordinator.animate { [detail] context in
        #expect(context.isAnimated && context.transitionDuration == 0.5)
        detail.button.alpha = 0.5
      } completion: { _ in
        ends += 1
      }
      #expect(detail.button.storedLayer?.animations.count == 1)
      #expect(ends == 0)
      try await Stage.eventually("the completion is called") { ends == 1 }
      #expect(navigation.transitionCoordinator == nil)
      withExtendedLifetime(shown) {}
    }

    @Test(arguments: [true, false])
    func titlesAreNeverSeenAtTheSamePlace(isPush: Bool) async throws {
      let navigation = UINavigationController(rootViewController: list)
      let bar = navigation.navigationBar
      let shown = try await Stage.show(navigation)
      if !isPush {
        navigation.pushViewController(detail, animated: false)
        try await Stage.settle(shown)
      }
      let title = try #require(bar.subviews.first { ($0 as? UILabel)?.text != nil })
      let oldPlace = title.frame
      if isPush {
        navigation.pushViewController(detail, animated: true)
      } else {
        navigation.popViewController(animated: true)
      }
      let oldTitle = try #require(
        bar.subviews.first { $0 is PictureView && $0.bounds.size == oldPlace.size })
      var (places, together) = (Set<CGFloat>(), 0)
      try await Stage.eventually("the change is over") {
        if oldTitle.superview != nil, let old = x(of: oldTitle), let new = x(of: title) {
          places.insert(new)
          let (first, second) = (
            oldPlace.offsetBy(dx: old, dy: 0), title.bounds.offsetBy(dx: new, dy: 0)
          )
          let newPlace = second.offsetBy(dx: title.center.x - title.bounds.midX, dy: 0)
          if first.minX < newPlace.maxX, newPlace.minX < first.maxX { together += 1 }
        }
        return oldTitle.superview == nil
      }
      #expect(places.count > 2)
      #expect(together == 0)
      #expect(title.alpha == 1)
      #expect(title.transform == .identity)
      #expect(bar.subviews.allSatisfy { !($0 is PictureView) })
    }

    @Test func altAndTheArrowGoBack() async throws {
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation)
      navigation.pushViewController(detail, animated: false)
      try await Stage.settle(shown)
      try await Person.clicks(detail.field, in: shown)
      try await Stage.eventually("the field is edited") { detail.field.isEditing }
      try await Person.presses("alt+Left")
      try await Stage.eventually("the list is back") { navigation.topViewController === list }
      try await Person.presses("alt+Left")
      try await Stage.settle(shown)
      #expect(navigation.topViewController === list)
    }

    @Test func aScreenThatAThirdReplaces_SlidesOutAsAPicture() async throws {
      let third = ButtonScreen("Third")
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation)
      navigation.pushViewController(detail, animated: true)
      try await Stage.eventually("the detail is on its way") { x(of: detail.view) ?? 0 > 1 }
      navigation.pushViewController(third, animated: true)
      #expect(list.view.window == nil)
      #expect(views(in: navigation).filter { $0 is PictureView }.count == 1)
      try await Stage.eventually("it is there alone") { views(in: navigation) == [third.view] }
      withExtendedLifetime(shown) {}
    }

    /// The views of screens, and pictures of them, below the bar.
    private func views(in navigation: UINavigationController) -> [UIView] {
      navigation.view.subviews.first?.subviews ?? []
    }

    /// The shown offset of the view from its frame; nil if it isn't animated.
    private func x(of view: UIView) -> Double? { shift(of: view)?.x }
    private func y(of view: UIView) -> Double? { shift(of: view)?.y }

    private func shift(of view: UIView) -> SIMD2<Double>? {
      guard let animations = view.storedLayer?.animations, !animations.isEmpty else { return nil }
      var offset = AnimationOffset()
      for animation in animations { animation.add(to: &offset, at: Interface.current.clock.now) }
      let movement = offset.shown(view.storedLayer?.flatTransform)?.translation ?? .zero
      return offset.center + SIMD2(movement.dx, movement.dy)
    }
  }
}
