// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Places views below each other, as the posts' storyboards do.
func stack(_ views: [UIView], in parent: UIView) {
  let stack = UIStackView(arrangedSubviews: views)
  (stack.axis, stack.spacing) = (.vertical, 12)
  stack.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(stack)
  NSLayoutConstraint.activate([
    stack.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor, constant: 20),
    stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
    stack.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -20),
  ])
}
