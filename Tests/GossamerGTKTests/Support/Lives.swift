// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

@testable import GossamerGTK

/// Counts which of the widgets of a tree are still alive.
final class Lives {
  private(set) var count = 0

  /// Counts `widget` and its descendants. This object has to outlive them to notice their end.
  init(of widget: WidgetPointer) {
    var stack = [widget]
    while let next = stack.popLast() {
      count += 1
      stack.append(contentsOf: next.children)
      // Each widget keeps this object alive until it is freed.
      next.withMemoryRebound(to: GObject.self, capacity: 1) { object in
        g_object_weak_ref(
          object,
          { lives, _ in
            guard let lives else { return }
            Unmanaged<Lives>.fromOpaque(lives).takeRetainedValue().count -= 1
          }, Unmanaged.passRetained(self).toOpaque())
      }
    }
  }
}
