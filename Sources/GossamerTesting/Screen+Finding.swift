// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSpelling

// Finds views by the names that a person or an assistive technology would use.
//
// The contents of an accessibility element, such as the label inside of a button, aren't found, because
// a person doesn't perceive them as separate views.
extension Screen {
  /// The button with this name.
  /// - Parameter name: its accessibility label (a button's title, unless it has another one), or its
  ///   accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func button(_ name: String) throws(ScreenError) -> UIButton {
    try find(UIButton.self, name)
  }

  /// The text field with this name.
  /// - Parameter name: its accessibility label (its placeholder, unless it has another one), or its
  ///   accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func textField(_ name: String) throws(ScreenError) -> UITextField {
    try find(UITextField.self, name)
  }

  /// The text view with this name.
  /// - Parameter name: its accessibility label, or its accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func textView(_ name: String) throws(ScreenError) -> UITextView {
    try find(UITextView.self, name)
  }

  /// The label with this name.
  /// - Parameter name: its accessibility label (its text, unless it has another one), or its
  ///   accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func label(_ name: String) throws(ScreenError) -> UILabel {
    try find(UILabel.self, name)
  }

  /// The switch with this name.
  /// - Parameter name: its accessibility label, or its accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func `switch`(_ name: String) throws(ScreenError) -> UISwitch {
    try find(UISwitch.self, name)
  }

  /// The slider with this name.
  /// - Parameter name: its accessibility label, or its accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func slider(_ name: String) throws(ScreenError) -> UISlider {
    try find(UISlider.self, name)
  }

  /// The stepper with this name.
  /// - Parameter name: its accessibility label, or its accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func stepper(_ name: String) throws(ScreenError) -> UIStepper {
    try find(UIStepper.self, name)
  }

  /// The picker with this name.
  /// - Parameter name: its accessibility label, or its accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func pickerView(_ name: String) throws(ScreenError) -> UIPickerView {
    try find(UIPickerView.self, name)
  }

  /// The segmented control with this name.
  /// - Parameter name: its accessibility label, or its accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func segmentedControl(_ name: String) throws(ScreenError) -> UISegmentedControl {
    try find(UISegmentedControl.self, name)
  }

  /// The date picker with this name.
  /// - Parameter name: its accessibility label, or its accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func datePicker(_ name: String) throws(ScreenError) -> UIDatePicker {
    try find(UIDatePicker.self, name)
  }

  /// The search bar with this name.
  /// - Parameter name: the name of its field (its placeholder, or "Search" without one), or its accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func searchBar(_ name: String) throws(ScreenError) -> UISearchBar {
    try Query(
      type: UISearchBar.self, name: name,
      names: {
        [($0 as? UISearchBar)?.searchTextField.accessibilityLabel, $0.accessibilityIdentifier]
      }
    )
    .result(in: window)
  }

  /// The view with this accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func view(identifier: String) throws(ScreenError) -> UIView {
    try Query(type: UIView.self, name: identifier, names: { [$0.accessibilityIdentifier] })
      .result(in: window)
  }

  /// The element with this name in the `accessibilityElements` of a view, for instance a bar of a
  /// chart.
  ///
  /// Use it as an assistive technology does: with its `accessibilityActivate()`, its
  /// `accessibilityIncrement()`, or the handlers of its actions.
  /// - Parameter name: its accessibility label, or its accessibility identifier.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func accessibilityElement(_ name: String) throws(ScreenError) -> UIAccessibilityElement {
    let elements = window.readElements.compactMap { $0 as? UIAccessibilityElement }
    let fitting = elements.filter {
      $0.accessibilityLabel == name || $0.accessibilityIdentifier == name
    }
    let sought = "UIAccessibilityElement named '\(name)'"
    guard let element = fitting.first else {
      let names = elements.compactMap(\.accessibilityLabel)
      let hint = closestName(to: name, in: names).map { "Did you mean '\($0)'?" }
      throw .notFound(sought, hint: hint, picture: window.picture(limit: 100))
    }
    guard fitting.count == 1 else {
      throw .ambiguous(sought, count: fitting.count, picture: window.picture(limit: 100))
    }
    return element
  }

  /// The view of this type, or of a subclass, with this name. Hidden views count only if no other
  /// view matches.
  /// - Parameters:
  ///   - type: the type of view.
  ///   - name: its accessibility label or identifier; nil for any.
  /// - Throws: ``ScreenError`` if there is none, or more than one.
  public func find<View: UIView>(
    _ type: View.Type, _ name: String? = nil
  ) throws(ScreenError) -> View {
    try Query(
      type: type, name: name, names: { [$0.accessibilityLabel, $0.accessibilityIdentifier] }
    )
    .result(in: window)
  }
}
