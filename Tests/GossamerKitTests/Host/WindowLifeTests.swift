// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Screens that move to another window, and windows that close while screens appear.
@Suite(.alone) @MainActor struct WindowLifeTests {
  private final class Screen: UIViewController {
    var events: [String] = []
    var whenAppeared: (Screen) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) { events.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) {
      events.append("didAppear")
      whenAppeared(self)
    }
  }

  private func makeWindow(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func appearsAgainAndIsShown_WhenItsWindowWasFreed() {
    withRecordingHost { _ in
      let screen = Screen()
      let label = UILabel()
      screen.view.addSubview(label)
      do { _ = makeWindow(screen) }
      let window = makeWindow(screen)
      Interface.current.updateCycle.update()
      #expect(screen.events == ["willAppear", "didAppear", "willAppear", "didAppear"])
      _ = label.recordingPeer?.takeChanges()
      label.text = "still shown"
      Interface.current.updateCycle.update()
      #expect(label.recordingPeer?.takeChanges() == [[.content, .accessibility]])
      window.isHidden = true
    }
  }

  @Test func isNotPresented_WhenItWasHiddenWhileAppearing() {
    withRecordingHost { host in
      let screen = Screen()
      screen.whenAppeared = { $0.view.window?.isHidden = true }
      let window = makeWindow(screen)
      #expect(window.isHidden)
      #expect(host.windows.count == 1)
      #expect(host.windows.first?.content == nil)
    }
  }

  @Test func aFieldGetsTheFocus_WhenItIsFirstResponderBeforeItIsShown() {
    withRecordingHost { _ in
      let screen = Screen()
      let window = makeWindow(screen)
      let field = UITextField(frame: .zero)
      screen.view.addSubview(field)
      field.becomeFirstResponder()
      Interface.current.updateCycle.update()
      #expect(field.recordingPeer?.focusCount == 1)
      Interface.current.updateCycle.update()
      #expect(field.recordingPeer?.focusCount == 1)
      window.isHidden = true
    }
  }

  @Test func leavesTheViewToTheOtherWindow_ThatHasGotIt() {
    let screen = Screen()
    let first = makeWindow(screen)
    let second = makeWindow(screen)
    first.isHidden = true
    #expect(screen.view.superview === second)
    second.isHidden = true
  }

  @Test func commitsTheMarkedText_WhenAButtonIsPressed() {
    let screen = Screen()
    let field = UITextField()
    let button = UIButton(type: .system)
    screen.view.addSubview(field)
    screen.view.addSubview(button)
    let window = makeWindow(screen)
    field.becomeFirstResponder()
    field.insertText("東")
    field.setMarkedText("きょう")
    var text: String?
    button.addAction(UIAction { _ in text = field.text }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    #expect(text == "東きょう")
    #expect(field.markedText == nil)
    window.isHidden = true
  }
}
