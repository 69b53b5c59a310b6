// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

extension GdkRGBA {
  /// The colour as GDK takes it.
  init(_ components: UIColor.Components) {
    self.init(
      red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
      alpha: Float(components.alpha))
  }
}
