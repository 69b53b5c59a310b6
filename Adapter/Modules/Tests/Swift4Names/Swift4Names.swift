// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleUIKit

// Code in Swift 4 mode, which the tests call: the names are refused in theirs.

/// What the former names stand for.
@MainActor public func formerNames() -> [String: Any] {
  let label = UIView()
  let parent = UIViewController()
  let child = UIViewController()
  parent.addChildViewController(child)
  child.didMove(toParentViewController: parent)
  parent.view.addSubview(label)
  parent.view.bringSubview(toFront: label)
  let field = UITextField()
  field.defaultTextAttributes = [NSAttributedString.Key.foregroundColor.rawValue: UIColor.red]
  return [
    "style": UITableViewCellStyle.subtitle, "options": UIViewAnimationOptions.curveEaseOut,
    "height": UITableViewAutomaticDimension, "end": UIKeyboardFrameEndUserInfoKey,
    "show": NSNotification.Name.UIKeyboardWillShow, "insets": UIEdgeInsetsMake(1, 2, 3, 4),
    "image": UIImagePickerControllerOriginalImage, "children": parent.childViewControllers.count,
    "colour": field.textColor as Any,
  ]
}
