// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The kind of a connection, which determines its colour.
enum WireKind: CaseIterable {
  /// A control's event calls a method.
  case action
  /// An object calls its delegate or data source.
  case delegate
  /// A property shows the value of another one.
  case observation
  /// One object refers to another.
  case outlet

  /// The name in the legend.
  var title: String {
    switch self {
    case .action: "action"
    case .delegate: "delegate"
    case .observation: "observation"
    case .outlet: "outlet"
    }
  }

  var color: UIColor {
    switch self {
    case .action: .systemBlue
    case .delegate: .systemPurple
    case .observation: .systemGreen
    case .outlet: .systemOrange
    }
  }
}
