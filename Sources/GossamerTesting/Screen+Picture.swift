// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Screen: CustomStringConvertible {
  /// The screen as text, one line per view, indented under its superview:
  ///
  ///     UIWindow (0, 0, 393, 852)
  ///       IntentionsView (0, 0, 393, 852)
  ///         UITextField "Name" (20, 40, 353, 34) text: "Dominik" editing
  ///         UIButton "Reverse" (20, 94, 58, 40)
  ///
  /// A line has the class, the accessibility identifier (`#card`) and label, the frame in the
  /// superview's coordinates (x, y, width, height, in points, to two decimal places), the text or
  /// value, and special states such as `disabled`. The line of a scroll view has its content size
  /// and offset. Accessibility elements that a view draws itself come before its subviews. The
  /// internal views of buttons and fields aren't shown. The same screen always gives the same
  /// picture, so that a test can compare it with an earlier one.
  public var picture: String { window.picture() }

  /// The same as ``picture``.
  public var description: String { picture }
}

extension UIView {
  /// The picture of this view and its descendants, without the internal views of buttons and
  /// fields.
  /// - Parameter limit: the maximum number of views that are shown.
  func picture(limit: Int = .max) -> String {
    var lines: [String] = []
    var stack: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = stack.popLast() {
      guard lines.count < limit else {
        lines.append("... and more; only the first \(limit) views are shown here.")
        break
      }
      lines.append(String(repeating: "  ", count: depth) + view.pictureLine)
      guard !(view is UIControl && view.isAccessibilityElement) else { continue }
      let indent = String(repeating: "  ", count: depth + 1)
      for case let element as UIAccessibilityElement in view.namedElements ?? [] {
        lines.append(indent + element.pictureLine(in: view))
      }
      for subview in view.subviews.reversed() { stack.append((subview, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  /// The line of this view.
  var pictureLine: String {
    ([pictureName, pictureFrame] + pictureContent + pictureFlags).joined(separator: " ")
  }

  /// The class, identifier and label of the view.
  var pictureName: String {
    let identifier = accessibilityIdentifier.map { " #\($0)" } ?? ""
    let label = accessibilityLabel.flatMap { $0 == shownText ? nil : " \($0.debugDescription)" }
    return String(describing: type(of: self)) + identifier + (label ?? "")
  }

  private var pictureFrame: String { frame.picture }

  private var pictureContent: [String] {
    if let scrollView = self as? UIScrollView {
      let (size, offset) = (scrollView.contentSize, scrollView.contentOffset)
      let text = (scrollView as? UITextView)?.text.map { ["text: \($0.debugDescription)"] } ?? []
      return text + [
        "content: \(size.width.short) x \(size.height.short)",
        "at: (\(offset.x.short), \(offset.y.short))",
      ]
    }
    if let shownValue { return ["value: \(shownValue)"] }
    guard let shownText else { return [] }
    let isSecret = (self as? UITextField)?.isSecureTextEntry ?? false
    return [isSecret ? "text: \(shownText.count) dots" : "text: \(shownText.debugDescription)"]
  }

  private var pictureFlags: [String] {
    let control = self as? UIControl
    let flags = [
      (isHidden, "hidden"),
      (isCovered, "covered"),
      (alpha < 1, "alpha: \(alpha.short)"),
      (control?.isEnabled == false, "disabled"),
      (control?.isSelected == true, "selected"),
      (control?.isHighlighted == true, "highlighted"),
      ((self as? any TextEditorClient)?.editor.session.isEditing == true, "editing"),
    ]
    return flags.filter(\.0).map(\.1)
  }

  /// The value of a control that has one.
  private var shownValue: String? {
    switch self {
    case let toggle as UISwitch: toggle.isOn ? "on" : "off"
    case let slider as UISlider: CGFloat(slider.value).short
    case let stepper as UIStepper: CGFloat(stepper.value).short
    case let progressView as UIProgressView: CGFloat(progressView.progress).short
    case let control as UISegmentedControl: "\(control.selectedSegmentIndex)"
    case let picker as UIDatePicker: picker.dateText
    default: nil
    }
  }

  private var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    default: nil
    }
  }
}

extension UIAccessibilityElement {
  /// The class, identifier and label of the element.
  var pictureName: String {
    let names = [accessibilityIdentifier.map { "#\($0)" }, accessibilityLabel?.debugDescription]
    return ([String(describing: type(of: self))] + names.compactMap(\.self)).joined(separator: " ")
  }

  /// The line of this element, with its frame in the coordinates of its view.
  fileprivate func pictureLine(in view: UIView) -> String {
    let value = accessibilityValue.map { " value: \($0.debugDescription)" } ?? ""
    return "\(pictureName) \(frame(in: view).picture)\(value)"
  }
}

nonisolated extension CGRect {
  fileprivate var picture: String {
    "(\([minX, minY, width, height].map(\.short).joined(separator: ", ")))"
  }
}

nonisolated extension CGFloat {
  /// The number with at most two decimal places, without trailing zeros.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    guard rounded.magnitude < 1e15, rounded == rounded.rounded() else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}
