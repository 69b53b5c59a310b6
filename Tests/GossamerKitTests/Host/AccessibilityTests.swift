// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) struct AccessibilityTests {
  @Test func announcesPostedTexts_InTheKeyWindow() {
    let screen = Screen(UIViewController())
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(
      notification: .screenChanged, argument: NSAttributedString(string: "Page 2"))
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    UIAccessibility.post(notification: .announcement, argument: "")
    #expect(screen.announcements == ["Saved", "Page 2"])
  }

  @Test func givesTheKeyboardToAViewThatIsPosted() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    controller.view.addSubview(field)
    let screen = Screen(controller)
    UIAccessibility.post(notification: .layoutChanged, argument: field)
    screen.update()
    #expect(field.isFirstResponder)
  }

  @Test func raisesAndLowersValues_AsAPersonWould() {
    let slider = UISlider()
    var events = 0
    slider.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    #expect(slider.value == 0.1)
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 0)
    #expect(events == 2)
    let stepper = UIStepper()
    stepper.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    stepper.accessibilityDecrement()
    stepper.accessibilityIncrement()
    #expect(stepper.value == 1)
    #expect(events == 3)
    stepper.isEnabled = false
    stepper.accessibilityIncrement()
    #expect(stepper.value == 1)
    let pages = UIPageControl()
    pages.numberOfPages = 2
    for _ in 0..<3 { pages.accessibilityIncrement() }
    #expect(pages.currentPage == 1)
    #expect(slider.accessibleActions.map(\.name) == ["Increment", "Decrement"])
  }

  @Test(arguments: [
    (UIColor.secondaryLabel, UIUserInterfaceStyle.light), (.placeholderText, .dark),
    (.systemBlue, .light), (.separator, .dark), (.tintColor, .light),
  ])
  func coloursStandOutMore_InHighContrast(_ color: UIColor, _ style: UIUserInterfaceStyle) {
    let normal = UITraitCollection(userInterfaceStyle: style)
    let high = normal.modifyingTraits { $0.accessibilityContrast = .high }
    #expect(color.resolvedColor(with: normal) != color.resolvedColor(with: high))
    #expect(high.hasDifferentColorAppearance(comparedTo: normal))
  }

  @Test func tellsOfTheDesktopsContrastMotionAndScreenReader() {
    let former = UIScreen.main.traitCollection
    let formerSettings = UIApplication.shared.accessibilitySettings
    defer {
      UIScreen.main.traitCollection = former
      UIApplication.shared.accessibilitySettings = formerSettings
    }
    var told: [String] = []
    let names = [
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name.rawValue) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isVoiceOverRunning)
    UIScreen.main.traitCollection = former.modifyingTraits { $0.accessibilityContrast = .high }
    UIApplication.shared.accessibilitySettings = AccessibilitySettings(
      reducesMotion: true, hasScreenReader: true)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(told == names.map(\.rawValue))
  }
}
