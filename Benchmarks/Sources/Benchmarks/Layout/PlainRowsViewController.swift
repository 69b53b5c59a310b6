// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// The rows of a ``RowsViewController`` without constraints, with frames that are set.
final class PlainRowsViewController: UIViewController {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<count {
      view.addSubview(UIView(frame: CGRect(x: 16, y: index * 48, width: 368, height: 40)))
    }
  }
}
