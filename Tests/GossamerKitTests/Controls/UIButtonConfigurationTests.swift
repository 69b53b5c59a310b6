// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UIButtonConfigurationTests {
  @Test func addsTheInsetsOfTheConfigurationToItsTitle() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Tap Me"
    let button = UIButton(configuration: configuration)
    let label = try #require(button.titleLabel)
    #expect(label.font == .preferredFont(forTextStyle: .body))
    let title = label.intrinsicContentSize
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width + 24, height: title.height + 14))
  }

  struct Look: Sendable {
    let style: @MainActor @Sendable () -> UIButton.Configuration
    let state: UIControl.State
    let foreground: UIColor
    let background: UIColor?
  }

  @Test(arguments: [
    Look(
      style: { .plain() }, state: .normal, foreground: .systemPink, background: nil),
    Look(
      style: { .plain() }, state: .selected, foreground: .systemPink,
      background: .systemPink.withAlphaComponent(0.18)),
    Look(
      style: { .plain() }, state: .disabled, foreground: .secondaryLabel, background: nil),
    Look(
      style: { .gray() }, state: .normal, foreground: .systemPink,
      background: .secondarySystemFill),
    Look(
      style: { .tinted() }, state: .normal, foreground: .systemPink,
      background: .systemPink.withAlphaComponent(0.18)),
    Look(
      style: { .filled() }, state: .normal, foreground: .white, background: .systemPink),
    Look(
      style: { .filled() }, state: .disabled, foreground: .secondaryLabel,
      background: .tertiarySystemFill),
  ])
  func looksAsItsStyleAndStateSay(_ look: Look) {
    let button = UIButton(configuration: look.style())
    button.tintColor = .systemPink
    button.isEnabled = !look.state.contains(.disabled)
    button.isSelected = look.state.contains(.selected)
    #expect(button.titleLabel?.textColor == look.foreground)
    let backgrounds = button.subviews.compactMap(\.backgroundColor)
    #expect(backgrounds == [look.background].compactMap { $0 })
  }

  @Test func putsTheBackgroundBehindTheTitle_WithItsCorners() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "OK"
    configuration.cornerStyle = .capsule
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 5, leading: 10, bottom: 5, trailing: 0)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.layoutIfNeeded()
    let background = try #require(button.subviews.first)
    #expect(background.frame == CGRect(x: 10, y: 5, width: 90, height: 40))
    #expect(background.layer.cornerRadius == 20)
    button.configuration = .plain()
    #expect(button.subviews.count == 1)
  }

  @Test func drawsItsOutlineInTheColoursOfTheWindow() throws {
    let window = UIWindow(frame: .zero)
    window.overrideUserInterfaceStyle = .dark
    var configuration = UIButton.Configuration.plain()
    configuration.background.strokeWidth = 2
    let button = UIButton(configuration: configuration)
    window.addSubview(button)
    window.layoutIfNeeded()
    let layer = try #require(button.subviews.first).layer
    #expect(layer.borderWidth == 2)
    #expect(
      layer.borderColor == UIColor.tintColor.resolvedColor(with: window.traitCollection).cgColor)
    button.configuration?.background.strokeColor = .systemRed
    window.overrideUserInterfaceStyle = .light
    #expect(
      layer.borderColor == UIColor.systemRed.resolvedColor(with: window.traitCollection).cgColor)
  }

  @Test func showsTheTitleForTheState_WhenTheConfigurationHasNone() {
    let button = UIButton(configuration: .filled())
    button.setTitle("By state", for: .normal)
    #expect(button.titleLabel?.text == "By state")
    button.configuration?.title = "By configuration"
    #expect(button.titleLabel?.text == "By configuration")
  }

  @Test func callsItsUpdateHandlerOnceACycle_WhenTheStateChanges() {
    let button = UIButton(configuration: .plain())
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    button.updatePropertiesIfNeeded()
    #expect(button.titleLabel?.text == "On")
    button.isEnabled = false
    button.isSelected = true
    button.updatePropertiesIfNeeded()
    button.updatePropertiesIfNeeded()
    #expect(button.titleLabel?.text == "Off")
    #expect(count == 2)
  }
}
