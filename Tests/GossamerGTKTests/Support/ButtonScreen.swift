// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A screen with a button and a field.
final class ButtonScreen: UIViewController {
  let button = UIButton(configuration: .filled())
  let field = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 34))
  var whenPressed: () -> Void = {}
  private(set) var presses = 0

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    button.configuration?.title = "Press"
    button.frame = CGRect(x: 20, y: 80, width: 120, height: 40)
    button.addTarget(self, action: ButtonScreen.press, for: .primaryActionTriggered)
    field.borderStyle = .roundedRect
    view.addSubview(button)
    view.addSubview(field)
  }

  private func press() {
    presses += 1
    whenPressed()
  }
}
