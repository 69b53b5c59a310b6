// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerKit

/// The properties of a text field. Editing is tested in TextEditingTests.
@Suite(.alone) struct UITextFieldTests {
  /// The heights that Interface Builder stores for text fields without a height constraint.
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

  @Test func isAsWideAsTheBeginning_OfATextThatIsWiderThanAnyScreen() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    field.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    field.text = String(repeating: "i", count: 5_000)
    view.layoutIfNeeded()
    let width = field.frame.width
    field.insertText("WWW")
    view.layoutIfNeeded()
    #expect(field.frame.width == width)
    field.selectedRange = NSRange(location: 0, length: 0)
    field.insertText("WWW")
    view.layoutIfNeeded()
    #expect(field.frame.width > width)
    #expect(field.frame.width == field.intrinsicContentSize.width)
  }

  @Test func findsPlaces_ByTheirDistance() throws {
    let field = UITextField()
    field.text = "a😀bc"
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.offset(from: start, to: end) == 5)
    #expect(field.offset(from: end, to: start) == -5)
    #expect(field.selectedTextRange?.start == end)
    let place = try #require(field.position(from: end, offset: -2))
    #expect(field.compare(start, to: place) == .orderedAscending)
    #expect(field.compare(end, to: place) == .orderedDescending)
    #expect(field.compare(place, to: place) == .orderedSame)
    let range = try #require(field.textRange(from: place, to: start))
    #expect(field.text(in: range) == "a😀")
    #expect(!range.isEmpty)
    for offset in [-4, 3, Int.min, .max] {
      #expect(field.position(from: place, offset: offset) == nil)
    }
    field.selectedTextRange = range
    #expect(field.selectedRange == NSRange(location: 0, length: 3))
    field.selectedTextRange = nil
    #expect(field.selectedRange == NSRange(location: 0, length: 3))
    // A place stays where it is, counted from the beginning; one behind the end means the end.
    field.text = "x"
    #expect(field.text(in: range) == "x")
    field.selectedTextRange = field.textRange(from: place, to: end)
    #expect(field.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test func replacesWithoutAsking_AndReportsTheChange() throws {
    final class Refusing: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { false }
    }
    let (field, delegate) = (UITextField(), Refusing())
    field.delegate = delegate
    field.text = "Hello"
    var told = 0
    field.addAction(UIAction { _ in told += 1 }, for: .editingChanged)
    let posted = PostCount()
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { posted.count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let range = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    field.replace(range, withText: "one\nline")
    #expect(field.text == "one line")
    #expect(field.selectedRange == NSRange(location: 8, length: 0))
    #expect(told == 1)
    #expect(posted.count == 1)
    #expect(field.canUndo)
    field.setMarkedText("に")
    #expect(field.markedTextRange == field.selectedTextRange)
    field.replace(range, withText: "")
    #expect(field.markedTextRange == nil)
    #expect(field.text == "ine")
  }

  private final class PostCount { var count = 0 }

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

  @Test func isNamedAfterItsPlaceholder_WhenItHasNoAccessibilityLabel() {
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
