// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

// Uses the controls that have a value, as a person does. Each method runs the update cycle at its
// end.

extension UISwitch {
  /// Switches from off to on, or from on to off.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the switch is hidden, disabled, outside or
  ///   covered.
  public func toggle() throws(ScreenError) {
    try tap()
  }
}

extension UISlider {
  /// Drags the thumb to a value and lets it go. A value outside of the range is clamped.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the slider is hidden, disabled, outside or
  ///   covered.
  public func drag(to value: Float) throws(ScreenError) {
    let touch = try press()
    hostDidMoveThumb(to: value, isTracking: true)
    interface.updateCycle.updateToRest()
    hostDidEndTracking()
    touch.lift()
  }
}

extension UIStepper {
  /// Presses the button that raises the value.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the button is hidden, outside or
  ///   covered, or it is disabled because the value is the maximum.
  public func increment() throws(ScreenError) {
    try incrementButton.tap()
  }

  /// Presses the button that lowers the value.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the button is hidden, outside or
  ///   covered, or it is disabled because the value is the minimum.
  public func decrement() throws(ScreenError) {
    try decrementButton.tap()
  }
}

extension UISegmentedControl {
  /// Presses the segment with this name: its title, or another accessibility label, or its accessibility
  /// identifier.
  /// - Throws: ``ScreenError`` if there is none, or if a person couldn't press it.
  public func select(_ name: String) throws(ScreenError) {
    guard let window else { throw .notInWindow(pictureLine) }
    try Query(
      type: SegmentView.self, name: name,
      names: { [$0.accessibilityLabel, $0.accessibilityIdentifier] }
    )
    .result(in: window, under: self).tap()
  }
}

extension UIPickerView {
  /// Opens the menu of a component, and chooses the row with this title.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the picker is hidden, outside, covered, or takes no input;
  ///   there is no such component or row.
  public func choose(_ title: String, inComponent component: Int = 0) throws(ScreenError) {
    guard let window else { throw .notInWindow(pictureLine) }
    guard (0..<numberOfComponents).contains(component) else {
      throw .notFound(
        "component \(component) of \(pictureLine)", hint: "It has \(numberOfComponents).",
        picture: window.picture(limit: 100))
    }
    try buttons[component].tap()
    try window.choose([title])
    interface.updateCycle.updateToRest()
  }
}

extension UISearchBar {
  /// Presses the cancel button.
  /// - Throws: ``ScreenError`` if a person couldn't do that: there is none, or it is outside or covered.
  public func cancel() throws(ScreenError) {
    try cancelButton.tap()
  }

  /// Presses the scope with this title.
  /// - Throws: ``ScreenError`` if there is none, or if a person couldn't press it.
  public func selectScope(_ title: String) throws(ScreenError) {
    try scopeControl.select(title)
  }
}

extension UIDatePicker {
  /// Selects a date, as a person does with the buttons and the calendar. One outside of the picker's limits becomes the
  /// nearest that it permits. In the mode `countDownTimer` use ``choose(_:_:)``.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the picker is hidden, disabled, outside or covered.
  public func choose(_ date: Date) throws(ScreenError) {
    for part in buttons { _ = try part.reachablePoint() }
    personDidChoose(date)
    interface.updateCycle.updateToRest()
  }

  /// Opens the menu of a component, such as "Hour", and chooses the value with this title.
  /// - Throws: ``ScreenError`` if a person couldn't do that, or if there is no such component or value.
  public func choose(_ title: String, _ component: String) throws(ScreenError) {
    guard let window else { throw .notInWindow(pictureLine) }
    guard let button = buttons.first(where: { name(of: $0.field) == component }) else {
      throw .notFound(
        "the component '\(component)' of \(pictureLine)",
        hint: "It has \(buttons.map { name(of: $0.field) }.joined(separator: ", ")).",
        picture: window.picture(limit: 100))
    }
    try button.tap()
    try window.choose([title])
    interface.updateCycle.updateToRest()
  }
}
