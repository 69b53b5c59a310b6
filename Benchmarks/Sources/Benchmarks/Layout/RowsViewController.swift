// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A list of rows with constraints: each is 16 from the sides and 8 from the row above, and as high
/// as the first. The first begins at the top, the last ends at the bottom.
final class RowsViewController: UIViewController {
  private let count: Int
  private var rows: [UIView] = []

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for _ in 0..<count {
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(row)
      NSLayoutConstraint.activate(constraints(placing: row))
      rows.append(row)
    }
    rows.last?.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }

  private func constraints(placing row: UIView) -> [NSLayoutConstraint] {
    let sides = [
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ]
    guard let first = rows.first, let above = rows.last else {
      return sides + [row.topAnchor.constraint(equalTo: view.topAnchor)]
    }
    return sides + [
      row.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8),
      row.heightAnchor.constraint(equalTo: first.heightAnchor),
    ]
  }

  /// The frame of the last row, to check the measured layout.
  var lastFrame: CGRect {
    rows.last?.frame ?? .zero
  }
}
