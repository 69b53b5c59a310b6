// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A controller whose view has the given subviews, each at a frame of its own.
func controller(_ subviews: UIView...) -> UIViewController {
  let controller = UIViewController()
  for view in subviews { controller.view.addSubview(view) }
  return controller
}

/// A button with a title.
func button(_ title: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 40))
  -> UIButton
{
  let button = UIButton(type: .system)
  button.frame = frame
  button.setTitle(title, for: .normal)
  return button
}

/// A text field with a placeholder.
func field(_ placeholder: String, y: CGFloat = 0) -> UITextField {
  let field = UITextField(frame: CGRect(x: 0, y: y, width: 100, height: 30))
  field.placeholder = placeholder
  return field
}

/// A label with a text.
func label(_ text: String) -> UILabel {
  let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
  label.text = text
  return label
}
