// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A controller of a document that records its calls in order.
final class DeskViewController: UIViewController {
  var clerk: Clerk?
  weak var field: UITextField?
  var number = 0
  private(set) var log: [String] = []

  override class var wires: AnyWires {
    Wires<DeskViewController>(super.wires)
      .outlet("clerk", \.clerk)
      .outlet("field", \.field)
      .attribute("number", \.number)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake with \(number), \(field == nil ? "no field" : "a field")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded with \(field == nil ? "no field" : "a field"), clerk \(clerk?.log ?? [])")
  }
}
