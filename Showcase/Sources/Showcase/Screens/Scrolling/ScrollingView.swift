// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A form that is longer than the window. Constraints make the content as wide as the view, and as
/// high as its subviews.
final class ScrollingView: ScreenView {
  let scrollView = UIScrollView()
  private let stack = UIStackView()

  override func setUp() {
    backgroundColor = .systemGray6
    stack.axis = .vertical
    stack.spacing = 12
    for number in 1...20 { stack.addArrangedSubview(field("Guest \(number)")) }
    scrollView.addSubview(stack)
    addSubview(scrollView)
    layOut()
  }

  private func field(_ name: String) -> UITextField {
    let field = UITextField.rounded(placeholder: name)
    field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return field
  }

  private func layOut() {
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      content.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
      content.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 20),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
    ])
  }
}
