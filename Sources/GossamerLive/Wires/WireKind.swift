// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// What a connection is for, and in which colour it is drawn.
enum WireKind: CaseIterable {
  /// A control's event calls a method.
  case action
  /// Someone is asked, and told, as a delegate.
  case delegate
  /// A property follows another one.
  case observation
  /// One object knows another.
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
