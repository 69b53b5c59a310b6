// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerKit

/// The frames of a text field's parts: text, overlay views, clear button.
@Suite(.alone) struct UITextFieldPartsTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

  private func laidOutField(_ configure: (UITextField) -> Void) -> UITextField {
    let field = UITextField(frame: bounds)
    field.borderStyle = .roundedRect
    configure(field)
    field.setNeedsLayout()
    field.layoutIfNeeded()
    return field
  }

  @Test func leavesTheBordersInset() {
    let field = laidOutField { $0.text = "Text" }
    #expect(field.arrangement.text == CGRect(x: 7, y: 0, width: 186, height: 34))
    #expect(field.arrangement.clearButton == nil)
  }

  @Test func makesRoomForOverlayViews_WhereTheyAreShown() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let field = laidOutField {
      $0.leftView = left
      $0.rightView = right
      $0.leftViewMode = .always
      $0.rightViewMode = .whileEditing
    }
    #expect(left.superview === field)
    #expect(left.frame == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(right.superview == nil)
    #expect(field.arrangement.text == CGRect(x: 27, y: 0, width: 166, height: 34))
    field.rightViewMode = .always
    field.layoutIfNeeded()
    #expect(right.frame == CGRect(x: 170, y: 12, width: 30, height: 10))
    #expect(field.arrangement.text == CGRect(x: 27, y: 0, width: 136, height: 34))
    field.leftView = nil
    field.layoutIfNeeded()
    #expect(left.superview == nil)
    #expect(field.arrangement.text.minX == 7)
  }

  @Test func changesSides_WhereTextRunsFromRightToLeft() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let field = laidOutField {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.text = "Text"
      $0.leftView = left
      $0.leftViewMode = .always
      $0.clearButtonMode = .always
    }
    #expect(left.frame.minX == 180)
    #expect(field.arrangement.clearButton == CGRect(x: 7, y: 5, width: 24, height: 24))
    #expect(field.arrangement.text == CGRect(x: 38, y: 0, width: 135, height: 34))
  }

  @Test func showsTheRightView_InThePlaceOfTheClearButton() {
    let field = laidOutField {
      $0.text = "Text"
      $0.clearButtonMode = .always
      $0.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(field.showsClearButton)
    field.rightViewMode = .always
    #expect(!field.showsClearButton)
  }

  @Test func isWideEnoughForItsOverlayViews() {
    let field = laidOutField { $0.text = "Text" }
    let width = field.intrinsicContentSize.width
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.leftViewMode = .always
    #expect(field.intrinsicContentSize.width == width + 20)
  }

  private final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 2) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 30, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      super.leftViewRect(forBounds: bounds).offsetBy(dx: 5, dy: 0)
    }
  }

  @Test func asksASubclass() {
    let window = UIWindow(frame: bounds)
    let field = PaddedField(frame: bounds)
    window.addSubview(field)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    field.layoutIfNeeded()
    #expect(field.arrangement.text.minX == 30)
    field.text = "Text"
    field.layoutIfNeeded()
    #expect(field.arrangement.text == CGRect(x: 20, y: 2, width: 160, height: 30))
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(field.arrangement.text.minX == 10)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame.minX == 5)
  }

  @Test func replacesTheWholeText_WhenItClearsOnInsertion() {
    let field = UITextField()
    field.text = "Hello"
    field.clearsOnInsertion = true
    field.insertText("x")
    #expect(field.text == "x")
    field.insertText("y")
    #expect(field.text == "xy")
    field.clearsOnInsertion = true
    field.selectedRange = NSRange(location: 0, length: 0)
    field.insertText("a")
    #expect(field.text == "axy")
  }

  @Test func returnsOnlyWithAText_WhenTheReturnKeyIsEnabledAutomatically() {
    let field = UITextField()
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    field.enablesReturnKeyAutomatically = true
    field.pressReturn()
    #expect(count == 0)
    field.text = "a"
    field.pressReturn()
    #expect(count == 1)
  }

  @Test(arguments: [
    ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\n\nb", "a  b"), ("a\u{2028}b\u{85}c", "a b c"),
    ("a\r\rb\n", "a  b "), ("é ü\u{a0}", "é ü\u{a0}"),
  ])
  func makesOneLine(text: String, line: String) {
    #expect(TextChange.singleLine(text) == line)
  }
}
