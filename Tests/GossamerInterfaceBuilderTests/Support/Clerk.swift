// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// An object of a document that records its calls in order.
final class Clerk: CustomObject {
  var title: String? { didSet { log.append("title \(title ?? "nil")") } }
  var count = 0
  var isOpen = false
  weak var field: UITextField? { didSet { log.append("field") } }
  var labels: [UILabel] = [] { didSet { log.append("label \(labels.last?.text ?? "")") } }
  private(set) var log: [String] = []

  required init() {}

  static var wires: AnyWires {
    Wires<Clerk>()
      .attribute("title", \.title)
      .attribute("count", \.count)
      .attribute("isOpen", \.isOpen)
      .outlet("field", \.field)
      .outlets("labels", \.labels)
      .action("press:", Clerk.press)
  }

  func awakeFromNib() {
    log.append("awake")
  }

  func press(_ sender: UIButton) {
    log.append("press \(sender.currentTitle ?? "")")
  }
}
