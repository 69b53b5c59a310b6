// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GossamerKit

/// What a field says of itself. How it is edited, the tests of text editing say.
@Suite struct UITextFieldTests {
  /// The heights that Interface Builder stores for fields that are free to choose.
  nonisolated private static let heights:
    [(style: UITextField.BorderStyle, size: CGFloat, height: CGFloat)] = [
      (.roundedRect, 14, 34), (.roundedRect, 17, 34), (.none, 17, 22), (.none, 15, 20),
    ]

  @Test(arguments: heights)
  func isAsHighAsInInterfaceBuilder(
    style: UITextField.BorderStyle, size: CGFloat, height: CGFloat
  ) {
    let field = UITextField()
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test func isAsWideAsItsText_OrThePlaceholderOfAnEmptyField() {
    let field = UITextField()
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    field.placeholder = "Placeholder"
    label.text = field.placeholder
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
    field.text = "Text"
    label.text = field.text
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width + 14)
  }

  @Test func doesNotGiveTheLengthOfWordsAway_WhenTheTextIsSecret() {
    let field = UITextField()
    field.text = "Wi"
    field.isSecureTextEntry = true
    let width = field.intrinsicContentSize.width
    field.text = "ii"
    #expect(field.intrinsicContentSize.width == width)
  }

  @Test func putsItsBaselineWhereALabelBesideItHasIt() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = "x"
    let above = ((34 - label.intrinsicContentSize.height) / 2).rounded(.down)
    #expect(field.baselineOffsets.first == above + label.baselineOffsets.first)
    #expect(field.baselineOffsets.last == 34 - field.baselineOffsets.first)
  }

  @Test func isKnownByItsPlaceholder_WhenItHasNoAccessibilityLabel() {
    let field = UITextField()
    #expect(field.accessibilityLabel == nil)
    field.placeholder = "Name"
    #expect(field.accessibilityLabel == "Name")
    field.accessibilityLabel = "Full name"
    #expect(field.accessibilityLabel == "Full name")
  }

  @Test func tellsAssistiveTechnologiesDots_WhenTheTextIsSecret() {
    let field = UITextField()
    field.text = "geheim"
    #expect(field.accessibilityValue == "geheim")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "••••••")
  }

  nonisolated private static let clearButtons:
    [(mode: UITextField.ViewMode, whileEditing: Bool, otherwise: Bool)] = [
      (.never, false, false), (.whileEditing, true, false), (.unlessEditing, false, true),
      (.always, true, true),
    ]

  @Test(arguments: clearButtons)
  func showsTheClearButton_WhenItsModeSaysSo(
    mode: UITextField.ViewMode, whileEditing: Bool, otherwise: Bool
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UITextField()
    field.clearButtonMode = mode
    window.addSubview(field)
    window.isHidden = false
    defer { window.isHidden = true }
    #expect(!field.showsClearButton)
    field.text = "a"
    #expect(field.showsClearButton == otherwise)
    field.becomeFirstResponder()
    #expect(field.showsClearButton == whileEditing)
  }

  @Test func keepsNeitherItsDelegateNorItselfAlive() {
    final class Delegate: UITextFieldDelegate {}
    weak var weakField: UITextField?
    weak var weakDelegate: Delegate?
    do {
      let delegate = Delegate()
      let field = UITextField()
      field.delegate = delegate
      field.insertText("a")
      field.undo()
      weakField = field
      weakDelegate = delegate
    }
    #expect(weakField == nil)
    #expect(weakDelegate == nil)
  }
}
