// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import Observation
import Testing

extension GTKTests {
  /// A model says which screen is shown in a real window, while the pointer goes back.
  @Suite struct ShowIntentionTests {
    @Observable final class Model {
      var name: String?
      var sheet: String?
    }

    private let model = Model()
    private let navigation = UINavigationController(rootViewController: ButtonScreen("List"))

    init() {
      navigation.intentions = [
        ShowIntention(when: model, \.name) { ButtonScreen($0) },
        ShowIntention(when: model, \.sheet, as: .sheet) { ButtonScreen($0) },
      ]
    }

    private var stack: [String?] { navigation.viewControllers.map(\.title) }

    /// Whether nothing moves, and only the topmost screen is in the window.
    private var isAtRest: Bool {
      navigation.transitionCoordinator == nil
        && navigation.viewControllers.filter { $0.viewIfLoaded?.window != nil }.count == 1
    }

    private func swipe(
      _ part: CGFloat, in shown: ShownWindow, beforeLettingGo look: () async throws -> Void = {}
    ) async throws {
      let end = CGPoint(x: shown.window.bounds.width * part, y: 300)
      try await Person.drags(
        from: CGPoint(x: 4, y: 300), to: end, in: shown, beforeLettingGo: look)
    }

    @Test func aSwipeSetsThePropertyToNil_UnlessItIsTakenBack() async throws {
      model.name = "A"
      let shown = try await Stage.show(navigation)
      #expect(stack == ["List", "A"])
      try await swipe(0.3, in: shown) { #expect(model.name == "A") }
      try await Stage.eventually("it is back") { isAtRest }
      #expect(model.name == "A" && stack == ["List", "A"])
      try await swipe(0.9, in: shown) { #expect(model.name == "A") }
      try await Stage.eventually("the list is there") { isAtRest }
      #expect(model.name == nil && stack == ["List"])
    }

    @Test(arguments: [nil, "B"], [0.3, 0.9])
    func theModelWins_WhenItChangesDuringASwipe(_ name: String?, part: CGFloat) async throws {
      model.name = "A"
      let shown = try await Stage.show(navigation)
      try await swipe(part, in: shown) {
        model.name = name
        try await Stage.eventually("the model is followed") {
          navigation.topViewController?.title == name ?? "List"
        }
      }
      try await Stage.eventually("it rests") { isAtRest }
      #expect(stack == ["List"] + (name.map { [$0] } ?? []))
      #expect(model.name == name)
    }

    @Test func theBackButtonWorks_WhileTheScreenIsComing() async throws {
      let shown = try await Stage.show(navigation)
      model.name = "A"
      try await Stage.eventually("it is coming") { navigation.transitionCoordinator != nil }
      #expect(navigation.transitionCoordinator?.isAnimated == true)
      try await Person.presses("alt+Left")
      try await Stage.eventually("the model knows") { model.name == nil }
      try await Stage.eventually("the list is there") { isAtRest && stack == ["List"] }
      model.name = "A"
      try await Stage.eventually("it comes again") { isAtRest && stack == ["List", "A"] }
      withExtendedLifetime(shown) {}
    }

    @Test func aSheetThatIsDraggedAwaySetsThePropertyToNil() async throws {
      let shown = try await Stage.show(navigation, size: CGSize(width: 400, height: 600))
      model.sheet = "A"
      try await Stage.eventually("it has come") {
        navigation.presentedViewController?.isBeingPresented == false
          && navigation.transitionCoordinator == nil
      }
      try await Person.drags(
        from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 580), in: shown
      ) { #expect(model.sheet == "A") }
      try await Stage.eventually("it has gone") { navigation.presentedViewController == nil }
      #expect(model.sheet == nil)
      model.sheet = "B"
      try await Stage.eventually("the next one comes") {
        navigation.presentedViewController?.title == "B"
      }
      model.sheet = nil
      try await Stage.eventually("and goes") { navigation.presentedViewController == nil }
    }
  }
}
