// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

/// What is shown follows the model, and the model what a person does.
@Suite(.alone) @MainActor struct ShowIntentionTests {
  private let root = Place("Root")
  private let navigation: UINavigationController
  private let screen: Screen

  init() {
    navigation = UINavigationController(rootViewController: PlaceController(root))
    screen = Screen(navigation)
  }

  /// The names of the screens on the stack.
  private var stack: [String?] { navigation.viewControllers.map(\.title) }
  private var presented: String? { navigation.presentedViewController?.title }

  @Test func pushesAndPops_WhenThePropertyChanges() {
    #expect(stack == ["Root"])
    root.detail = Place("A")
    screen.update()
    #expect(stack == ["Root", "A"])
    root.detail = nil
    screen.update()
    #expect(stack == ["Root"])
  }

  @Test func replacesTheScreen_OnlyWhenTheIdentityIsAnother() {
    root.detail = Place("A")
    screen.update()
    let shown = navigation.topViewController
    root.detail = Place("A")
    screen.update()
    #expect(navigation.topViewController === shown)
    root.detail = Place("B")
    screen.update()
    #expect(stack == ["Root", "B"])
    #expect(root.detail?.id == "B")
  }

  @Test func opensTheWholeDepth_InOneFrame() {
    let sheet = Place("C")
    sheet.question = "Sure?"
    root.detail = Place("A", detail: Place("B", sheet: sheet))
    Interface.current.updateCycle.update()
    #expect(stack == ["Root", "A", "B"])
    #expect(presented == "C")
    screen.update()
    #expect(navigation.presentedViewController?.presentedViewController?.title == "Sure?")
  }

  @Test func opensTheWholeDepth_WhenTheWindowOpens() {
    let start = Place("Start", detail: Place("A", detail: Place("B")))
    let navigation = UINavigationController(rootViewController: PlaceController(start))
    let screen = Screen(navigation)
    #expect(navigation.viewControllers.map(\.title) == ["Start", "A", "B"])
    screen.update()
    #expect(start.detail?.detail?.id == "B")
  }

  @Test func goingBackSetsThePropertyToNil() throws {
    root.detail = Place("A", detail: Place("B"))
    screen.update()
    try screen.button("A").tap()
    #expect(root.detail?.detail == nil)
    screen.update()
    #expect(stack == ["Root", "A"])
    navigation.popViewController(animated: false)
    screen.update()
    #expect(root.detail == nil)
  }

  @Test func setsAllPropertiesToNil_WhenCodePopsToTheRoot() {
    let b = Place("B", detail: Place("C"))
    let a = Place("A", detail: b)
    root.detail = a
    screen.update()
    #expect(stack == ["Root", "A", "B", "C"])
    navigation.popToRootViewController(animated: true)
    screen.update()
    #expect(root.detail == nil && a.detail == nil && b.detail == nil)
    #expect(stack == ["Root"])
  }

  @Test func leavesThePropertyAlone_WhenTheWindowCloses() {
    root.detail = Place("A", sheet: Place("B"))
    screen.update()
    screen.window.isHidden = true
    Interface.current.updateCycle.updateToRest()
    #expect(root.detail?.sheet?.id == "B")
  }

  @Test func saysThatThereIsNoStack_WhenItCannotPush() {
    let place = Place("Alone", detail: Place("A"))
    let logged = messages {
      let screen = Screen(PlaceController(place))
      screen.update()
      #expect(screen.window.rootViewController?.title == "Alone")
    }
    #expect(
      logged == [
        """
        Places.swift:47: ShowIntention can't push a screen, because PlaceController isn't in a navigation \
        controller. Put it into one, or present the screen: 'as: .sheet'.
        """
      ])
  }

  // MARK: - A path

  @Test func pushesAPath_AndShortensItWhenAPersonGoesBack() throws {
    root.path = [Place("A"), Place("B"), Place("C")]
    screen.update()
    #expect(stack == ["Root", "A", "B", "C"])
    let a = navigation.viewControllers[1]
    root.path = [root.path[0], Place("D")]
    screen.update()
    #expect(stack == ["Root", "A", "D"])
    #expect(navigation.viewControllers[1] === a)
    try screen.button("A").tap()
    #expect(root.path.map(\.id) == ["A"])
    root.path.append(Place("E"))
    root.path.append(Place("F"))
    screen.update()
    navigation.popToViewController(navigation.viewControllers[1], animated: true)
    #expect(root.path.map(\.id) == ["A"])
    navigation.popToRootViewController(animated: true)
    #expect(root.path.isEmpty)
  }

  // MARK: - Presented screens

  @Test func presentsAndDismisses_WhenThePropertyChanges() {
    root.sheet = Place("A")
    screen.update()
    #expect(presented == "A")
    root.sheet = Place("B")
    screen.update()
    #expect(presented == "B" && root.sheet?.id == "B")
    root.sheet = nil
    screen.update()
    #expect(presented == nil)
    root.isHelpShown = true
    screen.update()
    #expect(presented == "Help")
    #expect(navigation.presentedViewController?.modalPresentationStyle == .fullScreen)
    navigation.dismiss(animated: false)
    screen.update()
    #expect(!root.isHelpShown)
  }

  @Test func escapeSetsThePropertyToNil_OfTheTopmostSheetOnly() {
    root.sheet = Place("A", sheet: Place("B"))
    screen.update()
    #expect(navigation.presentedViewController?.presentedViewController?.title == "B")
    screen.pressEscape()
    #expect(root.sheet?.id == "A" && root.sheet?.sheet == nil)
    screen.pressEscape()
    #expect(root.sheet == nil)
  }

  @Test func replacesASheet_TogetherWithThoseOverIt() {
    root.sheet = Place("A", sheet: Place("B"))
    screen.update()
    root.sheet = Place("C", sheet: Place("D"))
    screen.update()
    #expect(presented == "C")
    #expect(navigation.presentedViewController?.presentedViewController?.title == "D")
    #expect(root.sheet?.sheet?.id == "D")
  }

  @Test func waitsForAScreenThatCodeHasPresented() {
    let other = UIViewController()
    navigation.present(other, animated: false)
    screen.update()
    root.sheet = Place("A")
    screen.update()
    #expect(navigation.presentedViewController === other)
    navigation.dismiss(animated: false)
    screen.update()
    #expect(presented == "A")
  }

  @Test func anAnswerSetsThePropertyToNil_AndTheNextQuestionIsAsked() throws {
    root.question = "First?"
    screen.update()
    #expect(presented == "First?")
    root.question = "Second?"
    screen.update()
    #expect(presented == "Second?")
    try screen.button("OK").tap()
    screen.update()
    #expect(root.question == nil && presented == nil)
    root.question = "Second?"
    screen.update()
    #expect(presented == "Second?")
    root.question = nil
    screen.update()
    #expect(presented == nil)
  }

  /// A sheet with a stack of its own, whose root asks for a screen.
  @Test func pushesWithinASheet_AndLeavesTheSheetAlone() {
    let inner = Place("Inner", detail: Place("A"))
    let sheet = UINavigationController(rootViewController: PlaceController(inner))
    navigation.intentions = [ShowIntention(when: root, \.isHelpShown, as: .sheet) { sheet }]
    root.sheet = nil
    (navigation.viewControllers.first as? PlaceController)?.intentions = []
    for round in 0..<2 {
      root.isHelpShown = true
      screen.update()
      #expect(sheet.viewControllers.count == 2 - round, "the same controller may be shown again")
      inner.detail = Place("B")
      screen.update()
      #expect(sheet.viewControllers.map(\.title) == ["Inner", "B"])
      inner.detail = nil
      screen.update()
      #expect(navigation.presentedViewController === sheet && root.isHelpShown)
      root.isHelpShown = false
      screen.update()
      #expect(navigation.presentedViewController == nil)
    }
  }

  // MARK: - Cases

  @Test func showsOneCaseAtATime() {
    root.exit = .next(Place("A"))
    screen.update()
    #expect(stack == ["Root", "A"])
    root.exit = .settings(Place("B"))
    screen.update()
    #expect(stack == ["Root"] && presented == "B")
    screen.pressEscape()
    #expect(root.exit == nil)
    root.exit = .settings(Place("B"))
    screen.update()
    root.exit = .help
    screen.update()
    #expect(presented == nil)
    guard case .help = root.exit else {
      Issue.record("the case is \(String(describing: root.exit))")
      return
    }
  }

  @Test func replacesACoveredScreen_WhenAnotherIntentionPushesItsCase() {
    navigation.viewControllers.first?.intentions = [
      ShowIntention(when: root, \.exit, case: \.next) { PlaceController($0) },
      ShowIntention(when: root, \.exit, case: \.settings) { PlaceController($0) },
    ]
    root.exit = .settings(Place("B", detail: Place("C")))
    screen.update()
    #expect(stack == ["Root", "B", "C"])
    root.exit = .next(Place("A"))
    screen.update()
    #expect(stack == ["Root", "A"])
    #expect(root.exit?.next?.id == "A")
  }

  // MARK: - Life

  @Test func leavesNothingBehind() {
    weak var place: Place?
    weak var shown: UIViewController?
    do {
      let detail = Place("A", sheet: Place("B"))
      (place, root.detail) = (detail, detail)
      screen.update()
      shown = navigation.topViewController
    }
    #expect(place != nil && shown != nil)
    navigation.popToRootViewController(animated: false)
    screen.update()
    #expect(place == nil && shown == nil)
  }
}
