// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// UIKit's own methods that applications name by selectors: those of responders and views. The other classes have theirs among
// their wires.

extension UIResponder {
  static var responderWires: AnyWires {
    Wires<UIResponder>()
      .selector("becomeFirstResponder", UIResponder.becomeFirstResponder)
      .selector("resignFirstResponder", UIResponder.resignFirstResponder)
      .selector("cut:", UIResponder.cut)
      .selector("copy:", UIResponder.copy)
      .selector("paste:", UIResponder.paste)
      .selector("selectAll:", UIResponder.selectAll)
  }
}

extension UIView {
  static func viewSelectors(adding inherited: AnyWires) -> AnyWires {
    Wires<UIView>(inherited)
      .selector("endEditing:") { view in { _ = view.endEditing(isYes($0)) } }
      .selector("setNeedsLayout", UIView.setNeedsLayout)
      .selector("layoutIfNeeded", UIView.layoutIfNeeded)
      .selector("setNeedsDisplay") { view in { view.setNeedsDisplay() } }
      .selector("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints)
      .selector("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize)
      .selector("removeFromSuperview", UIView.removeFromSuperview)
      .selector("sizeToFit", UIView.sizeToFit)
  }
}

/// Whether an argument for a Boolean parameter means yes. As in Objective-C, every object does: a gesture recognizer that sends
/// `endEditing:` passes itself.
func isYes(_ argument: Any?) -> Bool {
  guard let argument else { return false }
  return WireValue.converted(argument, to: Bool.self) ?? true
}
