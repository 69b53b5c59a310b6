// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  /// Switches, sliders, steppers and similar controls in a real window, used by mouse and keyboard.
  @Suite struct NativeControlTests {
    private let events = Events()

    private final class Events {
      var calls: [String] = []

      func changed(_ control: UIControl) { calls.append("changed \(value(of: control))") }
      func ended(_ control: UIControl) { calls.append("ended") }

      private func value(of control: UIControl) -> String {
        switch control {
        case let toggle as UISwitch: "\(toggle.isOn)"
        case let slider as UISlider: "\((slider.value * 10).rounded() / 10)"
        case let stepper as UIStepper: "\(stepper.value)"
        case let control as UISegmentedControl: "\(control.selectedSegmentIndex)"
        default: ""
        }
      }
    }

    private func show(_ view: UIView) async throws -> ShownWindow {
      (view as? UIControl)?.addTarget(events, action: Events.changed(_:), for: .valueChanged)
      let root = UIView()
      root.addSubview(view)
      let shown = try await Stage.show(root, size: CGSize(width: 393, height: 400))
      try await Stage.settle(shown)
      return shown
    }

    // MARK: - Switch

    @Test func aSwitchFollowsClicksAndKeys() async throws {
      let toggle = UISwitch(frame: CGRect(x: 40, y: 40, width: 0, height: 0))
      let shown = try await show(toggle)
      try await Person.clicks(toggle, in: shown)
      try await Stage.eventually("the switch is on") { toggle.isOn }
      gtk_widget_grab_focus(try native(of: toggle, in: shown).nativeWidget)
      try await Person.presses("space")
      try await Stage.eventually("the switch is off") { !toggle.isOn }
      #expect(events.calls == ["changed true", "changed false"])
    }

    @Test func aSwitchFollowsCode_WithoutAnEvent() async throws {
      let toggle = UISwitch(frame: CGRect(x: 40, y: 40, width: 0, height: 0))
      let shown = try await show(toggle)
      let handle = try native(of: toggle, in: shown).native
      toggle.isOn = true
      try await Stage.settle(shown)
      #expect(gtk_switch_get_active(handle.opaque) != 0)
      #expect(events.calls == [])
      toggle.isEnabled = false
      try await Stage.settle(shown)
      try await Person.clicks(toggle, in: shown)
      try await Stage.settle(shown)
      #expect(toggle.isOn && events.calls == [])
    }

    @Test func aSwitchGoesBack_WhenItsActionSaysSo() async throws {
      let toggle = UISwitch(frame: CGRect(x: 40, y: 40, width: 0, height: 0))
      toggle.addAction(UIAction { [unowned toggle] _ in toggle.isOn = false }, for: .valueChanged)
      let shown = try await show(toggle)
      let handle = try native(of: toggle, in: shown).native
      try await Person.clicks(toggle, in: shown)
      try await Stage.eventually("the switch is off again") {
        !events.calls.isEmpty && gtk_switch_get_active(handle.opaque) == 0
      }
      #expect(!toggle.isOn)
    }

    @Test func anOnSwitchHasItsTint() async throws {
      let toggle = UISwitch(frame: CGRect(x: 40, y: 40, width: 0, height: 0))
      (toggle.isOn, toggle.onTintColor) = (true, .red)
      let shown = try await show(toggle)
      // GTK fades from one colour to the other.
      try await Stage.eventually("the switch is red") {
        try Picture(of: toggle, in: shown)[12, 15] == Picture.Pixel(red: 255, green: 0, blue: 0)
      }
      toggle.onTintColor = .blue
      try await Stage.eventually("the switch is blue") {
        try Picture(of: toggle, in: shown)[12, 15] == Picture.Pixel(red: 0, green: 0, blue: 255)
      }
    }

    // MARK: - Slider

    @Test func aSliderFollowsTheMouse() async throws {
      let slider = UISlider(frame: CGRect(x: 40, y: 40, width: 200, height: 31))
      slider.addTarget(events, action: Events.ended(_:), for: .touchUpInside)
      let shown = try await show(slider)
      try await Person.clicks(slider, in: shown)
      try await Stage.eventually("the thumb is let go") { events.calls.last == "ended" }
      #expect(abs(slider.value - 0.5) < 0.02)
      #expect(events.calls == ["changed 0.5", "ended"])
    }

    @Test func aSliderFollowsKeysAndCode() async throws {
      let slider = UISlider(frame: CGRect(x: 40, y: 40, width: 200, height: 31))
      (slider.minimumValue, slider.maximumValue, slider.value) = (10, 30, 20)
      let shown = try await show(slider)
      let range = try native(of: slider, in: shown).native.pointer(to: GtkRange.self)
      #expect(gtk_range_get_value(range) == 20)
      gtk_widget_grab_focus(try native(of: slider, in: shown).nativeWidget)
      try await Person.presses("Right")
      try await Stage.eventually("the slider is at 21") { slider.value == 21 }
      try await Person.presses("End")
      try await Stage.eventually("the slider is at its end") { slider.value == 30 }
      #expect(events.calls == ["changed 21.0", "changed 30.0"])
      slider.value = 12
      try await Stage.settle(shown)
      #expect(gtk_range_get_value(range) == 12)
      slider.maximumValue = 11
      try await Stage.settle(shown)
      #expect(gtk_range_get_value(range) == 11 && slider.value == 11)
      #expect(events.calls == ["changed 21.0", "changed 30.0"])
    }

    @Test func aSliderIsMirrored_FromRightToLeft() async throws {
      let slider = UISlider(frame: CGRect(x: 40, y: 40, width: 200, height: 31))
      slider.semanticContentAttribute = .forceRightToLeft
      let shown = try await show(slider)
      gtk_widget_grab_focus(try native(of: slider, in: shown).nativeWidget)
      try await Person.presses("Left")
      try await Stage.eventually("the slider has moved") { slider.value > 0 }
      #expect(abs(slider.value - 0.05) < 0.001)
    }

    @Test func theFilledTrackHasTheTint() async throws {
      let slider = UISlider(frame: CGRect(x: 40, y: 40, width: 200, height: 31))
      (slider.value, slider.tintColor) = (0.5, .red)
      let shown = try await show(slider)
      #expect(
        try Picture(of: slider, in: shown)[40, 15] == Picture.Pixel(red: 255, green: 0, blue: 0))
      slider.minimumTrackTintColor = .blue
      try await Stage.settle(shown)
      #expect(
        try Picture(of: slider, in: shown)[40, 15] == Picture.Pixel(red: 0, green: 0, blue: 255))
    }

    @Test(arguments: [0, 1, 5, 16])
    func controlsInTinyFramesDontUpsetGTK(length: CGFloat) async throws {
      let root = UIView()
      for (index, view) in [
        UISlider(), UIProgressView(), UIActivityIndicatorView(style: .large),
        UISegmentedControl(items: ["A"]),
      ].enumerated() {
        view.frame = CGRect(x: 20, y: 20 + 50 * CGFloat(index), width: length, height: length)
        (view as? UIActivityIndicatorView)?.startAnimating()
        root.addSubview(view)
      }
      _ = try await show(root)
      #expect(MessagesOfGTK.take() == [])
    }

    // MARK: - Stepper and segments

    @Test func aStepperFollowsClicks() async throws {
      let stepper = UIStepper(frame: CGRect(x: 40, y: 40, width: 0, height: 0))
      let shown = try await show(stepper)
      try await Person.clicks(stepper.incrementButton, in: shown)
      try await Stage.eventually("the value is 1") { stepper.value == 1 }
      try await Person.clicks(stepper.decrementButton, in: shown)
      try await Stage.eventually("the value is 0") { stepper.value == 0 }
      #expect(events.calls == ["changed 1.0", "changed 0.0"])
    }

    @Test func segmentsFollowClicksAndKeys() async throws {
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame.origin = CGPoint(x: 40, y: 40)
      let shown = try await show(control)
      try await Person.clicks(control.segments[1], in: shown)
      try await Stage.eventually("the second is selected") { control.selectedSegmentIndex == 1 }
      gtk_widget_grab_focus(try shown.widget(of: control.segments[0]))
      try await Person.presses("Right")
      try await Person.presses("Right")
      try await Person.presses("space")
      try await Stage.eventually("the third is selected") { control.selectedSegmentIndex == 2 }
      #expect(events.calls == ["changed 1", "changed 2"])
    }

    // MARK: - Focus

    @Test(arguments: [false, true])
    func theRingOfTheFocusHasTheTint(isSlider: Bool) async throws {
      let control: UIControl = isSlider ? UISlider() : UISwitch()
      control.frame = CGRect(x: 40, y: 40, width: 120, height: 31)
      let background = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
      background.backgroundColor = .white
      background.addSubview(control)
      let shown = try await show(background)
      let window = UnsafeMutableRawPointer(try shown.gtkWindow).assumingMemoryBound(
        to: GtkWindow.self)
      try await Person.presses("Tab")
      for (color, ring) in [
        (UIColor.red, Picture.Pixel(red: 255, green: 102, blue: 102)),
        (.blue, Picture.Pixel(red: 102, green: 102, blue: 255)),
      ] {
        control.tintColor = color
        // GTK fades its own rings in, and hides them three seconds after a key.
        try await Stage.eventually("the ring is \(ring)") {
          gtk_window_set_focus_visible(window, 1)
          let picture = try Picture(of: background, in: shown)
          return (30..<81).contains { y in (30..<171).contains { picture[$0, y].isNear(ring) } }
        }
      }
    }

    // MARK: - Indicator

    @Test func anIndicatorTurns_WhenItIsStarted() async throws {
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.hidesWhenStopped = false
      let shown = try await show(indicator)
      let handle = try native(of: indicator, in: shown).native
      #expect(gtk_spinner_get_spinning(handle.opaque) == 0)
      #expect(gtk_widget_get_width(handle.pointer(to: GtkWidget.self)) == 37)
      indicator.startAnimating()
      try await Stage.settle(shown)
      #expect(gtk_spinner_get_spinning(handle.opaque) != 0)
    }

    @Test func theirWidgetsAreFreedWithThem() async throws {
      let root = UIView()
      for view in [UISwitch(), UISlider(), UIActivityIndicatorView(style: .medium)] {
        root.addSubview(view)
      }
      let shown = try await show(root)
      let lives = try root.subviews.map { try Lives(of: shown.widget(of: $0)) }
      for view in root.subviews { view.removeFromSuperview() }
      try await Stage.eventually("the widgets are freed") { lives.allSatisfy { $0.count == 0 } }
    }

    private func native(of view: UIView, in shown: ShownWindow) throws -> NativeWidgetPeer {
      try #require(try shown.peer(of: view) as? NativeWidgetPeer)
    }
  }
}

extension Picture.Pixel {
  fileprivate func isNear(_ other: Picture.Pixel) -> Bool {
    zip([red, green, blue], [other.red, other.green, other.blue])
      .allSatisfy { abs(Int($0) - Int($1)) <= 2 }
  }
}
