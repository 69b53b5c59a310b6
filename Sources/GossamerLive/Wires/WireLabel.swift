// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The name of a connection, on the connection.
final class WireLabel: Chip {
  /// Creates the label of `connection`.
  init(_ connection: Wiring.Connection) {
    super.init(text: connection.name, font: .systemFont(ofSize: 11, weight: .semibold))
    label.textColor = .white
    backgroundColor = connection.kind.color
  }

  /// Labels are in no document.
  required init?(coder: NSCoder) { nil }
}
