// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Observation
import Testing

@Suite(.alone) struct ScreenTests {
  @Observable final class Model {
    var title = "first"
  }

  private final class TitleController: UIViewController {
    let model = Model()
    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 100, height: 20))
    var calls: [String] = []

    override func viewDidLoad() { view.addSubview(label) }
    override func updateProperties() { label.text = model.title }
    override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
  }

  @Test func appearsAndDisappears() {
    let controller = TitleController()
    var screen: Screen? = Screen(controller)
    #expect(controller.calls == ["appeared"])
    #expect(screen?.window.rootViewController === controller)
    screen = nil
    #expect(controller.calls == ["appeared", "disappeared"])
  }

  @Test func showsWhatTheTestHasChanged_WhenItIsUpdated() {
    let controller = TitleController()
    let screen = Screen(controller)
    #expect(controller.label.text == "first")
    controller.model.title = "second"
    screen.update()
    #expect(controller.label.text == "second")
  }

  @Test func laysOutAnew_WhenItIsResized() {
    let controller = TitleController()
    let screen = Screen(controller, size: CGSize(width: 100, height: 100))
    #expect(controller.view.frame.width == 100)
    screen.size.width = 500
    #expect(controller.view.frame.width == 500)
  }

  @Test func hasTheStyleAndDirectionThatItIsGiven_WithoutTouchingOthers() {
    let controller = TitleController()
    let screen = Screen(controller, style: .dark, direction: .rightToLeft)
    let other = Screen(TitleController())
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(other.window.traitCollection.userInterfaceStyle == .light)
    screen.style = .light
    screen.direction = .leftToRight
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func picturesWhatIsOutOfTheOrdinary() {
    let (save, name, hint) = (button("Save"), field("Name"), label("a\n\"b\""))
    save.isEnabled = false
    save.isSelected = true
    name.text = "secret"
    name.isSecureTextEntry = true
    hint.frame = CGRect(x: -0.001, y: 1.0 / 3, width: 20.5, height: 10)
    hint.alpha = 0.5
    hint.isHidden = true
    hint.accessibilityIdentifier = "hint"
    let screen = Screen(controller(save, name, hint))
    #expect(
      screen.picture == #"""
        UIWindow (0, 0, 393, 852)
          UIView (0, 0, 393, 852)
            UIButton "Save" (0, 0, 100, 40) disabled selected
            UITextField "Name" (0, 0, 100, 30) text: 6 dots
            UILabel #hint (0, 0.33, 20.5, 10) text: "a\n\"b\"" hidden alpha: 0.5
        """#)
  }
}
